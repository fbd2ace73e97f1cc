/** The only source of identifiers. */
export interface Ids {
  uuid(): string
}
