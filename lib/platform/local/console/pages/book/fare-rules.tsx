import { useState } from 'preact/hooks'
import type { FareRule } from '../../../../../client/index.ts'
import { useAttempt } from '../../parts/use-attempt.ts'
import { Why } from '../../parts/why.tsx'
import { trip } from './trip-client.ts'

/** The rules of the fares of a priced offer, in words; they are asked for when someone wants to read them. */
export function FareRules({ price }: { readonly price: string }) {
  const [rules, setRules] = useState<readonly FareRule[] | undefined>(undefined)
  const { attempt, problem } = useAttempt()
  const load = (): Promise<void> =>
    attempt(async () => {
      const query = { offerIdentifier: price, fareRuleType: 'ShortText' as const }
      setRules((await trip.fareRulesFromOffer({ query })).FareRule)
    })
  return (
    <details class="price" onToggle={(event) => event.currentTarget.open && !rules && load()}>
      <summary>Rules of the fare</summary>
      <Why problem={problem} />
      {(rules ?? []).map(({ id, ruleNumber, TextFareRule = [] }) => (
        <section key={id}>
          {ruleNumber && <h3>Rule {ruleNumber}</h3>}
          <dl>
            {TextFareRule.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </details>
  )
}
