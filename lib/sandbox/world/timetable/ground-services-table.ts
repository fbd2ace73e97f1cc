/**
 * Trains and buses that carriers sell under their numbers: `seller/operator airport station type minutes departures a
 * day`; the operator is left out where the carriers' own pages name none with a designator. Source: public timetables of
 * the carriers' rail and bus partners, 2026.
 */
export const groundServices = `
LH FRA QKL TRN 65 16
LH FRA QDU TRN 95 10
LH FRA ZWS TRN 80 10
LH FRA ZAQ TRN 150 8
LH FRA ZMB TRN 245 5
LH FRA XER BUS 150 6
AF/2C CDG XYD TRN 125 8
AF/2C CDG XDB TRN 55 6
AF/2C CDG XWG TRN 130 4
AF/2C CDG ZFJ TRN 180 3
AF/2C CDG QJZ TRN 195 3
AF/2C CDG ZFQ TRN 225 3
AF/2C CDG XRF TRN 230 4
AF/2C CDG XPJ TRN 235 3
AF/9F CDG ZYR TRN 85 5
KL/9F AMS ZWE TRN 75 8
KL/9F AMS ZYR TRN 115 8
OS VIE LZS TRN 105 14
OS VIE ZSB TRN 175 12
OS VIE GGZ TRN 180 8
LX ZRH ZDH TRN 75 16
AA PHL ABE BUS 80 5
UA EWR ABE BUS 95 5
AC YYZ YKF BUS 80 4
AC YYZ YHM BUS 80 5
`
