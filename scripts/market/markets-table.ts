/** Round trips between large cities of every continent. */
export const tenMarkets =
  'SYD-LHR ZRH-SIN CDG-NRT MAD-EZE FRA-JFK LHR-JFK DXB-BOM SFO-BOS JFK-LAX LHR-BCN'.split(' ')

/** Airports of cities that have several: who asks for one wants that one. */
export const severalAirports =
  'LHR-JFK CDG-NRT LGA-ORD HND-ITM EWR-SFO LGW-BCN GRU-EZE ICN-HND DCA-MIA AEP-GRU'.split(' ')

/** Where low-cost carriers and network carriers both fly. */
export const lowCostMarkets =
  'LON-BCN LON-DUB LON-MIL BER-LON PAR-BCN MAD-ROM MIA-NYC DEN-LAS DEL-BOM KUL-SIN'.split(' ')

/** Where network carriers fly non-stop and others by way of their hubs. */
export const longMarkets =
  'LHR-SIN CDG-BKK FRA-BOM JFK-DEL LHR-JNB AMS-NRT MAD-BOG SYD-LAX ZRH-HKG LHR-BOM'.split(' ')

/** Low-cost carriers by their business model, 2026. */
export const lowCostCarriers = new Set(
  `FR U2 W6 W4 W9 VY EW PC DY D8 HV TO LS BY 0B VF FZ G9 3O XY F3 J9 6E SG QP IX AK D7 FD QZ Z2 TR JQ 3K GK
5J DG VJ SL DD VZ 7C TW LJ BX ZE RS MM JW HD 7G BC IJ 9C WN F9 NK G4 MX XP G3 VB Y4 JA H2 VE WS F8 Y9 SY HF
OD ID JT IU QG BI 5W XR FA`.split(/\s+/),
)
