/** A card that the sandbox accepts. */
export const card = {
  '@type': 'FormOfPaymentPaymentCard' as const,
  PaymentCard: {
    CardType: 'Credit',
    CardCode: 'VI',
    expireDate: '1231',
    CardNumber: { PlainText: '4111111111111111' },
    SeriesCode: { PlainText: '737' },
  },
}
