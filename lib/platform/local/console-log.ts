import { type SupplierLog, supplierAlerts } from '../../suppliers/supplier-log.ts'
import type { Log } from '../platform.ts'

/** One line for each request, for the person who watches `npm start`. */
export const consoleLog: Log = {
  request({ operation, status, milliseconds, transactionId }) {
    console.log(
      `${new Date().toISOString().slice(11, 19)} ${status} ${operation} ${milliseconds} ms ${transactionId}`,
    )
  },
  bug({ transactionId, operation, error }) {
    console.error(`${operation} ${transactionId}`, error)
  },
}

/** One line for each call that an adapter made, or that the gate did not let through. */
export const consoleSupplierLog: SupplierLog = {
  supplierCall({ host, operation, status = 'no answer', code = '', milliseconds, requestId = '' }) {
    console.log(`         ${host}: ${operation} ${status} ${code} ${milliseconds} ms ${requestId}`)
  },
  gatedCall({ supplier, lane, result, isStopped }) {
    if (result !== 'refused') return
    const reason = isStopped ? 'it does not answer' : 'too many calls'
    console.log(`         ${supplier}: a call (${lane}) was not sent: ${reason}`)
  },
  alert(supplier, alert) {
    console.error(`         ${supplier}: ${supplierAlerts[alert]}`)
  },
}
