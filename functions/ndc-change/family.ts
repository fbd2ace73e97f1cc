import { ndcChangeRoutes } from '../../lib/contract/routes/ndc-change.ts'
import { serveFamily } from '../../lib/platform/http/serve-family.ts'
import { modify } from './modify.ts'
import { reprice } from './reprice.ts'
import { reshop } from './reshop.ts'
import { standaloneReprice } from './standalone-reprice.ts'

export const ndcChangeFamily = serveFamily(ndcChangeRoutes, { reshop, reprice, standaloneReprice, modify })
