import type { Person } from './booking.ts'

/** Fields for the name of an adult. */
export const PersonFields = () => (
  <>
    <label>
      Given name
      <input name="given" required defaultValue="Isolde" autocomplete="off" />
    </label>
    <label>
      Surname
      <input name="surname" required defaultValue="Fenwright" autocomplete="off" />
    </label>
  </>
)

export const personIn = (form: FormData): Person => ({
  given: String(form.get('given') ?? ''),
  surname: String(form.get('surname') ?? ''),
  type: 'ADT',
})
