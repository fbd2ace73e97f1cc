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
    CatalogOfferingRef: z.string().optional(),
    CatalogOfferingsRef: z.string().optional(),
    productRef: z.string().optional(),
    offerRef: z.string().optional(),
    TravelerRef: z.string().optional(),
    FormOfPaymentRef: z.string().optional(),
    PaymentRef: z.string().optional(),
    value: z.string().optional(),
  })
  .meta({
    id: 'Reference',
    description: 'The first of Identifier.value, id, the Ref member and value that was sent counts.',
  })

export type Reference = z.output<typeof reference>

/**
 * All names a reference carries, in the order in which they count: some clients send a stale identifier
 * in addition to the right id. None where no reference was sent.
 */
export const namesOf = (given: Reference = {}): string[] =>
  [
    given.Identifier?.value,
    given.id,
    given.CatalogProductOfferingRef,
    given.CatalogOfferingRef,
    given.CatalogOfferingsRef,
    given.productRef,
    given.offerRef,
    given.TravelerRef,
    given.FormOfPaymentRef,
    given.PaymentRef,
    given.value,
  ].filter((name): name is string => name !== undefined && name !== '')

/** The name that counts; empty when the reference has none. */
export const nameOf = (given: Reference): string => namesOf(given)[0] ?? ''

/** The first item that matches one of the reference's names. */
export const findNamed = <T extends { readonly id: string; readonly ref: string }>(
  things: readonly T[],
  given: Reference,
): T | undefined => findByNames(things, namesOf(given))
