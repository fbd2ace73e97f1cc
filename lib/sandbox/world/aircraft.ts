/** An aircraft type as carriers of the sandbox fly it. */
export interface Aircraft {
  /** IATA type code, three characters. */
  readonly code: string
  readonly name: string
  readonly rangeMiles: number
  readonly cruiseMilesPerHour: number
  /** Seats when fitted with economy class only. */
  readonly singleClassSeats: number
  readonly businessSeats: number
  /** Zero where the type never has the cabin. */
  readonly premiumSeats: number
  readonly firstSeats: number
}

/** `code, name, range, cruise, single-class seats, business, premium economy, first`. */
const table = `
AT7, ATR 72, 950, 300, 72, 0, 0, 0
DH4, De Havilland Dash 8-400, 1250, 350, 78, 0, 0, 0
CR9, Canadair Regional Jet 900, 1550, 480, 90, 12, 0, 0
E75, Embraer 175, 2200, 485, 84, 12, 0, 0
E90, Embraer 190, 2450, 490, 106, 12, 0, 0
295, Embraer 195-E2, 2950, 495, 136, 12, 0, 0
223, Airbus A220-300, 3350, 500, 145, 12, 0, 0
319, Airbus A319, 3700, 500, 150, 12, 0, 0
320, Airbus A320, 3250, 500, 180, 12, 0, 0
32N, Airbus A320neo, 3850, 505, 186, 12, 0, 0
321, Airbus A321, 3150, 500, 220, 16, 0, 0
32Q, Airbus A321neo, 4450, 505, 230, 16, 0, 0
738, Boeing 737-800, 3300, 505, 186, 12, 0, 0
7M8, Boeing 737 MAX 8, 3700, 505, 189, 12, 0, 0
739, Boeing 737-900, 3100, 505, 200, 16, 0, 0
763, Boeing 767-300, 6300, 520, 290, 30, 0, 0
788, Boeing 787-8, 8000, 550, 335, 28, 28, 0
789, Boeing 787-9, 8500, 550, 375, 30, 28, 0
781, Boeing 787-10, 7200, 550, 420, 36, 32, 0
772, Boeing 777-200, 8300, 550, 400, 38, 30, 0
77W, Boeing 777-300ER, 8400, 550, 480, 42, 32, 8
332, Airbus A330-200, 7700, 535, 350, 26, 24, 0
333, Airbus A330-300, 6700, 535, 400, 30, 28, 0
339, Airbus A330-900, 7900, 540, 400, 30, 28, 0
359, Airbus A350-900, 9500, 555, 400, 36, 28, 0
351, Airbus A350-1000, 9600, 555, 440, 44, 36, 0
388, Airbus A380-800, 8800, 555, 650, 76, 44, 12
748, Boeing 747-8, 8600, 560, 520, 60, 32, 8`

function readRow(line: string): Aircraft {
  const [code = '', name = '', ...numbers] = line.split(', ')
  const [
    rangeMiles = 0,
    cruiseMilesPerHour = 0,
    singleClassSeats = 0,
    businessSeats = 0,
    premiumSeats = 0,
    firstSeats = 0,
  ] = numbers.map(Number)
  return {
    code,
    name,
    rangeMiles,
    cruiseMilesPerHour,
    singleClassSeats,
    businessSeats,
    premiumSeats,
    firstSeats,
  }
}

export const aircraftTypes: readonly Aircraft[] = table.trim().split('\n').map(readRow)

const indexes: ReadonlyMap<string, number> = new Map(aircraftTypes.map(({ code }, index) => [code, index]))

/** Position of a type in `aircraftTypes`; the timetable names types by it. */
export const aircraftIndex = (code: string): number => indexes.get(code) ?? -1

/** Types that fly intercontinental: two aisles. */
export const isWidebody = ({ singleClassSeats }: Aircraft): boolean => singleClassSeats >= 290
