import { carRoutes } from '../../lib/contract/routes/car.ts'
import { serveFamily } from '../../lib/platform/http/serve-family.ts'
import { addVehicle } from './add-vehicle.ts'
import { bookVehicle } from './book-vehicle.ts'
import { cancelVehicle } from './cancel-vehicle.ts'
import { moreVehicles } from './more-vehicles.ts'
import { searchVehicles } from './search-vehicles.ts'

export const carFamily = serveFamily(carRoutes, {
  searchVehicles,
  moreVehicles,
  bookVehicle,
  addVehicle,
  cancelVehicle,
})
