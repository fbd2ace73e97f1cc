import { useEffect, useState } from 'preact/hooks'

/** The parts of the address behind `#/`. */
const read = (): readonly string[] => location.hash.replace(/^#\//, '').split('/').map(decodeURIComponent)

/** Where the reader is: `#/requests/123` is `['requests', '123']`. */
export function useRoute(): readonly string[] {
  const [route, setRoute] = useState(read)
  useEffect(() => {
    const moved = (): void => setRoute(read())
    addEventListener('hashchange', moved)
    return () => removeEventListener('hashchange', moved)
  }, [])
  return route
}
