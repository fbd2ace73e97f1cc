export interface Notice {
  readonly code: string
  readonly message: string
}

interface WireNotice {
  readonly SourceCode?: string
  readonly StatusCode?: number
  readonly Message?: string
}

interface Root {
  readonly Result?: { readonly Error?: readonly WireNotice[]; readonly Warning?: readonly WireNotice[] }
}

const toNotice = ({ SourceCode, StatusCode, Message }: WireNotice): Notice => ({
  code: SourceCode ?? String(StatusCode ?? ''),
  message: Message ?? '',
})

/** Errors and warnings of an answer; none of one that has no Result. */
export function noticesOf(answer: string): { readonly errors: Notice[]; readonly warnings: Notice[] } {
  const roots: (Root | undefined)[] = answer.startsWith('{') ? Object.values(JSON.parse(answer)) : []
  const results = roots.flatMap((root) => root?.Result ?? [])
  return {
    errors: results.flatMap(({ Error: errors = [] }) => errors.map(toNotice)),
    warnings: results.flatMap(({ Warning = [] }) => Warning.map(toNotice)),
  }
}
