import { Refusal } from '../../../../client/index.ts'
import { Problem } from './message.tsx'
import { messageOf } from './use-loaded.ts'

/** What went wrong: in the words of the service, with what it is about and what can be done. */
export function Why({ problem }: { readonly problem: unknown }) {
  if (problem === undefined) return null
  if (!(problem instanceof Refusal)) return <Problem>{messageOf(problem)}</Problem>
  const { code, message, details, cure } = problem
  return (
    <Problem>
      <strong>{code}</strong> {message}{' '}
      {Object.entries(details).map(([name, value]) => (
        <span key={name} class="quiet">
          {name}: {value}{' '}
        </span>
      ))}
      <br />
      {cure} <a href="#/requests">See the request.</a>
    </Problem>
  )
}
