import type { RentalVehicle, VehiclePreference } from '../../car/vehicle.ts'
import { fleetTable } from './fleets-table.ts'

/** A class of cars that vendors rent out. */
export interface VehicleClass extends Required<Omit<RentalVehicle, 'description' | 'airConditioning'>> {
  /** What is handed over, or a similar one. */
  readonly model: string
  /** A day in the middle of the market. */
  readonly dollarsPerDay: number
  /** How much of a fleet it is. */
  readonly share: number
}

function readRow(line: string): VehicleClass {
  const [head = '', model = '', numbers = '', dollars, share] = line.split('|').map((cell) => cell.trim())
  const [acriss = '', size = ''] = head.split(' ')
  const [doors, passengers, bags] = numbers.split(' ').map(Number)
  return {
    acriss,
    size,
    model,
    doors: doors ?? 4,
    passengers: passengers ?? 5,
    bags: bags ?? 2,
    dollarsPerDay: Number(dollars),
    share: Number(share),
  }
}

const fleets: ReadonlyMap<string, readonly VehicleClass[]> = new Map(
  fleetTable
    .trim()
    .split('\n\n')
    .flatMap((text) => {
      const [countries = '', ...rows] = text.split('\n')
      const classes = rows.map(readRow)
      return countries
        .slice(0, -1)
        .split(' ')
        .map((country) => [country, classes] as const)
    }),
)

/** The classes that vendors of a country rent out. */
export const classesIn = (country: string): readonly VehicleClass[] =>
  fleets.get(country) ?? fleets.get('world') ?? []

const letters = (acriss: string) => ({
  category: acriss[0],
  type: acriss[1],
  transmission: acriss[2],
  fuel: acriss[3],
})

/** Large and expensive cars have a higher minimum age. */
export const minimumAgeFor = ({ acriss }: VehicleClass, vendorAge: number): number =>
  Math.max(vendorAge, /^(P|L|ST|FF)/.test(acriss) ? 25 : /^(F|S)/.test(acriss) ? 23 : 0)

export const toRentalVehicle = (vehicle: VehicleClass): RentalVehicle => ({
  acriss: vehicle.acriss,
  size: vehicle.size,
  description: `${vehicle.model} or similar`,
  airConditioning: hasAirConditioning(vehicle),
  doors: vehicle.doors,
  passengers: vehicle.passengers,
  bags: vehicle.bags,
})

/** Fuel letters whose cars have no air conditioning. */
const withoutAir = /[NQSBFZX]$/
const hasAirConditioning = ({ acriss }: VehicleClass): boolean => !withoutAir.test(acriss)

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
