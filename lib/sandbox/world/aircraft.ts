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

/**
 * `code, name, range, cruise, single-class seats, business, premium economy, first`. Source: manufacturers' data
 * sheets and common fittings, 2026.
 */
const table = `
CNC, Cessna Caravan, 700, 200, 9, 0, 0, 0
DHT, De Havilland Twin Otter, 770, 195, 19, 0, 0, 0
BEH, Beechcraft 1900D, 1250, 290, 19, 0, 0, 0
SF3, Saab 340, 950, 290, 34, 0, 0, 0
DH1, De Havilland Dash 8-100, 900, 290, 37, 0, 0, 0
DH3, De Havilland Dash 8-300, 950, 310, 50, 0, 0, 0
AT4, ATR 42-300, 850, 285, 46, 0, 0, 0
AT5, ATR 42-500, 900, 300, 48, 0, 0, 0
AT7, ATR 72, 950, 300, 72, 0, 0, 0
DH4, De Havilland Dash 8-400, 1250, 350, 78, 0, 0, 0
ER3, Embraer ERJ-135, 1800, 470, 37, 0, 0, 0
ER4, Embraer ERJ-145, 1750, 470, 50, 0, 0, 0
CR2, Canadair Regional Jet 200, 1650, 470, 50, 0, 0, 0
CR7, Canadair Regional Jet 700, 1650, 480, 70, 9, 0, 0
CRK, Canadair Regional Jet 1000, 1500, 480, 100, 0, 0, 0
CR9, Canadair Regional Jet 900, 1550, 480, 90, 12, 0, 0
E70, Embraer 170, 2200, 485, 76, 6, 0, 0
E75, Embraer 175, 2200, 485, 84, 12, 0, 0
E90, Embraer 190, 2450, 490, 106, 12, 0, 0
E95, Embraer 195, 2300, 490, 120, 12, 0, 0
290, Embraer 190-E2, 3100, 495, 110, 12, 0, 0
295, Embraer 195-E2, 2950, 495, 136, 12, 0, 0
SU9, Sukhoi Superjet 100, 1900, 490, 98, 12, 0, 0
AR8, Avro RJ85, 1500, 440, 95, 0, 0, 0
F70, Fokker 70, 1800, 470, 80, 0, 0, 0
100, Fokker 100, 1700, 470, 100, 0, 0, 0
C27, Comac C909, 1900, 480, 90, 0, 0, 0
919, Comac C919, 2800, 505, 164, 8, 0, 0
221, Airbus A220-100, 3600, 500, 125, 12, 0, 0
223, Airbus A220-300, 3350, 500, 145, 12, 0, 0
318, Airbus A318, 3500, 500, 131, 12, 0, 0
319, Airbus A319, 3700, 500, 150, 12, 0, 0
31N, Airbus A319neo, 4200, 505, 156, 12, 0, 0
320, Airbus A320, 3250, 500, 180, 12, 0, 0
32N, Airbus A320neo, 3850, 505, 186, 12, 0, 0
321, Airbus A321, 3150, 500, 220, 16, 0, 0
32Q, Airbus A321neo, 4450, 505, 230, 16, 0, 0
717, Boeing 717, 1650, 490, 117, 12, 0, 0
733, Boeing 737-300, 2600, 490, 144, 8, 0, 0
734, Boeing 737-400, 2400, 490, 165, 8, 0, 0
73G, Boeing 737-700, 3800, 505, 143, 12, 0, 0
738, Boeing 737-800, 3300, 505, 186, 12, 0, 0
73H, Boeing 737-800 (winglets), 3400, 505, 186, 12, 0, 0
7M8, Boeing 737 MAX 8, 3700, 505, 189, 12, 0, 0
7M9, Boeing 737 MAX 9, 3600, 505, 204, 16, 0, 0
739, Boeing 737-900, 3100, 505, 200, 16, 0, 0
752, Boeing 757-200, 4300, 515, 210, 16, 0, 0
753, Boeing 757-300, 3700, 515, 252, 20, 0, 0
763, Boeing 767-300, 6300, 520, 290, 30, 0, 0
764, Boeing 767-400, 6100, 520, 310, 34, 0, 0
788, Boeing 787-8, 8000, 550, 335, 28, 28, 0
789, Boeing 787-9, 9700, 550, 375, 30, 28, 0
781, Boeing 787-10, 7200, 550, 420, 36, 32, 0
772, Boeing 777-200, 8500, 550, 400, 38, 30, 0
77L, Boeing 777-200LR, 10000, 550, 400, 38, 24, 0
773, Boeing 777-300, 6000, 550, 480, 40, 32, 8
77W, Boeing 777-300ER, 9100, 550, 480, 42, 32, 8
332, Airbus A330-200, 7700, 535, 350, 26, 24, 0
333, Airbus A330-300, 6700, 535, 400, 30, 28, 0
338, Airbus A330-800, 9000, 540, 350, 26, 24, 0
339, Airbus A330-900, 7900, 540, 400, 30, 28, 0
343, Airbus A340-300, 7900, 530, 375, 30, 28, 0
346, Airbus A340-600, 8500, 535, 450, 44, 28, 8
359, Airbus A350-900, 10300, 555, 400, 36, 28, 0
351, Airbus A350-1000, 10000, 555, 440, 44, 36, 0
388, Airbus A380-800, 9300, 555, 650, 76, 44, 12
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

/** Types with propellers: slow, for short routes and short runways. */
export const isPropeller = ({ cruiseMilesPerHour }: Aircraft): boolean => cruiseMilesPerHour <= 350
