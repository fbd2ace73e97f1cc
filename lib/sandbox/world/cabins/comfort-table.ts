/**
 * What carriers have at their seats where that differs from the usual: `fact | carriers`, or `fact | carrier type ...`.
 * Usual are screens, power and lie-flat beds in wide bodies of all but low-cost carriers, and none of these in narrow
 * bodies. From public knowledge of 2025, not looked up carrier by carrier.
 */
export const comfortTable = {
  /** Screens at every seat of narrow bodies. */
  narrowScreens: 'DL B6 TK EK FZ QR EY SV KU SQ NH',
  /** Sockets at every seat of narrow bodies. */
  narrowPower: 'AA DL UA AS HA B6 WN AC WS SQ KE NH JL QR EK FZ EY TK QF AM',
  /** No screens in wide bodies: films come over the carrier's WiFi. */
  wideWithoutScreens: 'AS',
  /** Backs that do not recline. */
  fixedBacks: 'FR U2 W6 W4 W9 F9 G4 VY',
  /** Low-cost carriers with sockets or screens at the seats of their wide bodies. */
  lowCostPower: 'TR JQ ZG Z0 N0 D7',
  /** Beds in narrow bodies. */
  narrowBeds: [
    'B6 321 32Q',
    'CM 7M9',
    'FZ 7M8 7M9',
    'SQ 7M8',
    'EI 32Q',
    'TP 32Q',
    'IB 32Q',
    'UA 752',
    'QR 321',
  ],
  /** Business class of wide bodies with recliners only. */
  wideRecliners: 'TS',
} as const

/**
 * Rows of economy class with extra legroom ahead of the exits: `carriers | in narrow bodies, in wide ones`. Others have
 * the first row alone. Source: seat plans that the carriers published in 2025.
 */
export const legroomRowsTable = `
UA | 5 6
DL AA | 4 4
AS HA | 4 4
B6 | 5 5
WN | 4 1
AC WS | 3 3
F9 | 3 1
KL | 4 4
AM AV CM LA | 3 3
VS | 1 3
IB | 1 2
VN | 1 1`
