/**
 * How carriers write a fare basis: `carriers or style | letters`. Small letters stand for: `c` booking class, `s` season,
 * `d` W on Fridays and Sundays and X on other days, `a` two digits of days of advance purchase, `p` one, `t` R or O for
 * round trip or one way, `h` a letter for season, day and trip that differs by market, `b` the brand's two letters;
 * everything else is itself. Seven characters at most, and each tells season, day and trip by `h` or by `s`, `d` and `t`.
 * Source: guess, after fares that the carriers have filed.
 */
export const fareBasisTable = `
european             | cphsEb
american             | cshpAb
gulf                 | cshpGb
asian                | cphsSb
latin                | chEpLb
lowCost              | cpthb
AA                   | cpAhNb
DL                   | chVpAb
UA                   | cAhpAb
AS HA                | chpONb
B6                   | chpAUb
WN                   | chNpPb
AC                   | cpZhAb
WS                   | chDpSb
BA                   | csNphb
IB I2 VY             | chNpAb
AY                   | csRphb
LH LX OS SN EN CL VL | cabEh
AF KL                | csphAb
SK                   | chEpSb
TP                   | cspBhb
AZ                   | chpITb
TK                   | chXpTb
EK                   | csdtpb
QR                   | cshRpb
EY                   | cspRhb
SQ                   | cahtb
CX                   | cshApb
TG                   | cspThb
QF                   | cshpQb
NH                   | cphNHb
JL                   | chNpJb
KE                   | chEpKb
CM                   | chPpMb
AV                   | chZpAb
LA                   | chEpLb`
