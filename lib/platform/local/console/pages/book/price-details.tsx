import type { PriceBreakdownAir, PriceDetail } from '../../../../../client/index.ts'
import { amount, money } from './journeys.ts'

/** A price explained: what each traveler pays, to the tax. */
export const PriceDetails = ({ price }: { readonly price: PriceDetail }) => (
  <details class="price">
    <summary>
      <strong>{money(price)}</strong>{' '}
      <span class="quiet">
        fare {amount(price.Base ?? 0, price.CurrencyCode.value)}, taxes{' '}
        {amount(price.TotalTaxes ?? 0, price.CurrencyCode.value)}
      </span>
    </summary>
    {(price.PriceBreakdown ?? []).map((one) => (
      <Passengers key={one.requestedPassengerType} one={one} currency={price.CurrencyCode.value} />
    ))}
  </details>
)

const Passengers = ({ one, currency }: { readonly one: PriceBreakdownAir; readonly currency: string }) => (
  <>
    <h3>
      {one.quantity} × {one.requestedPassengerType}: {amount(one.Amount.Total ?? 0, currency)}
    </h3>
    <div class="scroll">
      <table>
        <tbody>
          <tr>
            <th scope="row">Fare</th>
            <td>{amount(one.Amount.Base ?? 0, currency)}</td>
          </tr>
          {(one.Amount.Taxes?.Tax ?? []).map(({ taxCode, value, description }) => (
            <tr key={`${taxCode} ${value}`}>
              <th scope="row">
                {taxCode} <span class="quiet">{description}</span>
              </th>
              <td>{amount(value, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
    {one.FareCalculation && <p class="json">{one.FareCalculation}</p>}
  </>
)
