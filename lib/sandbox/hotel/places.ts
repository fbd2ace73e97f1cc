export interface Place {
  readonly latitude: number
  readonly longitude: number
}

export const kmPerDegree = 111.2
export const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** The place so many kilometres away, in five decimals. @param bearing radians from the north */
export function moved({ latitude, longitude }: Place, km: number, bearing: number): Place {
  const rounded = (value: number): number => Math.round(value * 1e5) / 1e5
  return {
    latitude: rounded(latitude + (km / kmPerDegree) * Math.cos(bearing)),
    longitude: rounded(longitude + (km / (kmPerDegree * Math.cos(radians(latitude)))) * Math.sin(bearing)),
  }
}

/** Radians from the north, over the short way. */
export const bearingTo = (from: Place, to: Place): number =>
  Math.atan2(
    (((to.longitude - from.longitude + 540) % 360) - 180) * Math.cos(radians(from.latitude)),
    to.latitude - from.latitude,
  )

/** Great-circle kilometres. */
export function kilometresBetween(a: Place, b: Place): number {
  const half = (from: number, to: number): number => Math.sin(radians(to - from) / 2) ** 2
  const chord =
    half(a.latitude, b.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude)
  return 12742 * Math.asin(Math.min(1, Math.sqrt(chord)))
}
