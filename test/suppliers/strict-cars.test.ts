import { strictCars } from '../support/strict-cars.ts'
import { carHostContract } from './car-host.contract.ts'

const now = Date.parse('2027-03-01T10:00:00Z')

carHostContract('a strict broker', async () => ({
  host: strictCars(() => now).cars,
  now,
  rental: {
    pickUp: { code: 'LIS', date: '2027-05-04', time: '10:00' },
    dropOff: { code: 'LIS', date: '2027-05-06', time: '10:30' },
    driverAge: 41,
    vehicle: {},
  },
}))
