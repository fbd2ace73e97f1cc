export type Point = readonly [x: number, y: number]

const radians = Math.PI / 180

/**
 * The Natural Earth projection (T. Patterson, B. Savric 2012): a polynomial of the latitude.
 *
 * @returns x from -2.74 to 2.74, y from -1.42 (south) to 1.42
 */
export function project(longitude: number, latitude: number): Point {
  const [lambda, phi] = [longitude * radians, latitude * radians]
  const [square, fourth] = [phi ** 2, phi ** 4]
  return [
    lambda *
      (0.8707 - 0.131979 * square + fourth * (-0.013791 + fourth * (0.003971 * square - 0.001529 * fourth))),
    phi * (1.007226 + square * (0.015085 + fourth * (-0.044475 + 0.028874 * square - 0.005916 * fourth))),
  ]
}

type Vector = readonly [number, number, number]

const toVector = ({ latitude, longitude }: { latitude: number; longitude: number }): Vector => [
  Math.cos(latitude * radians) * Math.cos(longitude * radians),
  Math.cos(latitude * radians) * Math.sin(longitude * radians),
  Math.sin(latitude * radians),
]

/** The great circle between two places as lines on the map; two where it crosses the edge. */
export function greatCircle(
  from: { latitude: number; longitude: number },
  to: { latitude: number; longitude: number },
): Point[][] {
  const [a, b] = [toVector(from), toVector(to)]
  const angle = Math.acos(Math.max(-1, Math.min(1, a[0] * b[0] + a[1] * b[1] + a[2] * b[2])))
  const steps = Math.max(1, Math.ceil(angle / (2.5 * radians)))
  const lines: Point[][] = [[]]
  let before = from.longitude
  for (let step = 0; step <= steps; step++) {
    const [p, q] = [Math.sin((1 - step / steps) * angle), Math.sin((step / steps) * angle)]
    const [x, y, z] = [a[0] * p + b[0] * q, a[1] * p + b[1] * q, a[2] * p + b[2] * q]
    const longitude = Math.atan2(y, x) / radians
    const latitude = Math.atan2(z, Math.hypot(x, y)) / radians
    if (Math.abs(longitude - before) > 180) {
      const edge = before < 0 ? -180 : 180
      lines.at(-1)?.push(project(edge, latitude))
      lines.push([project(-edge, latitude)])
    }
    before = longitude
    lines.at(-1)?.push(project(longitude, latitude))
  }
  return lines
}
