import { useEffect, useState } from 'preact/hooks'
import type { Place } from '../../../../../kernel/place.ts'
import { control } from '../../control-api.ts'
import land from '../../generated/land.json' with { type: 'json' }
import { ringCopies } from '../../map/land-rings.ts'
import { greatCircle, type Point, project } from '../../map/projection.ts'

const scale = 100
const pathOf = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${(x * scale).toFixed(1)} ${(-y * scale).toFixed(1)}`).join('L')}`

let landPath: string | undefined
const outline = (): string => {
  landPath ??= land
    .flatMap(ringCopies)
    .map((ring) => `${pathOf(ring)}Z`)
    .join('')
  return landPath
}

/** The way between airports on a map that shows just it. @param stops codes, in the order of the flights */
export function RouteMap({ stops }: { readonly stops: readonly string[] }) {
  const places = usePlacesOf(stops.join(' '))
  if (places.length < 2) return null
  const points = places.map(({ longitude, latitude }) => project(longitude, latitude))
  const lines = places.slice(1).flatMap((to, index) => {
    const from = places[index]
    return from ? greatCircle(from, to) : []
  })
  return (
    <svg
      class="map"
      viewBox={boxAround([...points, ...lines.flat()])}
      role="img"
      aria-label={`Map of ${stops.join(' – ')}`}
    >
      <path class="land" d={outline()} />
      {lines.map((line) => (
        <path key={pathOf(line)} class="way" d={pathOf(line)} />
      ))}
      {places.map(({ code }, index) => {
        const [x = 0, y = 0] = points[index] ?? []
        return (
          <g key={code}>
            <circle cx={x * scale} cy={-y * scale} r="1.6" />
            <text x={x * scale + 2.5} y={-y * scale - 2}>
              {code}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

const margin = 12
const leastSide = 60

function boxAround(points: readonly Point[]): string {
  const xs = points.map(([x]) => x * scale)
  const ys = points.map(([, y]) => -y * scale)
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin]
  const width = Math.max(leastSide, Math.max(...xs) + margin - left)
  const height = Math.max(leastSide / 2, Math.max(...ys) + margin - top)
  return `${left} ${top} ${width} ${height}`
}

function usePlacesOf(codes: string): readonly Place[] {
  const [places, setPlaces] = useState<readonly Place[]>([])
  useEffect(() => {
    const wanted = [...new Set(codes.split(' '))]
    void Promise.all(wanted.map((code) => control.places(code))).then((found) =>
      setPlaces(found.flatMap(([place]) => place ?? [])),
    )
  }, [codes])
  return places
}
