import type { Ids } from '../../kernel/ids.ts'

export const randomIds: Ids = { uuid: () => crypto.randomUUID() }
