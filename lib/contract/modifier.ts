import * as z from 'zod'
import type { RefusalNotice } from '../kernel/notice.ts'
import { code } from './lenient.ts'

/** Entries of any list in a modifier. */
export const maxEntries = 20
export const carrier = code(z.string().regex(/^(\/?\*[A-Z]|[A-Z0-9]{2})$/))
export const airport = code(z.string().regex(/^[A-Z]{3}$/))
export const short = z.string().max(64)
/** Numbers of the legs that a modifier is for; absent: all. */
export const legSequence = z.array(z.int()).max(maxEntries).optional()

export const classifications = z
  .looseObject({
    Classification: z.array(short).max(maxEntries).optional(),
    AdditionalClassification: z.array(short).max(maxEntries).optional(),
  })
  .meta({ id: 'Classifications', description: 'Names of brand attributes.' })

/** Collects warnings about the request. */
export type Warn = (code: RefusalNotice['code'], details?: RefusalNotice['details']) => void
