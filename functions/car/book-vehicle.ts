import type { carRoutes } from '../../lib/contract/routes/car.ts'
import type { Operation } from '../../lib/http/serve-family.ts'
import { bookRental, type Rentals } from '../../lib/runtime/book-rental.ts'

export const bookVehicle: Operation<typeof carRoutes.bookVehicle, Rentals> = ({ body }, context, needs) => bookRental(body, context, needs)
