/** Where suppliers deliver what they tell after the sale, beside the interface that clients use. */
export const supplierEventsPath = '/supplier-events/{supplier}'
