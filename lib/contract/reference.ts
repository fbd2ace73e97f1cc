import * as z from 'zod'
import { findByNames } from '../kernel/named.ts'
import { identifier } from './envelope.ts'

/**
 * How requests refer to something returned earlier; clients fill one or several of these, often all with the
 * same value.
 */
export const reference = z
  .looseObject({
    id: z.string().optional(),
    Identifier: identifier.partial().optional(),
    CatalogProductOfferingRef: z.string().optional(),
    productRef: z.string().optional(),
    offerRef: z.string().optional(),
    TravelerRef: z.string().optional(),
    FormOfPaymentRef: z.string().optional(),
    PaymentRef: z.string().optional(),
  })
  .meta({
    id: 'Reference',
    description: 'The first of Identifier.value, id and the Ref member that was sent counts.',
  })

export type Reference = z.output<typeof reference>

/**
 * All names a reference carries, in the order in which they count: some clients send a stale identifier
 * in addition to the right id.
 */
export const namesOf = (given: Reference): string[] =>
  [
    given.Identifier?.value,
    given.id,
    given.CatalogProductOfferingRef,
    given.productRef,
    given.offerRef,
    given.TravelerRef,
    given.FormOfPaymentRef,
    given.PaymentRef,
  ].filter((name): name is string => name !== undefined && name !== '')

/** A reference that may also be a bare value. */
export const valuedReference = reference.extend({ value: z.string().optional() })

/** All names of a reference, its bare value last. */
export const allNamesOf = (given: z.output<typeof valuedReference> | undefined): string[] =>
  given ? [...namesOf(given), ...(given.value ? [given.value] : [])] : []

/** The name that counts; empty when the reference has none. */
export const nameOf = (given: Reference): string => namesOf(given)[0] ?? ''

/** The first item that matches one of the reference's names. */
export const findNamed = <T extends { readonly id: string; readonly ref: string }>(
  things: readonly T[],
  given: Reference,
): T | undefined => findByNames(things, namesOf(given))
