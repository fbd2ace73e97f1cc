import { findCure } from '../../../../client/find-cure.ts'
import { errorsIn, type Notice, warningsOf } from '../../../../client/notice.ts'

interface Root {
  readonly Result?: unknown
}

function read(answer: string): { readonly errors: readonly Notice[]; readonly warnings: readonly Notice[] } {
  if (!answer.startsWith('{')) return { errors: [], warnings: [] }
  const body = JSON.parse(answer)
  const roots: (Root | undefined)[] = Object.values(body)
  return {
    errors: errorsIn(body, Object.keys(body)[0] ?? ''),
    warnings: roots.flatMap((root) => (root?.Result === undefined ? [] : warningsOf(root))),
  }
}

/** Why an answer is a refusal, what it warns of, and what can be done. */
export function RefusalsOf({ answer }: { readonly answer: string }) {
  const { errors, warnings } = read(answer)
  return (
    <>
      {errors.map((notice) => (
        <div key={notice.message} class="problem" role="alert">
          <Text notice={notice} />
        </div>
      ))}
      {warnings.map((notice) => (
        <div key={notice.message} class="warning">
          <Text notice={notice} />
        </div>
      ))}
    </>
  )
}

function Text({ notice }: { readonly notice: Notice }) {
  const found = findCure(notice)
  return (
    <>
      <strong>{notice.code}</strong> {notice.message}
      {Object.entries(notice.details).map(([name, value]) => (
        <span key={name} class="quiet">
          {' '}
          {name}: {value}
        </span>
      ))}
      {found && (
        <>
          <br />
          {found.cure}
        </>
      )}
    </>
  )
}
