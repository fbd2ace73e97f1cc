import { stayCommentLengths } from '../kernel/limits.ts'
import type { RefusalNotice } from '../kernel/notice.ts'
import { Refusal } from '../kernel/refusals.ts'

interface Comment {
  readonly name?: string | undefined
  readonly value?: string | undefined
}

/**
 * The comments that hotels accept; entries without any accepted comment are dropped.
 *
 * @returns the entries that are kept, and a notice for each comment that is dropped
 * @throws Refusal `hotelCommentInvalid` a comment is invalid and the client requested strict checks
 */
export function keepComments<
  Entry extends { readonly Comment?: readonly C[] | undefined },
  C extends Comment,
>(entries: readonly Entry[], isStrict: boolean) {
  const notices: RefusalNotice[] = []
  const kept = entries.flatMap((entry) => {
    const good = (entry.Comment ?? []).filter((comment) => {
      const reason = commentProblem(comment)
      if (reason === undefined) return true
      const details = { comment: (comment.name ?? '').slice(0, 20), reason }
      if (isStrict) throw new Refusal('hotelCommentInvalid', details)
      notices.push({ code: 'hotelCommentDropped', details })
      return false
    })
    return good.length > 0 ? [{ ...entry, Comment: good }] : []
  })
  return { kept, notices }
}

function commentProblem({ name = '', value = '' }: Comment): string | undefined {
  const longest = stayCommentLengths[name.toUpperCase()]
  if (longest === undefined) return 'NAME IS UNKNOWN'
  if (value.trim() === '') return 'VALUE IS MISSING'
  return value.length > longest ? `AT MOST ${longest} CHARACTERS` : undefined
}
