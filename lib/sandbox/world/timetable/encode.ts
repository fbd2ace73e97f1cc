import { airports } from '../airports.ts'
import { carriers } from '../carriers.ts'
import type { Timetable } from './timetable.ts'

/**
 * File form: eight 32-bit words (mark, version, airports, carriers, routes, entries, two spare), then the
 * columns one after another, wide ones first so that each is aligned. Little-endian, as every machine that
 * runs this is.
 */
const mark = 0x54_54_57_31
const version = 2
const headerBytes = 32

/** @throws Error when the file was built for other tables of airports or carriers; it must be built again. */
function readHeader(bytes: Uint8Array): { routes: number; entries: number } {
  const [found, written, airportCount, carrierCount, routes = 0, entries = 0] = new Uint32Array(
    bytes.buffer,
    bytes.byteOffset,
    headerBytes / 4,
  )
  if (
    found !== mark ||
    written !== version ||
    airportCount !== airports.length ||
    carrierCount !== carriers.length
  ) {
    throw new Error('not a timetable of this world: build it again')
  }
  return { routes, entries }
}

/** The timetable as one run of bytes. */
export function encodeTimetable(timetable: Timetable): Uint8Array {
  const {
    routeFrom,
    routeTo,
    routeStart,
    carrier,
    operator,
    number,
    departsMinute,
    durationMinutes,
    days,
    aircraft,
    operatedBy,
  } = timetable
  const header = Uint32Array.of(
    mark,
    version,
    airports.length,
    carriers.length,
    routeFrom.length,
    carrier.length,
    0,
    0,
  )
  const columns = [
    header,
    routeStart,
    operatedBy,
    routeFrom,
    routeTo,
    carrier,
    operator,
    number,
    departsMinute,
    durationMinutes,
    days,
    aircraft,
  ]
  const bytes = new Uint8Array(columns.reduce((sum, { byteLength }) => sum + byteLength, 0))
  let at = 0
  for (const column of columns) {
    bytes.set(new Uint8Array(column.buffer, column.byteOffset, column.byteLength), at)
    at += column.byteLength
  }
  return bytes
}

/** The timetable that `encodeTimetable` wrote; its columns are views of the bytes where those are aligned. */
export function decodeTimetable(file: Uint8Array): Timetable {
  const bytes = file.byteOffset % 4 === 0 ? file : Uint8Array.from(file)
  const { routes, entries } = readHeader(bytes)
  let at = bytes.byteOffset + headerBytes
  const skip = (byteLength: number): number => {
    at += byteLength
    return at - byteLength
  }
  const words = (length: number) => new Uint32Array(bytes.buffer, skip(length * 4), length)
  const halves = (length: number) => new Uint16Array(bytes.buffer, skip(length * 2), length)
  const octets = (length: number) => new Uint8Array(bytes.buffer, skip(length), length)
  return {
    routeStart: words(routes + 1),
    operatedBy: words(entries),
    routeFrom: halves(routes),
    routeTo: halves(routes),
    carrier: halves(entries),
    operator: halves(entries),
    number: halves(entries),
    departsMinute: halves(entries),
    durationMinutes: halves(entries),
    days: octets(entries),
    aircraft: octets(entries),
  }
}
