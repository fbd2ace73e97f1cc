import { useCallback, useEffect, useState } from 'preact/hooks'

/** Something that is being read, was read, or could not be. */
export type Loaded<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'loaded'; readonly value: T }
  | { readonly kind: 'failed'; readonly error: unknown; readonly message: string }

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/**
 * What `load` answers; read again when it is another function, and by `reload`.
 *
 * @param everyMs how often it is read again while it is shown; absent: once
 */
export function useLoaded<T>(load: () => Promise<T>, everyMs?: number) {
  const [state, setState] = useState<Loaded<T>>({ kind: 'loading' })
  const reload = useCallback(async () => {
    try {
      setState({ kind: 'loaded', value: await load() })
    } catch (error) {
      setState({ kind: 'failed', error, message: messageOf(error) })
    }
  }, [load])
  useEffect(() => {
    void reload()
    if (everyMs === undefined) return
    const timer = setInterval(() => document.hidden || void reload(), everyMs)
    return () => clearInterval(timer)
  }, [reload, everyMs])
  return [state, reload] as const
}
