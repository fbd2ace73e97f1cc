/**
 * Surnames with which a traveler of the sandbox makes the carrier misbehave, so that a client can see what
 * its users will see. The first traveler with such a name decides. docs/sandbox.md prints this table.
 */
export const travelerFaults = {
  PRICECHANGE:
    'at commit the price is up: the carrier surcharge is higher by a tenth of the fare. Warning 4120; `errorWhenOfferPriceChangesInd` refuses it, `enableTwoStepCommitInd` stops for it; a payment at the former price charges nothing, 4201 and `Partial`',
  PRICECANCELLED:
    'at commit the quoted fare is gone. Warning 4121; `errorWhenOfferPriceCancelledInd` refuses it, `enableTwoStepCommitInd` stops for it',
  SCHEDULECHANGE:
    'at commit the first flight is retimed by 25 minutes. Warning 4122; `errorWhenScheduleChangesInd` refuses it, `enableTwoStepCommitInd` stops for it, `scheduleChangeAcceptedInd` accepts it',
  SHORTCONNECTION: 'at commit the first connection is below the minimum connection time',
  SOLDOUT: 'the seats are gone at commit: 4012, nothing is booked',
  NOTICKET: 'the booking works, ticketing is refused: `Partial`',
  CARRIERDOWN: 'the carrier never answers the sale; the commit is undone',
  LOSTSALE: 'the sale takes effect but its answer is lost; the commit finds it and goes on',
  LOSTTICKET: 'the tickets are issued but the answer is lost; the commit finds them and goes on',
  NOVOID: 'the carrier refuses to void the ticket',
  NOREFUND: 'a refund is quoted, but the carrier refuses it: 4992, NDC 4147',
  REFUNDCHANGE: 'the terms of a refund have changed when it is issued: 4991, NDC 4151',
  LOSTREFUND: 'the refund takes effect but its answer is lost; the repetition finds it and goes on',
  INVOLUNTARY:
    'the carrier cancelled the flights: the refund is in full, a change costs no fee and forfeits nothing',
  NOCHANGE: 'the carrier permits no change of the ticket: 4565',
  CHANGEPRICE:
    'a change costs more when it is priced than its search showed: a surcharge of a tenth of the fare',
  CHANGESOLDOUT: 'the seats of a change are gone at commit, which is undone',
  NOSERVICE: 'an ancillary is gone at commit, which is undone',
  NOSEAT: 'another passenger has the chosen seat at commit, which is undone: 4975',
  NOEMD: 'the tickets are issued, the EMDs are refused: `Partial`',
} as const

export type Fault = keyof typeof travelerFaults

/** The fault that people force; undefined: none. */
export const faultOf = (people: readonly { readonly surname: string }[]): Fault | undefined =>
  people
    .map(({ surname }) => surname.toUpperCase())
    .find((surname): surname is Fault => Object.hasOwn(travelerFaults, surname))
