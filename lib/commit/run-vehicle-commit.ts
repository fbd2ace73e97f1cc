import { isActiveVehicle } from '../car/vehicle.ts'
import { derivedId } from '../kernel/derived-id.ts'
import type { RefusalCode } from '../kernel/refusals.ts'
import { Refusal } from '../kernel/refusals.ts'
import { requireReservation } from '../reservation/require-reservation.ts'
import type { Reservation } from '../reservation/reservation.ts'
import type { ReservationAnswer } from '../reservation/wire/reservation.ts'
import { toReservationAnswer } from '../reservation/wire/reservation.ts'
import type { OpenWorkbench } from '../workbench/workbench.ts'
import { baseOf, openWorkbench } from '../workbench/workbench.ts'
import { type AnswerContext, committedReservation } from './answer-commit.ts'
import type { Commit, VehicleCommit } from './commit.ts'
import { commitOnce } from './commit-once.ts'
import type { CommitWorkflow } from './commit-workflow.ts'
import { type CommitContext, newCommit, type StartedAndEnded } from './run-commit.ts'
import { toPendingAnswer } from './wire/commit.ts'

type Context = AnswerContext & CommitContext

/** Id of the car that a commit books, derived from the commit's id. */
export const vehicleIdOf = ({ id }: Pick<Commit, 'id'>): string => derivedId(`${id}#vehicle`)

/** The work of the commit. */
interface VehicleWork {
  /** Identity of the request: equal ones are the same work. */
  readonly name: readonly unknown[]
  /** Contents of the workbench; called for a new request only. */
  readonly contentsOf: (commit: VehicleCommit) => Promise<VehicleContents>
  /** Whether the outcome of an earlier request still meets this one. */
  readonly isStillValid: (reservation: Reservation, commit: Commit) => boolean
}

/** Contents of a workbench for a commit of cars. */
interface VehicleContents extends Pick<OpenWorkbench, 'travelers'> {
  /** Absent: a new reservation, for the travelers. */
  readonly reservation?: Reservation
  readonly vehicles?: OpenWorkbench['vehicles']
  /** Ids of cars to cancel. */
  readonly cancels?: readonly string[]
  readonly formsOfPayment?: OpenWorkbench['formsOfPayment']
  readonly details?: OpenWorkbench['details']
  readonly added?: OpenWorkbench['added']
}

/**
 * Books or cancels cars in a separate commit. A repeated request joins the commit or gets its outcome again,
 * as long as the booking is valid; after a refusal it is tried again.
 */
export async function runVehicleCommit(
  { name, contentsOf, isStillValid }: VehicleWork,
  context: Context,
  workflow: CommitWorkflow,
): Promise<ReservationAnswer> {
  const { started, end } = await commitOnce(
    {
      name: ['vehicle', ...name],
      begin: async (id) => {
        const commit: VehicleCommit = { ...newCommit(context), kind: 'vehicle' }
        const { reservation, formsOfPayment = [], ...contents } = await contentsOf(commit)
        const empty = openWorkbench(id, context.now)
        const base = reservation && { base: baseOf(reservation) }
        return {
          ...empty,
          ...base,
          ...contents,
          formsOfPayment: formsOfPayment.map((form) => ({ ...form, addedIn: id })),
          added: contents.added ?? empty.added,
          status: 'committing',
          commit,
        }
      },
      isStillValid: async ({ commit, outcome }) => {
        if (outcome.kind !== 'committed') return false
        const [reservationId = ''] = outcome.reservationIds
        const reservation = await context.stores.reservations.find(reservationId, context.now)
        return reservation !== undefined && isStillValid(reservation, commit)
      },
    },
    context,
    workflow,
  )
  return answerVehicleCommit({ started, end }, context)
}

/** The answer of a commit of cars. @throws Refusal the refusal that ended it */
export async function answerVehicleCommit(
  { started, end }: StartedAndEnded,
  context: AnswerContext,
): Promise<ReservationAnswer> {
  if (end.kind !== 'over') return toPendingAnswer(started.id)
  return answerVehicles(await withCarRefusals(() => committedReservation(end.outcome, context)), context)
}

/** Whether the car that a commit booked is still active. */
export const hasCarOf = ({ vehicles = [] }: Reservation, commit: Pick<Commit, 'id'>): boolean =>
  vehicles.some((vehicle) => vehicle.id === vehicleIdOf(commit) && isActiveVehicle(vehicle))

/** The whole reservation, in the form for clients of hotels and cars. */
const answerVehicles = async (
  reservation: Reservation,
  { stores }: AnswerContext,
): Promise<ReservationAnswer> =>
  toReservationAnswer(reservation, await stores.documents.findMany(reservation.documentIds), {
    detail: true,
    byLocator: true,
  })

/** Refusals of cars have their own HTTP status, those of air reservations have 200. */
const carRefusals: Readonly<Partial<Record<RefusalCode, RefusalCode>>> = {
  locatorUnknown: 'rentalReservationUnknown',
  reservationUnknown: 'rentalReservationUnknown',
  reservationChanged: 'rentalReservationUnknown',
  rentalUnderWay: 'rentalBegun',
  commitFailed: 'supplierUnavailable',
}

async function withCarRefusals<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const code = error instanceof Refusal ? carRefusals[error.code] : undefined
    throw code ? new Refusal(code, {}, { cause: error }) : error
  }
}

/** @throws Refusal `rentalReservationUnknown` */
export const requireReservationOfCar = (name: string, context: Context): Promise<Reservation> =>
  withCarRefusals(() => requireReservation(context, name))
