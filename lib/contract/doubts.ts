/** Something in a request that was understood here, and that another host of the interface may refuse or ignore. */
export interface Doubt {
  /** Place in the body, as error messages name it; `path`, or `query` or `header` with a name. */
  readonly path: string
  /** `IS NOT READ`, `IS A TEXT, NOT A NUMBER` */
  readonly problem: string
  /** What was sent, as JSON; absent where the place says it. */
  readonly sent?: string
  /** What it was taken for, as JSON; absent: for nothing. */
  readonly read?: string
}

/** Takes each doubt as it is found; only strict requests have one. */
export type Tell = (doubt: Doubt) => void

export const problems = {
  notRead: 'IS NOT READ',
  blank: 'IS EMPTY AND COUNTS AS ABSENT',
  noList: 'IS ONE VALUE, NOT A LIST',
  list: 'IS A LIST OF ONE, NOT ONE VALUE',
  textForNumber: 'IS A TEXT, NOT A NUMBER',
  textForFlag: 'IS A TEXT, NOT TRUE OR FALSE',
  numberForText: 'IS A NUMBER, NOT A TEXT',
  letters: 'IS NOT WRITTEN AS THE VALUE IT MEANS',
  name: 'IS NOT WRITTEN AS THE NAME IT MEANS',
  unwrapped: 'IS NEITHER INSIDE ITS WRAPPER NOR SAYS ITS @TYPE',
  withoutMember: 'IS NOT AROUND WHAT IT SHOULD HOLD',
} as const

/** Of a part: its doubts are told with the place of the part before theirs. */
export const within = (tell: Tell | undefined, place: string | number): Tell | undefined =>
  tell && ((doubt) => tell({ ...doubt, path: joined(place, doubt.path) }))

function joined(place: string | number, path: string): string {
  const first = typeof place === 'number' ? `[${place}]` : place
  return first === '' || path === '' || path.startsWith('[') ? `${first}${path}` : `${first}.${path}`
}

/** Tells of a value that was taken for another one. @returns that other one */
export function readAs<Read>(
  read: Read,
  {
    sent,
    problem,
    tell,
  }: { readonly sent: unknown; readonly problem: string; readonly tell?: Tell | undefined },
): Read {
  tell?.({
    path: '',
    problem,
    ...(!isLarge(sent) && { sent: JSON.stringify(sent) }),
    ...(!isLarge(read) && { read: JSON.stringify(read) }),
  })
  return read
}

const isLarge = (value: unknown): boolean =>
  value === undefined || (typeof value === 'object' && value !== null)
