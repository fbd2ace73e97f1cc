import { noticesOf } from './notices.ts'

/** Why an answer is a refusal, and what it warns of, in its own words. */
export function RefusalsOf({ answer }: { readonly answer: string }) {
  const { errors, warnings } = noticesOf(answer)
  return (
    <>
      {errors.map(({ code, message }) => (
        <div key={message} class="problem" role="alert">
          <strong>{code}</strong> {message}
        </div>
      ))}
      {warnings.map(({ code, message }) => (
        <div key={message} class="warning">
          <strong>{code}</strong> {message}
        </div>
      ))}
    </>
  )
}
