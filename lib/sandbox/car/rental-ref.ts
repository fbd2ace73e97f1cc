/** What names a rental of the sandbox: one car of one vendor at one location for one rate. */
export interface RentalNames {
  readonly vendor: string
  /** Numbers of the vendor's locations. */
  readonly pickUpNumber: string
  readonly dropOffNumber: string
  /** ACRISS code. */
  readonly acriss: string
  readonly rateCode: string
}

export const rentalRef = ({ vendor, pickUpNumber, dropOffNumber, acriss, rateCode }: RentalNames): string =>
  [vendor, pickUpNumber, dropOffNumber, acriss, rateCode].join('|')

export function namesIn(ref: string): RentalNames {
  const [vendor = '', pickUpNumber = '', dropOffNumber = '', acriss = '', rateCode = ''] = ref.split('|')
  return { vendor, pickUpNumber, dropOffNumber, acriss, rateCode }
}
