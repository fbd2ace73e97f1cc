import { parseArgs } from 'node:util'
import type { Environment } from '../../suppliers/supplier-configuration.ts'

export interface StartOptions {
  readonly port: number
  readonly host: string
  /** Keeps the data; without it everything is in memory. */
  readonly folder: string | undefined
  /** Only the usage is wanted. */
  readonly help: boolean
}

export const usage = `tripwright: a flight, hotel and car booking service on this machine.

  --port 8011       port to serve on, 0 for any that is free   (or PORT)
  --data folder     keeps the data there, otherwise in memory  (or DATA_DIR)
  --host 127.0.0.1  address to serve on                        (or HOST)
  --help            prints this`

/**
 * What the one who starts the service wants: options, else variables, else the defaults.
 *
 * @throws Error that says which option is wrong
 */
export function readStartOptions(args: readonly string[], environment: Environment): StartOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string' },
      data: { type: 'string' },
      host: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  return {
    port: Number(values.port ?? environment.PORT ?? 8011),
    host: values.host ?? environment.HOST ?? '127.0.0.1',
    folder: values.data ?? environment.DATA_DIR,
    help: values.help,
  }
}
