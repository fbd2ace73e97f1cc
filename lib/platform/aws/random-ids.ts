import type { Ids } from '../platform.ts'

export const randomIds: Ids = { uuid: () => crypto.randomUUID() }
