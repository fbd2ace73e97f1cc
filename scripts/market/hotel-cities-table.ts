/** Fifty cities with the most hotel rooms, by IATA city code: general knowledge. */
export const hotelCities =
  `LON PAR NYC LAS LAX CHI MIA ORL SFO WAS BOS ATL DFW YTO MEX CUN SAO RIO BUE BOG LIM MAD BCN ROM MIL BER MUC AMS VIE
PRG LIS ATH IST DXB CAI JNB DEL BOM BKK HKT SIN KUL DPS JKT HKG SHA BJS TYO OSA SEL`.split(/\s+/)
