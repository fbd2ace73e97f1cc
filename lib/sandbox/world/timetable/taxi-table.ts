import type { Airport } from '../airports.ts'

/** Minutes from gate to take-off and from landing to gate, by traffic tier of the airport (guess). */
const usual: readonly (readonly [number, number])[] = [
  [19, 9],
  [16, 7],
  [13, 6],
  [11, 5],
  [9, 4],
]

/**
 * `airport taxi-out taxi-in`, where much differs from airports of its size. Source: public punctuality statistics
 * of the US Bureau of Transportation Statistics and of Eurocontrol, rounded.
 */
const table = `JFK 27 10, LGA 27 10, EWR 24 9, ORD 21 15, PHL 21 8, BOS 20 8, DCA 17 6, CLT 21 11, LHR 22 12, LGW 19 7,
CDG 18 9, AMS 15 9, FCO 18 7, MAD 18 9, FRA 15 7, MUC 14 6, ZRH 13 5, LCY 10 4, OSL 12 5, ARN 12 5, CPH 12 6,
HEL 11 5, BOM 22 8, DEL 20 10, PEK 22 9, PKX 20 9, PVG 22 9, SHA 21 8, CAN 20 8, SZX 20 8, MEX 22 10,
GRU 18 8, HND 15 7, CGK 19 8, MNL 20 8, HKG 23 9, ICN 23 12, GMP 15 6, TPE 20 9, CKG 19 8, TFU 19 8,
HGH 19 8, SYD 17 7, MEL 12 5, BNE 11 5, PER 11 5, JNB 12 5, CPT 9 4, LIN 9 4, BKK 19 9, HKT 9 4, DXB 20 9,
IST 25 15, SIN 17 7, DEN 18 10, ATL 16 8, DFW 18 11, MDW 12 6, DAL 12 5, HNL 14 6, ITM 10 4, CJU 15 6,
SDU 9 4, CGH 12 5, BMA 7 4, STN 13 5, LTN 12 5, CTS 11 5, DUB 17 7, NRT 20 10, LAX 19 11, SFO 20 9, MIA 18 9,
FUK 14 6, OKA 14 6, SEA 18 9`

const known: ReadonlyMap<string, readonly [number, number]> = new Map(
  table.split(/,\s+/).map((row) => {
    const [airport = '', out, back] = row.split(' ')
    return [airport, [Number(out), Number(back)] as const] as const
  }),
)

const taxiOf = ({ code, tier }: Airport): readonly [number, number] =>
  known.get(code) ?? usual[tier] ?? [9, 4]

/** Minutes from the gate to the take-off. */
export const taxiOut = (airport: Airport): number => taxiOf(airport)[0]

/** Minutes from the landing to the gate. */
export const taxiIn = (airport: Airport): number => taxiOf(airport)[1]
