/** Whether a step of a commit files its reservation: with its end, or before something is released. */
export const isFiling = (step: string): boolean => step === 'fileAndClose' || step === 'fileReservation'
