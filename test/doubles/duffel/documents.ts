import type { DuffelState, Resource } from './state.ts'

const ticket = 'electronic_ticket'
const miscellaneous = 'electronic_miscellaneous_document_associated'

/** Numbers in the form that the order's airline gives them; a new set for each issue. */
export function issueDocuments(state: DuffelState, order: Resource): Resource[] {
  const { documentStyle } = order._
  if (documentStyle === 'none') return []
  const issue = ++order._.issues
  const number = (index: number): string => {
    const digits = String(1_000_000_000 + state.pick(`${order.id}/${issue}/${index}`, 900_000_000))
    switch (documentStyle) {
      case 'short':
        return `${index + 1}`
      case 'fourteen':
        return `2205${digits}`
      case 'dashed':
        return `125-${digits}`
      default:
        return `125${digits}`
    }
  }
  const tickets = order.passengers.map(({ id }: Resource, index: number) => ({
    type: ticket,
    unique_identifier: number(index),
    passenger_ids: [id],
  }))
  const others = order.services.map(({ passenger_ids }: Resource, index: number) => ({
    type: miscellaneous,
    unique_identifier: number(tickets.length + index),
    passenger_ids,
  }))
  return [...tickets, ...others]
}
