import { useCallback, useEffect, useRef, useState } from 'preact/hooks'
import type { RecordedRequest, RequestLine } from '../../control/recorder.ts'
import { control, type ShownRequest } from '../control-api.ts'
import { asCurl, asTypeScript } from '../parts/as-code.ts'
import { JsonView } from '../parts/json-view.tsx'
import { Problem, Quiet } from '../parts/message.tsx'
import { RefusalsOf } from '../parts/refusals-of.tsx'
import { useLoaded } from '../parts/use-loaded.ts'
import { sendAgain } from './book/trip-client.ts'

const everyMs = 1_000
const mostShown = 300

/** Every request that any client makes, as it happens, and one of them in full. */
export const RequestsPage = ({ id }: { readonly id: string | undefined }) => (
  <div class="two-columns">
    <RequestList chosen={id} />
    {id === undefined ? (
      <Quiet>Choose a request to see what was sent and answered.</Quiet>
    ) : (
      <OneRequest id={id} />
    )}
  </div>
)

/** The lines so far, the newest first; only what is new is read. */
function useRequests() {
  const [lines, setLines] = useState<readonly RequestLine[]>([])
  const last = useRef(0)
  const load = useCallback(async () => {
    const fresh = await control.requests(last.current)
    last.current = fresh.at(-1)?.number ?? last.current
    if (fresh.length > 0) setLines((before) => [...fresh.toReversed(), ...before].slice(0, mostShown))
  }, [])
  const [state] = useLoaded(load, everyMs)
  const clear = async (): Promise<void> => {
    await control.forgetRequests()
    setLines([])
  }
  return { lines, clear, problem: state.kind === 'failed' ? state.message : undefined }
}

function RequestList({ chosen }: { readonly chosen: string | undefined }) {
  const { lines, clear, problem } = useRequests()
  const [wanted, setWanted] = useState('')
  const shown = lines.filter((line) =>
    `${line.operation} ${line.url} ${line.refusal} ${line.status}`.includes(wanted),
  )
  return (
    <section class="list" aria-label="Requests">
      <div class="bar">
        <input
          type="search"
          placeholder="Filter"
          aria-label="Filter requests"
          value={wanted}
          onInput={(event) => setWanted(event.currentTarget.value)}
        />
        <button type="button" onClick={clear}>
          Clear
        </button>
      </div>
      {problem && <Problem>{problem}</Problem>}
      {lines.length === 0 && <Quiet>Nothing yet. Requests of any client of this service appear here.</Quiet>}
      <ul>
        {shown.map((line) => (
          <li key={line.id}>
            <a href={`#/requests/${line.id}`} aria-current={line.id === chosen ? 'true' : undefined}>
              <span class={`status ${line.refusal !== undefined || line.status >= 400 ? 'bad' : 'good'}`}>
                {line.status}
              </span>
              <span class="what">
                {line.operation ?? `${line.method} ${line.url.split('?')[0]}`}
                {line.refusal && <em> {line.refusal}</em>}
              </span>
              <span class="quiet">
                {line.at.slice(11, 19)} · {line.milliseconds} ms
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function OneRequest({ id }: { readonly id: string }) {
  const load = useCallback(() => control.request(id), [id])
  const [state] = useLoaded(load)
  if (state.kind === 'failed') return <Problem>{state.message}</Problem>
  if (state.kind === 'loading') return <Quiet>Reading ...</Quiet>
  return <RequestInFull request={state.value} />
}

function RequestInFull({ request }: { readonly request: ShownRequest }) {
  return (
    <article class="request">
      <h2>{request.operation ?? 'Answered by the gateway'}</h2>
      <p class="quiet">
        {request.method} {request.url} · {request.status} · {request.milliseconds} ms · {request.agent}
      </p>
      <CopyButtons request={request} />
      <RefusalsOf answer={request.answer} />
      {request.forgiven.map((text) => (
        <div key={text} class="warning">
          {text}
        </div>
      ))}
      {request.steps.length > 0 && <Steps steps={request.steps} />}
      {request.supplierCalls.length > 0 && (
        <Section title="Calls to suppliers">
          <JsonView text={JSON.stringify(request.supplierCalls)} />
        </Section>
      )}
      <Section title="Request">
        <JsonView text={request.body} />
      </Section>
      <Section title="Answer">
        <JsonView text={request.answer} />
      </Section>
      <Section title="Headers">
        <JsonView text={JSON.stringify({ sent: request.headers, answered: request.answerHeaders })} />
      </Section>
    </article>
  )
}

const Section = ({
  title,
  children,
}: {
  readonly title: string
  readonly children: preact.ComponentChildren
}) => (
  <section>
    <h3>{title}</h3>
    {children}
  </section>
)

const Steps = ({ steps }: Pick<RecordedRequest, 'steps'>) => (
  <Section title="What the commit did">
    <ol class="steps">
      {steps.map(({ step, of, milliseconds, outcome }, index) => (
        <li key={`${index} ${step}`} class={outcome === 'done' ? '' : 'bad'}>
          <strong>{step}</strong> {of && <span class="quiet">{of.slice(0, 8)} </span>}
          <span class="quiet">{milliseconds} ms</span> {outcome === 'done' ? '' : outcome}
        </li>
      ))}
    </ol>
  </Section>
)

function CopyButtons({ request }: { readonly request: RecordedRequest }) {
  const [copied, setCopied] = useState('')
  useEffect(() => setCopied(''), [request])
  const copy = async (name: string, text: string): Promise<void> => {
    await navigator.clipboard.writeText(text)
    setCopied(`Copied as ${name}.`)
  }
  return (
    <p class="bar">
      <button type="button" onClick={() => copy('curl', asCurl(request, location.origin))}>
        Copy as curl
      </button>
      <button type="button" onClick={() => copy('TypeScript', asTypeScript(request, location.origin))}>
        Copy as TypeScript
      </button>
      <button
        type="button"
        onClick={() => sendAgain(request).then(() => setCopied('Sent. The answer is in the list.'))}
      >
        Send again
      </button>
      <span role="status">{copied}</span>
    </p>
  )
}
