import type { Headers } from './request-context.ts'

type Json = Readonly<Record<string, unknown>>
const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The minor version from which on `displaySequence` is a number. Source: docs/contract/booking.md 2.6. */
const numbersSince = 24

/**
 * Whether a client asks for answers of a version before 11.24: one that names 11 alone was generated from the types of
 * then. One that names no version wants the present one.
 */
function asksForTexts(headers: Headers): boolean {
  const inAccept = /;\s*version=([\d._]+)/i.exec(headers('accept') ?? '')?.[1]
  const version = inAccept ?? headers('acceptVersion') ?? headers('contentVersion')
  const [, minor] = /^11[._]?(\d*)/.exec(version ?? '') ?? []
  return minor !== undefined && Number(minor) < numbersSince
}

const withTexts = (sequence: Json): Json =>
  Object.fromEntries(
    Object.entries(sequence).map(([name, lines]) => [
      name,
      Array.isArray(lines)
        ? lines.map((line: Json) => ({ ...line, displaySequence: String(line.displaySequence) }))
        : lines,
    ]),
  )

/** An answer in the version that the client asks for: only the order of a reservation differs. */
export function inVersion(answer: Json, headers: Headers): Json {
  const { ReservationResponse } = answer
  const reservation = isJson(ReservationResponse) ? ReservationResponse.Reservation : undefined
  const sequence = isJson(reservation) ? reservation.ReservationDisplaySequence : undefined
  if (!isJson(ReservationResponse) || !isJson(reservation) || !isJson(sequence) || !asksForTexts(headers))
    return answer
  const Reservation = { ...reservation, ReservationDisplaySequence: withTexts(sequence) }
  return { ...answer, ReservationResponse: { ...ReservationResponse, Reservation } }
}
