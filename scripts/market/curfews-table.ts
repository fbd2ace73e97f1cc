/**
 * Airports where no scheduled flight leaves between midnight and 05:00 local time. Public: night flight
 * restrictions of the airports, 2025.
 */
export const curfewAirports =
  'FRA LHR SYD ZRH ORY DUS HAM STR BER GVA LCY MUC ITM GMP ADL OOL CGH SDU TSA BMA LIN SNA SAN NRT LUX EIN RTM BUD DCA WAW'.split(
    ' ',
  )
