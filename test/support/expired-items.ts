import type { Store } from '../../lib/kernel/store.ts'
import type { Api } from './api.ts'

/**
 * Deletes every item whose `ttl` has passed, as a database does it some time or other.
 *
 * @returns how many there were
 */
export const deleteExpired = ({ service, now }: Pick<Api, 'service' | 'now'>): Promise<number> =>
  service.database.sweep(now())

/** A database that deletes what has expired at random moments, before calls of the service. */
export function forgetfulStore(random: () => number, rate: number) {
  let api: Pick<Api, 'service' | 'now'> | undefined
  let deleted = 0
  const wrap = (store: Store): Store =>
    new Proxy(store, {
      get:
        (target, verb: keyof Store) =>
        async (...call: readonly unknown[]) => {
          if (api && random() < rate) deleted += await deleteExpired(api)
          return Reflect.apply(target[verb], target, call)
        },
    })
  return {
    wrap,
    /** From now on, for a service over that store. */
    begin(service: Pick<Api, 'service' | 'now'>) {
      api = service
    },
    /** Not any more. */
    end() {
      api = undefined
    },
    deleted: () => deleted,
  }
}
