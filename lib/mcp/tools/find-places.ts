import * as z from 'zod'
import { tool } from '../tool.ts'

export const findPlaces = tool({
  name: 'find_places',
  title: 'Find places',
  description:
    'Finds airports and cities by a name or a code, to get the IATA codes that other tools take. Give the beginning of a name, as "lond", or a code, as "LHR".',
  kind: 'reads',
  input: z.strictObject({ like: z.string().min(1).max(40).describe('Beginning of a name, or a code.') }),
  output: z.object({
    places: z.array(
      z.object({
        airport: z.string(),
        airport_name: z.string(),
        city: z.string(),
        city_name: z.string(),
        country: z.string(),
      }),
    ),
  }),
  run: async ({ like }, { control }) => ({
    places: (await control.places(like)).map(({ code, name, city, cityName, country }) => ({
      airport: code,
      airport_name: name,
      city,
      city_name: cityName,
      country,
    })),
  }),
  say: ({ places }) =>
    places.length === 0
      ? 'No place has such a name or code.'
      : places
          .map(
            (one) => `${one.airport} ${one.airport_name}, city ${one.city} ${one.city_name} (${one.country})`,
          )
          .join('\n'),
})
