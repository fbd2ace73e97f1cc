import { bookRental, type Rentals } from '../../lib/car/book-rental.ts'
import type { carRoutes } from '../../lib/contract/routes/car.ts'
import type { Operation } from '../../lib/platform/http/serve-family.ts'

export const bookVehicle: Operation<typeof carRoutes.bookVehicle, Rentals> = (
  { body },
  context,
  dependencies,
) => bookRental(body, context, dependencies)
