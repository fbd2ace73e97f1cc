import { useEffect, useId, useState } from 'preact/hooks'
import type { Place } from '../../../../../kernel/place.ts'
import { control } from '../../control-api.ts'

/** A field for an airport or city: what is typed is completed by the places of the sandbox. */
export function PlaceInput({
  name,
  label,
  value,
}: {
  readonly name: string
  readonly label: string
  readonly value: string
}) {
  const id = useId()
  const [text, setText] = useState(value)
  const places = usePlaces(text)
  return (
    <label>
      {label}
      <input
        name={name}
        value={text}
        list={id}
        required
        autocomplete="off"
        size={22}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <datalist id={id}>
        {places.map(({ code, name: airport, cityName, country }) => (
          <option key={code} value={`${code} ${cityName}`}>
            {airport}, {country}
          </option>
        ))}
      </datalist>
    </label>
  )
}

const pauseMs = 120

function usePlaces(text: string): readonly Place[] {
  const [places, setPlaces] = useState<readonly Place[]>([])
  useEffect(() => {
    const timer = setTimeout(async () => {
      if (text.length > 1) setPlaces(await control.places(text).catch(() => []))
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return places
}

/** `LHR` of `LHR London`; of a name alone the first place that it may mean. */
export async function codeOf(text: string): Promise<string> {
  const code = /^\s*([A-Za-z]{3})(\s|$)/.exec(text)?.[1]
  if (code !== undefined) return code.toUpperCase()
  const [place] = await control.places(text)
  return place?.code ?? text
}
