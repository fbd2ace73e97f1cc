import { toIdentifier } from '../../contract/envelope.ts'
import type { AuxiliarySegment } from '../auxiliary-segment.ts'

/** An auxiliary segment of a workbench or a reservation. */
export const toAuxiliary = ({
  id,
  ref,
  type,
  supplier,
  status,
  quantity,
  location,
  date,
  qualifier,
  text,
}: AuxiliarySegment) => ({
  '@type': 'CustomAuxiliarySegment' as const,
  id: ref,
  customAuxiliarySegmentRef: ref,
  Identifier: toIdentifier(id),
  SegmentType: type,
  SupplierCode: supplier,
  StatusCode: status,
  Quantity: quantity,
  Location: location,
  Date: date,
  ...(qualifier !== undefined && { CustomTextQualifier: qualifier }),
  ...(text !== undefined && { CustomText: text }),
})
