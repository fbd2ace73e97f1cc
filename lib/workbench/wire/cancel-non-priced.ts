import type * as z from 'zod'
import { findNamed } from '../../contract/reference.ts'
import { Refusal } from '../../kernel/refusals.ts'
import { auxiliaryIn, eachOther, otherSegmentsOf, unpricedIn } from '../non-priced-segments.ts'
import type { OpenWorkbench } from '../workbench.ts'
import type { OtherCancellation } from '../workbench-segments.ts'
import type { cancelItemsRequest } from './cancel-items.ts'
import { isAll, readSegments } from './cancel-items.ts'

type Sent = z.output<typeof cancelItemsRequest>

interface Split {
  readonly others: readonly OtherCancellation[]
  readonly rest: Sent | undefined
}

/**
 * What the request cancels of segments beside priced offers, and what it says of everything else; undefined:
 * nothing.
 *
 * @throws Refusal `offerOrProductUnknown`; `nothingToCancel`
 */
export function splitOthers(
  { cancelUnpricedSegments, cancelAuxiliarySegments, ...sent }: Sent,
  workbench: OpenWorkbench,
): Split {
  if (sent.cancelAllInd) return { others: eachOther(workbench).map(({ id }) => ({ id })), rest: sent }
  const unpriced = cancelUnpricedSegments ? readSelected(cancelUnpricedSegments, unpricedIn(workbench)) : []
  const auxiliary = cancelAuxiliarySegments
    ? readSelected(cancelAuxiliarySegments, auxiliaryIn(workbench))
    : []
  const { others, rest } = splitOffers(sent, workbench)
  const saysMore = sent.cancelOffers !== undefined || (!cancelUnpricedSegments && !cancelAuxiliarySegments)
  return { others: [...unpriced, ...auxiliary, ...others], rest: saysMore ? rest : undefined }
}

function splitOffers(sent: Sent, workbench: OpenWorkbench): Split {
  const { cancelOffers } = sent
  const { passives } = otherSegmentsOf(workbench)
  if (cancelOffers && isAll(cancelOffers)) return { others: passives.map(({ id }) => ({ id })), rest: sent }
  const selected = cancelOffers?.offerProductSelection ?? []
  const named = selected.flatMap((selection) => {
    const passive = findNamed(passives, selection.offerID)
    return passive ? [{ selection, passive }] : []
  })
  if (named.length === 0) return { others: [], rest: sent }
  const left = selected.filter((one) => !named.some(({ selection }) => selection === one))
  return {
    others: named.map(({ selection, passive }) => ({
      id: passive.id,
      segments: new Set(readSegments(passive.legs, selection.productSegmentSequenceArray)),
    })),
    rest:
      left.length === 0
        ? undefined
        : { ...sent, cancelOffers: { ...cancelOffers, offerProductSelection: left } },
  }
}

type Selected = NonNullable<Sent['cancelUnpricedSegments']>

/** Segments by their name, or by their number in the order in which they are shown. */
function readSelected(
  sent: Selected,
  there: readonly { readonly id: string; readonly ref: string }[],
): OtherCancellation[] {
  if (isAll(sent)) return there.map(({ id }) => ({ id }))
  const {
    unpricedSegmentSelection = [],
    auxiliarySegmentSelection = [],
    UnpricedFlightSegmentRefs = [],
    segmentSequenceArray = [],
  } = sent
  const refs = UnpricedFlightSegmentRefs.map((id) => ({ id }))
  const found = [
    ...[...unpricedSegmentSelection, ...auxiliarySegmentSelection, ...refs].map((named) =>
      findNamed(there, named),
    ),
    ...segmentSequenceArray.map((number) => there[number - 1]),
  ]
  if (found.length === 0) throw new Refusal('nothingToCancel')
  return found.map((segment) => {
    if (!segment) throw new Refusal('offerOrProductUnknown')
    return { id: segment.id }
  })
}
