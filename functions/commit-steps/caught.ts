import type { Caught, EffectsSoFar } from '../../lib/commit/commit-effects.ts'
import type { RefusalNotice } from '../../lib/kernel/notice.ts'
import type { RefusalCode, RefusalDetails } from '../../lib/kernel/refusals.ts'
import { refusals } from '../../lib/kernel/refusals.ts'
import type { NotVoided } from './filed.ts'

/**
 * The refusal that a step failed with; undefined: it failed otherwise. On AWS the cause is a JSON object around the
 * message, in the local interpreter the message itself.
 */
export function declaredProblem({ Error: name, Cause }: Caught): RefusalNotice | undefined {
  if (name !== 'Refusal') return undefined
  const cause = readJson(Cause)
  const { code, details = {} } = (
    typeof cause.errorMessage === 'string' ? readJson(cause.errorMessage) : cause
  ) as {
    code?: RefusalCode
    details?: RefusalDetails
  }
  return code !== undefined && Object.hasOwn(refusals, code) ? { code, details } : undefined
}

/** The documents that were closed, each the first of those that are closed together. */
export const closedOf = (closings: NonNullable<EffectsSoFar['closings']>): string[] =>
  closings.filter(({ failure }) => !failure).map(({ documentId }) => documentId)

/** Why documents were not voided; when it is unknown whether one is void, trying again does no harm. */
export const notVoidedOf = (closings: NonNullable<EffectsSoFar['closings']>): NotVoided[] =>
  closings.flatMap(({ documentId, failure }) =>
    failure
      ? [
          {
            documentId,
            ...(declaredProblem(failure) ?? { code: 'supplierUnavailable' as const, details: {} }),
          },
        ]
      : [],
  )

function readJson(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return {}
  }
}
