import * as z from 'zod'
import { answerSchema } from '../../contract/envelope.ts'
import { code } from '../../contract/lenient.ts'
import { counts, sizes } from '../../kernel/limits.ts'
import { Refusal } from '../../kernel/refusals.ts'
import type { Association } from '../details.ts'
import type { ProfileLine, ProfileMove } from '../host-profile.ts'
import type { OpenWorkbench } from '../workbench.ts'
import { withDetails, withOnlyDetail } from '../workbench-details.ts'
import { readAccounting } from './accounting.ts'
import { readTravelerId } from './applies-to.ts'
import { readPrimaryContact } from './primary-contact.ts'
import { readReservationComment } from './reservation-comment.ts'
import { readSpecialService } from './special-service.ts'

const text = z.string().max(sizes.detailTextLength)
const flag = z.union([z.boolean(), text]).optional()
const listOf = <S extends z.ZodType>(element: S) => z.array(element).max(counts.detailsOfAKind).optional()

export const clientProfileMove = z
  .looseObject({
    ClientProfileMoveHeaderModifiers: z.looseObject({
      BusinessTitle: text.regex(/\S/),
      PersonalTitle: text.optional(),
      ProfilePCC: code(z.string().regex(/^[A-Z0-9]{3,4}(_1G)?$/)).optional(),
      MultipleIndicator: flag,
      SelectIndicator: flag.meta({ description: 'Y: only the selected lines' }),
      MergeIndicator: flag,
      RelatedMoveIndicator: text.optional().meta({ description: 'Y or P' }),
    }),
    ClientProfileMoveLineModifiers: listOf(
      z.looseObject({ LineNumber: z.int().min(1), AppendedData: text.optional() }),
    ),
    ClientProfileMoveTravelerFlightModifiers: listOf(
      z.looseObject({ TravelerRef: text.min(1), FlightRef: text.optional() }),
    ),
  })
  .meta({
    id: 'ClientProfileMove',
    description: 'The profile, the lines to move, and the travelers and flights they refer to.',
  })

/** Envelope of refusals; a success has no body. */
export const clientProfileResponse = answerSchema('ReservationResponse', {})

type Sent = z.output<typeof clientProfileMove>

const isSet = (given: z.output<typeof flag>): boolean =>
  given === true || (typeof given === 'string' && /^(y|yes|true)$/i.test(given.trim()))

export function readProfileMove({
  ClientProfileMoveHeaderModifiers: header,
  ClientProfileMoveLineModifiers: lines = [],
}: Sent): ProfileMove {
  const { BusinessTitle, PersonalTitle, SelectIndicator } = header
  return {
    businessTitle: BusinessTitle,
    ...(PersonalTitle?.trim() && { personalTitle: PersonalTitle }),
    lines: lines.map(({ LineNumber, AppendedData = '' }) => ({ number: LineNumber, appended: AppendedData })),
    selectedOnly: isSet(SelectIndicator),
  }
}

/** The traveler and flight that the moved lines refer to. */
interface About {
  readonly travelerId?: string
  readonly associations?: readonly Association[]
}

/** @throws Refusal `travelerUnknown`; `offerOrProductUnknown` there is no such flight */
function readAbouts(
  { ClientProfileMoveTravelerFlightModifiers: modifiers = [] }: Sent,
  workbench: OpenWorkbench,
): About[] {
  return modifiers.map(({ TravelerRef, FlightRef }) => {
    const travelerId = readTravelerId({ TravelerRef }, workbench)
    return {
      ...(travelerId !== undefined && { travelerId }),
      ...(FlightRef !== undefined && { associations: [requireFlight(FlightRef, workbench)] }),
    }
  })
}

/** A flight as answers name it: `Flight_2`. */
function requireFlight(ref: string, { offers }: OpenWorkbench): Association {
  const number = Number(/^(?:Flight_)?(\d{1,4})$/i.exec(ref.trim())?.[1])
  const offer = offers.find(({ numbers }) => numbers.flights.includes(number))
  if (!offer) throw new Refusal('offerOrProductUnknown')
  return { offerId: offer.id, segments: [offer.numbers.flights.indexOf(number) + 1] }
}

/**
 * The workbench with all lines of a profile, each as its kind of detail.
 *
 * @throws Refusal of the rule that a line breaks, such as `remarkTooLong` or `telephoneInvalid` with the text
 *   that was appended
 */
export function withProfileLines(
  workbench: OpenWorkbench,
  lines: readonly ProfileLine[],
  sent: Sent,
  newId: () => string,
): OpenWorkbench {
  const abouts = readAbouts(sent, workbench)
  return lines.reduce((current, line) => withLine(current, line, abouts, newId), workbench)
}

function withLine(
  workbench: OpenWorkbench,
  { kind, name = '', text: value }: ProfileLine,
  abouts: readonly About[],
  newId: () => string,
) {
  const [about = {}] = abouts
  const whose = about.travelerId === undefined ? {} : { travelerId: about.travelerId }
  switch (kind) {
    case 'remark': {
      const remark = readReservationComment(
        { commentSource: 'Agency', Comment: [{ name, value }] },
        workbench,
      )
      return withDetails(workbench, 'comments', [remark], newId).workbench
    }
    case 'telephone':
    case 'email': {
      const contact = readPrimaryContact(
        kind === 'email' ? { Email: { value } } : { Telephone: { phoneNumber: value } },
        workbench,
      )
      return withDetails(workbench, 'contacts', [{ ...contact, ...whose }], newId).workbench
    }
    case 'service': {
      const service = readSpecialService(
        { SSRCode: name, ...(value !== '' && { FreeText: value }) },
        workbench,
      )
      const services = (abouts.length > 0 ? abouts : [about]).map((one) => ({ ...service, ...one }))
      return withDetails(workbench, 'services', services, newId).workbench
    }
    case 'accounting':
      return withOnlyDetail(
        workbench,
        'accounting',
        (held) => readAccounting({ NameValuePair: [{ name, value }] }, held),
        newId,
      ).workbench
    default:
      return kind satisfies never
  }
}
