import * as z from 'zod'
import { dialect } from '../../contract/dialect.ts'
import { refusalNotice, toResult } from '../../contract/envelope.ts'
import { code } from '../../contract/lenient.ts'
import { counts } from '../../kernel/limits.ts'
import type { RefusalNotice } from '../../kernel/notice.ts'
import { Refusal } from '../../kernel/refusals.ts'
import type { PlanName } from '../../suppliers/hotel-aggregator.ts'
import type { RateSource } from '../hotel.ts'
import type { PageNumbers } from '../hotel-page.ts'
import type { RoomsRequest } from '../stay-request.ts'

const child = '8'

const guestCount = z
  .looseObject({
    count: z.int().min(1),
    ageQualifyingCode: z.enum(['10', child]).optional(),
    age: z.int().min(0).optional(),
  })
  .superRefine(({ ageQualifyingCode, age }, context) => {
    if (ageQualifyingCode === child && age === undefined)
      context.addIssue({ code: 'invalid_type', expected: 'int', path: ['age'], input: undefined })
  })

export const roomStayCandidate = z
  .looseObject({ GuestCounts: z.looseObject({ GuestCount: z.array(guestCount).optional() }).optional() })
  .meta({
    id: 'RoomStayCandidate',
    description:
      'Guests of one room; ageQualifyingCode 10 is an adult (default), 8 a child, whose age is required.',
  })

/** Criteria of rates; members that no supplier supports are ignored. Source: docs/contract/hotel-car-platform.md 2.2. */
export const rateCandidates = z
  .looseObject({
    RateCandidate: z
      .array(
        z.looseObject({
          rateCode: code(z.string()).optional(),
          rateID: code(z.string()).optional(),
          rateCategory: z
            .string()
            .optional()
            .meta({ description: '`Government`, `Package` ...; with a code both must fit. `All`: any.' }),
        }),
      )
      .max(counts.rateCandidates)
      .optional(),
    prePayRatesOnlyInd: z.boolean().optional(),
    postPayRatesOnlyInd: z.boolean().optional(),
    removeSpecialRatesInd: z.boolean().optional(),
  })
  .meta({ id: 'RateCandidates' })

const { own, aggregator } = dialect.hotelSources

/** Aggregators without a supplier here find nothing. */
export const aggregatorList = z.array(z.enum([own.authority, aggregator.authority, 'EXPE', 'BNTL']))

/** Guests of one room; default: one adult. */
const guestsOf = ({ GuestCounts }: z.output<typeof roomStayCandidate>): number => {
  const guests = (GuestCounts?.GuestCount ?? []).reduce((sum, { count }) => sum + count, 0)
  return guests === 0 ? 1 : guests
}

/** Rooms as they are described, or by their number alone. */
export const readRooms = (
  candidates: readonly z.output<typeof roomStayCandidate>[] = [],
  rooms?: number,
  guestsPerRoom?: number,
): RoomsRequest => ({ guests: candidates.map(guestsOf), rooms, guestsPerRoom })

/**
 * Rate sources of a list of aggregators; without a list the hotels' own rates.
 */
const readSources = (list: readonly string[] = [own.authority]): RateSource[] =>
  (['own', 'aggregator'] as const).filter((source) => list.includes(dialect.hotelSources[source].authority))

/** A category of the contract that stands for every other. */
const anyCategory = 'ALL'

function readPlanNames(
  candidates: NonNullable<z.output<typeof rateCandidates>['RateCandidate']>,
): PlanName[] {
  const names = candidates.map(({ rateCode, rateID, rateCategory }) => ({
    code: rateCode ?? rateID,
    category: rateCategory?.toUpperCase() === anyCategory ? undefined : rateCategory,
  }))
  return names.filter(({ code, category }) => code !== undefined || category !== undefined)
}

/** The rate criteria. */
export function readRateFilter(
  candidates: z.output<typeof rateCandidates> | undefined,
  sources: readonly string[] | undefined,
) {
  const wantsPrePay = candidates?.prePayRatesOnlyInd === true
  const wantsPostPay = candidates?.postPayRatesOnlyInd === true
  return {
    sources: readSources(sources),
    plans: readPlanNames(candidates?.RateCandidate ?? []),
    ...(wantsPrePay !== wantsPostPay && {
      payment: wantsPrePay ? ('PrePay' as const) : ('PostPay' as const),
    }),
    withoutPromotions: candidates?.removeSpecialRatesInd === true,
  }
}

/** Warnings of a search; it is incomplete where a supplier did not answer. Absent without any. */
export function toWarnings(notices: readonly RefusalNotice[], missing: readonly RefusalNotice[] = []) {
  const warnings = [...missing, ...notices].map(({ code, details }) =>
    refusalNotice(new Refusal(code, details)),
  )
  if (warnings.length === 0) return {}
  return { Result: toResult(missing.length > 0 ? 'Incomplete' : 'Complete', { warnings }) }
}

export const toPagination = (numbers: PageNumbers) => ({ '@type': 'Pagination' as const, ...numbers })

export const pageQuery = z.object({ pageNumber: z.int().optional().meta({ description: 'Absent: 1.' }) })
