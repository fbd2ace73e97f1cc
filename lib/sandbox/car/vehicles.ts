import type { RentalVehicle, VehiclePreference } from '../../car/vehicle.ts'

/** A class of cars that vendors rent out. */
export interface VehicleClass extends Required<Omit<RentalVehicle, 'description' | 'airConditioning'>> {
  /** What is handed over in most of the world, and in North America. */
  readonly models: readonly [world: string, northAmerica: string]
  /** A day in the middle of the market. */
  readonly dollarsPerDay: number
  /** How much of a fleet it is. */
  readonly share: number
}

/** `ACRISS size | model, in North America | doors passengers bags | US dollars a day | share of the fleet` */
const table = `
MBMR Mini         | Fiat 500, Fiat 500                         | 2 4 1 | 26  | 0.6
ECMR Economy      | Volkswagen Polo, Kia Rio                   | 4 5 1 | 29  | 1
ECAR Economy      | Toyota Yaris, Kia Rio                      | 4 5 1 | 33  | 0.8
CDMR Compact      | Volkswagen Golf, Nissan Versa              | 4 5 2 | 33  | 1
CDAR Compact      | Volkswagen Golf, Nissan Versa              | 4 5 2 | 38  | 0.9
CDAH Compact      | Toyota Corolla Hybrid, Toyota Corolla Hybrid | 4 5 2 | 42 | 0.4
CWMR Compact      | Skoda Scala Estate, Subaru Impreza         | 5 5 3 | 39  | 0.5
CFAR Compact      | Volkswagen T-Roc, Hyundai Kona             | 5 5 2 | 44  | 0.7
IDMR Intermediate | Skoda Octavia, Toyota Corolla              | 4 5 2 | 40  | 0.7
IDAR Intermediate | Skoda Octavia, Toyota Corolla              | 4 5 2 | 45  | 0.9
IDAE Intermediate | Volkswagen ID.3, Tesla Model 3             | 4 5 2 | 55  | 0.3
IFAR Intermediate | Nissan Qashqai, Toyota RAV4                | 5 5 3 | 54  | 0.7
SDAR Standard     | Volkswagen Passat, Volkswagen Jetta        | 4 5 3 | 54  | 0.6
SFAR Standard     | Peugeot 5008, Hyundai Santa Fe             | 5 5 4 | 66  | 0.5
FDAR Fullsize     | BMW 3 Series, Toyota Camry                 | 4 5 4 | 68  | 0.6
FVMR Fullsize     | Ford Transit Custom, Ford Transit          | 5 9 5 | 92  | 0.3
FVAR Fullsize     | Mercedes-Benz Vito, Chrysler Pacifica      | 5 7 4 | 96  | 0.4
FFAR Fullsize     | Volvo XC90, Chevrolet Tahoe                | 5 7 5 | 104 | 0.3
STAR Standard     | Mini Convertible, Ford Mustang Convertible | 2 4 2 | 88  | 0.2
PDAR Premium      | BMW 5 Series, Nissan Maxima                | 4 5 4 | 98  | 0.3
LDAR Luxury       | Mercedes-Benz S-Class, Cadillac CT6        | 4 5 3 | 158 | 0.15`

function readRow(line: string): VehicleClass {
  const [head = '', models = '', numbers = '', dollars, share] = line.split('|').map((cell) => cell.trim())
  const [acriss = '', size = ''] = head.split(' ')
  const [world = '', northAmerica = ''] = models.split(', ')
  const [doors, passengers, bags] = numbers.split(' ').map(Number)
  return {
    acriss,
    size,
    models: [world, northAmerica],
    doors: doors ?? 4,
    passengers: passengers ?? 5,
    bags: bags ?? 2,
    dollarsPerDay: Number(dollars),
    share: Number(share),
  }
}

export const vehicleClasses: readonly VehicleClass[] = table.trim().split('\n').map(readRow)

const northAmerica = new Set(['US', 'CA', 'PR', 'VI'])
/** Countries where no cars with a manual gearbox are rented out. */
const automaticOnly = new Set([
  ...northAmerica,
  'JP',
  'KR',
  'SG',
  'AU',
  'NZ',
  'AE',
  'SA',
  'QA',
  'KW',
  'BH',
  'OM',
  'TW',
  'HK',
  'GU',
])

const letters = (acriss: string) => ({
  category: acriss[0],
  type: acriss[1],
  transmission: acriss[2],
  fuel: acriss[3],
})

const isManual = ({ acriss }: Pick<VehicleClass, 'acriss'>): boolean => letters(acriss).transmission === 'M'

/** Whether cars of the class are driven in a country. */
export const isDrivenIn = (vehicle: VehicleClass, country: string): boolean =>
  !(isManual(vehicle) && automaticOnly.has(country))

/** Large and expensive cars have a higher minimum age. */
export const minimumAgeFor = ({ acriss }: VehicleClass, vendorAge: number): number =>
  Math.max(vendorAge, /^(P|L|ST|FF)/.test(acriss) ? 25 : /^(F|S)/.test(acriss) ? 23 : 0)

export const toRentalVehicle = (vehicle: VehicleClass, country: string): RentalVehicle => ({
  acriss: vehicle.acriss,
  size: vehicle.size,
  description: `${vehicle.models[northAmerica.has(country) ? 1 : 0]} or similar`,
  airConditioning: hasAirConditioning(vehicle),
  doors: vehicle.doors,
  passengers: vehicle.passengers,
  bags: vehicle.bags,
})

/** Fuel letters whose cars have no air conditioning. */
const withoutAir = /[NQZIBFVXDLSAM]$/
const hasAirConditioning = ({ acriss }: VehicleClass): boolean =>
  acriss.endsWith('R') || !withoutAir.test(acriss)

/** Whether a class is among the requested ones. */
export function fits(vehicle: VehicleClass, requested: VehiclePreference): boolean {
  const { category, type, transmission, fuel } = letters(vehicle.acriss)
  const matches = (letter: string | undefined, own: string | undefined): boolean =>
    letter === undefined || letter === own
  return (
    (requested.classes === undefined || requested.classes.includes(vehicle.acriss)) &&
    (matches(requested.category, category) || requested.category === vehicle.size.toUpperCase()) &&
    matches(requested.type, type) &&
    matches(requested.transmission, transmission) &&
    matches(requested.fuel, fuel) &&
    (requested.airConditioning === undefined || requested.airConditioning === hasAirConditioning(vehicle)) &&
    (requested.doors === undefined || requested.doors === vehicle.doors)
  )
}
