/** A place on the globe, in degrees. */
export interface Place {
  readonly latitude: number
  readonly longitude: number
}

type Vector = readonly [number, number, number]

const earthMiles = 3958.8
const radian = Math.PI / 180

function toVector({ latitude, longitude }: Place): Vector {
  const [lat, lon] = [latitude * radian, longitude * radian]
  return [Math.cos(lat) * Math.cos(lon), Math.cos(lat) * Math.sin(lon), Math.sin(lat)]
}

const angleBetween = ([a, b, c]: Vector, [x, y, z]: Vector): number =>
  Math.acos(Math.min(1, Math.max(-1, a * x + b * y + c * z)))

export const milesBetween = (from: Place, to: Place): number =>
  earthMiles * angleBetween(toVector(from), toVector(to))

/** Points of the great circle, about so many miles apart, each in the middle of its part. */
export function pointsBetween(from: Place, to: Place, everyMiles: number): Place[] {
  const [start, end] = [toVector(from), toVector(to)]
  const angle = angleBetween(start, end)
  const count = Math.max(1, Math.ceil((angle * earthMiles) / everyMiles))
  const sine = Math.sin(angle) || 1
  return Array.from({ length: count }, (_, index) => {
    const part = (index + 0.5) / count
    const [p, q] = [Math.sin((1 - part) * angle) / sine, Math.sin(part * angle) / sine]
    const [x, y, z] = [p * start[0] + q * end[0], p * start[1] + q * end[1], p * start[2] + q * end[2]]
    return {
      latitude: Math.asin(Math.min(1, Math.max(-1, z))) / radian,
      longitude: Math.atan2(y, x) / radian,
    }
  })
}

/** How much of a short way goes east: 1 due east, -1 due west. */
export function eastwardShare(from: Place, to: Place): number {
  const [lat, toLat] = [from.latitude * radian, to.latitude * radian]
  const turn = (to.longitude - from.longitude) * radian
  const east = Math.sin(turn) * Math.cos(toLat)
  const north = Math.cos(lat) * Math.sin(toLat) - Math.sin(lat) * Math.cos(toLat) * Math.cos(turn)
  return east / (Math.hypot(east, north) || 1)
}
