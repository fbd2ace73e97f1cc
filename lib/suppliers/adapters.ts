/** What suppliers serve: air content by its source, rooms, cars, and card payments. */
export const supplierKinds = ['GDS', 'NDC', 'hotels', 'cars', 'payment'] as const
export type SupplierKind = (typeof supplierKinds)[number]

/** What the configuration must know of an adapter without loading it. */
export interface AdapterFacts {
  readonly serves: readonly SupplierKind[]
  /** What its secret is called: `TOKEN` of the adapter `acme` is `ACME_TOKEN`. Absent: it needs none. */
  readonly secret?: string
  /** How long a search waits for it, where no rule says otherwise. */
  readonly searchMs: number
  /** The longest that one of its calls may take, where no rule says otherwise. */
  readonly slowestMs: number
}

export type Adapters = Readonly<Record<string, AdapterFacts>>

/**
 * The adapters of this build, by the name that the configuration lists them by. registry.ts says which code each is:
 * one that is missing there does not compile.
 */
export const adapters = {
  sandbox: { serves: supplierKinds, searchMs: 20_000, slowestMs: 20_000 },
  duffel: { serves: ['NDC'], secret: 'TOKEN', searchMs: 20_000, slowestMs: 130_000 },
} as const satisfies Adapters

type AdapterName = keyof typeof adapters

/** Names of the adapters that serve a kind. */
export type AdapterOf<Kind extends SupplierKind> = {
  [Name in AdapterName]: Kind extends (typeof adapters)[Name]['serves'][number] ? Name : never
}[AdapterName]

/** Everything at the sandbox is invented; what another adapter sells is real. */
export const isSandbox = ({ adapter }: { readonly adapter: string }): boolean =>
  adapter === ('sandbox' satisfies AdapterName)
