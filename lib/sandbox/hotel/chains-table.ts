/**
 * Hotel brands: `code|name|stars|price|most|where`.
 *
 * - code: of the chain, as distribution systems know it; several brands may share one. Names belong to their owners;
 *   which cities have them is roughly as published by the chains in 2025, single houses are invented.
 * - name: after a comma it follows the name of the house; after `~` the chain only represents the house.
 * - price: compared with other houses of as many stars in the city.
 * - most: houses of the brand that a city may have.
 * - where: cities that have one for certain (three letters), countries (two letters) and regions (`eu`, `na`, `la`,
 *   `cb` Caribbean, `ea` East Asia, `se` South-East Asia, `sa` South Asia, `me`, `af`, `oc`), each with `*weight` when
 *   it is not 1; `-XX` takes a country out.
 */
export const brandTable = `
RZ|The Ritz-Carlton|5|1.35|1|NYC CHI BOS LAX SFO MIA ORL ATL WAS PHL DEN HNL YTO YMQ BER BCN VIE MOW DXB DOH RUH BAH SIN HKG TYO OSA BJS SHA CAN SZX JKT KUL SEL BLR CUN MLE TCI SCL MEL PER TCI na*.6 ea*.5
XR|The St. Regis|5|1.4|1|NYC CHI MIA SFO WAS ROM VCE IST DXB AUH DOH SIN HKG BKK BJS SHA OSA KUL JKT MLE BOM CAI MEX DEN ASE PUJ PPT DPS na*.3 ea*.3
JW|JW Marriott|5|1.05|2|LAS ORL MIA NYC CHI LAX PHX DEN BNA HOU AUS DXB IST BKK HKG SEL SIN KUL JKT DEL BOM BLR CCU CUN MEX BOG LIM RIO SAO VCE BER FRA MAD SHA BJS SZX MLE HKT CAI na*.8 ea*.6 sa*.8 la*.7 me
EB|EDITION|5|1.3|1|NYC LON MIA LAX MAD BCN ROM TYO SHA IST DXB DOH BJV TPA SIN REK SYX CUN
BG|Bvlgari|5|1.8|1|MIL LON PAR ROM DXB SHA BJS TYO DPS
WH|W|5|1.15|2|NYC LAX MIA CHI SEA SFO WAS BOS ATL BNA PHL AUS DFW ASE YMQ YTO LON PAR ROM BCN IBZ AMS BUD IST DXB AUH DOH AMM HKG TPE BKK SIN KUL OSA SEL SHA BJS CAN MEL SYD BNE MLE DPS SCL BOG PTY MEX na*.4
LC|,The Luxury Collection|5|1.2|2|ATH ROM MIL VCE FLR VIE MAD SVQ BCN PRG IST DXB DEL CCU MAA BLR JAI HYD SHA BJS TYO BKK LIM eu*.3 sa*.8 ea*.2
LW|~Leading Hotels of the World|5|1.35|4|eu*.2
MC|Marriott|4|1.06|9|na*9 eu*2.4 la*2 cb*3 ea*1.3 se*1.6 sa*2.2 me*2 af*1.2 oc*1.5
BR|Renaissance|4|1.02|3|na*2.4 eu*.9 cb*1 ea*.8 se*.6 sa*.8 me*.7
DE|Delta Hotels by Marriott|4|.95|3|CA*5 US*.7 GB*1 me*.4
AK|,Autograph Collection|4|1.25|4|na*1.8 eu*.9 la*.6 cb*1 ea*.3
TX|,Tribute Portfolio|4|1.08|3|na*.9 eu*.5 se*.3
SI|Sheraton|4|.98|5|na*3.2 eu*1.3 la*2 cb*.8 ea*3 se*2 sa*2 me*2.4 af*1.5 oc*.8
WI|The Westin|4|1.08|3|na*2.6 eu*.6 la*1 cb*.8 ea*1.3 se*1.2 sa*1.3 me*.8 oc*.7
MD|Le Méridien|4|1.02|2|LON eu*.4 na*.5 sa*1.5 se*.9 ea*.5 me*1.4 af*.6
AR|AC Hotel|4|.9|4|ES*3 IT*.8 US*2.2 FR*.4 GB*.3 la*.3
CY|Courtyard by Marriott|3|1.12|12|na*9 eu*1.6 la*1.4 cb*.8 ea*1 se*.8 sa*3 me*1.4
FN|Fairfield by Marriott|3|.86|12|na*8 MX*1 sa*2.4 ea*.8 se*.4
XV|SpringHill Suites by Marriott|3|.95|6|na*4
RC|Residence Inn by Marriott|3|1.1|8|na*5.5 eu*.5 me*.3
TO|TownePlace Suites by Marriott|3|.92|5|na*3
FP|Four Points by Sheraton|3|1.02|4|na*1.6 eu*.7 ea*1.6 se*1.3 sa*1.6 la*1.2 me*1.3 af*1.8 oc*1
AL|Aloft|3|1.05|3|na*1.8 eu*.4 ea*.8 se*.7 sa*.8 me*1.3 la*.3
EL|Element|3|1.08|2|na*1 eu*.2 me*.4 ea*.3
OX|Moxy|3|.95|4|na*1.1 eu*1.9 ea*.4 se*.2
PR|Protea Hotel by Marriott|3|1|5|ZA*8 NA*3 ZM*3 NG*3 TZ*2 UG*2
HH|Hilton|4|1.04|12|na*8 eu*3.2 la*2 cb*2.2 ea*2.2 se*1.6 sa*1.2 me*3 af*2 oc*2.4
CN|Conrad|5|1.1|1|NYC WAS LAX CHI LON DUB IST DXB AUH DOH CAI HKG TYO OSA SEL BKK SIN DPS MLE SHA BJS CAN HGH TSN SZX BLR PNQ MEX CUN PUJ
WA|Waldorf Astoria|5|1.35|1|NYC CHI LAX LAS ORL ATL PHX WAS LON EDI AMS BER ROM DXB DOH KWI MLE BKK SHA BJS XMN TYO OSA CUN SJD PTY JKT
OL|LXR|5|1.2|1|DXB UKY LON DPS CUN SEZ NAN
QQ|,Curio Collection by Hilton|4|1.15|4|na*1.8 eu*.9 la*.6 cb*.8 ea*.2 me*.4
UP|,Tapestry Collection by Hilton|4|1|3|na*1.6 eu*.3 la*.4 cb*.3
PY|Canopy by Hilton|4|1.15|2|na*.8 eu*.4 ea*.2
DT|DoubleTree by Hilton|4|.93|9|na*5 eu*2.6 la*1.2 ea*2.2 se*1 sa*.8 me*2.2 af*1 oc*.5
ES|Embassy Suites by Hilton|4|1|5|na*3.6 cb*.6 la*.3
GI|Hilton Garden Inn|3|1.14|8|na*6.5 eu*2 la*1.3 ea*1.6 se*.4 sa*.9 me*2 af*.9
HX|Hampton Inn & Suites|3|.96|16|na*10
HX|Hampton by Hilton|3|.96|8|eu*2.4 la*1.5 ea*2.6 me*.9
HG|Homewood Suites by Hilton|3|1.08|6|na*4
HT|Home2 Suites by Hilton|3|.98|6|na*4.2 ea*.4
RU|Tru by Hilton|2|1.35|5|na*2.6
IC|InterContinental|5|.98|3|NYC LON PAR ROM MAD BER FRA DUS GVA VIE WAW LIS ATH BUD BUH DXB AUH DOH RUH JED BAH MCT CAI HKG TYO OSA SEL SIN BKK KUL JKT SHA BJS SZX SYD MEL PER LAX SFO CHI BOS WAS MIA ATL HOU MSP SAO MEX SCL CCS NBO LIS MRS BOD LYS TLV SGN HAN DAD ea*.8 me*.7
RG|Regent|5|1.25|1|HKG TPE BER SIN BKK SHA DPS PQC
SS|Six Senses|5|1.9|1|MLE HKT ROM IBZ SEZ DPS DOH KYT ZAH
KM|Kimpton|4|1.22|3|na*1.9 LON PAR AMS BCN FRA EDI BKK TYO SYD MAN GLA
CP|Crowne Plaza|4|.94|7|na*2.6 eu*2 la*1.2 ea*3.4 se*1.3 sa*1.6 me*2.6 oc*2.6
IN|Hotel Indigo|4|1.06|4|na*1.6 eu*1.5 ea*.7 se*.6 me*.3 oc*.5
VX|voco|4|.97|3|eu*1 me*.9 oc*1.4 ea*.9 na*.4 sa*.2
HI|Holiday Inn|3|1.02|14|na*4.8 eu*2.7 la*2.4 cb*1.4 ea*2.8 se*2 sa*1.5 me*1.6 af*1 oc*2.2
HI|Holiday Inn Express|2|1.4|18|na*14 eu*4 la*1.8 ea*6 se*1.4 sa*.5 me*1 oc*1.2
YZ|Staybridge Suites|3|1.1|4|na*2.2 GB*.5 me*.7
CW|Candlewood Suites|2|1.22|4|na*3
EV|EVEN Hotels|3|1.1|1|na*.3 ea*.2
HY|Park Hyatt|5|1.5|1|NYC CHI WAS PAR LON MIL VIE ZRH HAM DXB AUH DOH TYO SEL BKK SGN SYD MEL SHA BJS CAN MLE BUE HYD MAA ICN TOJ SJD
HY|Grand Hyatt|5|.98|1|NYC WAS SFO DEN BNA SIN HKG TPE TYO FUK SEL CJU BKK KUL JKT DPS MNL SHA BJS CAN SZX DLC DXB DOH MCT BOM GOI COK ATH BER SAO RIO BOG KWI
HY|Andaz|5|1.12|1|NYC LON AMS MUC VIE PRG TYO SIN SEL DEL DXB DOH MEX LAX SAN PHX MIA PUJ LIS DPS SZX
HY|Hyatt Regency|4|1.04|4|na*3.6 eu*1.1 la*.5 cb*.7 ea*2.2 se*1.2 sa*2.4 me*.9 oc*.9
HY|Hyatt Centric|4|1.03|2|na*1.2 eu*.7 ea*.4 sa*.4 la*.4 me*.3 se*.3
HY|Thompson|4|1.28|1|NYC CHI WAS SEA AUS SAT DFW DEN BNA MAD SJD CUN
HY|Hyatt Place|3|1.05|6|na*5 eu*.6 la*1.1 ea*.8 se*.5 sa*1.4 me*.8
HY|Hyatt House|3|1.12|3|na*1.8 eu*.3 ea*.4
HY|Secrets|5|1|3|CUN CUN PUJ MBJ SJD PVR TCI PMI BOJ cb*.4
HY|Dreams|4|1.15|3|CUN CUN PUJ SJD PVR MBJ TCI cb*.6
SB|Sofitel|5|.86|3|PAR LON BER FRA MUC HAM VIE BUD WAW ROM BCN LUX GVA AMS BRU LYS MRS BOD NCE SXB NYC WAS LAX CHI PHL YMQ MEX BOG LIM RIO BUE BKK SGN HAN SIN KUL MNL JKT DPS SYD MEL BNE AKL DXB AUH CAI RAK CMN DSS ABJ MRU SHA BJS CAN FR*1.5 ea*.4 la*.3 me*.8 af*.8
FA|Fairmont|5|1.1|1|YTO YMQ YVR YQB YOW YEA YWG YYC NYC SFO BOS CHI WAS AUS SEA LAX DFW SAN DXB AUH DOH RUH CAI NBO MRU SIN JKT MNL SHA BJS TYO LON EDI HAM MCM PRG BCN ZRH BJL GVA QRW BRN TLV RAK CUN
YR|Raffles|5|1.5|1|SIN LON PAR BOS IST DXB DOH JED PNH REP UDR JAI MLE SEZ DPS SHA SZX WAW MNL
SL|Swissôtel|4|1.1|1|ZRH BSL IST ADB ANK CHI SIN BKK JKT DXB MOW SYD SEL
MK|Mövenpick|4|.98|4|CH*2 DE*.8 NL*.7 AE*2.4 SA*2 EG*3 JO*4 QA*2 KW*2 BH*2 MA*1 TN*2 GH*3 KE*2 TH*.8 VN*.6 TR*1
PU|Pullman|4|1.05|4|FR*4 DE*.7 GB*.4 CN*3 TH*1.5 ID*1.2 VN*1 AU*3 NZ*2 BR*1 IN*.5 AE*1 SA*.6 AF*1 CI*3 SN*3 CD*2 MU*1
ML|,MGallery|4|1.22|3|FR*3.6 GB*.8 IT*1 AU*2 TH*.8 VN*1.5 CN*.4 BR*.8 DE*.4 HU*1 PL*.7 NZ*1.4
NN|Novotel|4|.86|9|FR*7 GB*1.8 DE*2.6 NL*2.4 BE*3 CH*1 IT*1 ES*1 PL*3 HU*2 PT*1.6 AT*1.2 TR*2 CN*2.4 TH*2.4 ID*3.4 IN*2.4 VN*1.8 MY*1.4 SG*2 AU*4 NZ*3 BR*2.4 CL*2 PE*2 MX*1 AE*2 SA*1 QA*1 EG*1.6 MA*1 GH*1.5 SN*3 CI*2 CA*.8 KR*1.2 TW*.8 HK*1
RT|Mercure|3|1.12|10|FR*9 GB*2.6 DE*4 NL*2 BE*1.4 CH*1.4 IT*2 ES*.6 PL*4 HU*2.4 PT*1 AT*1.8 CZ*1 RO*2 TR*1.2 CN*2.4 TH*1.6 ID*2.6 JP*1.5 KR*1 AU*4 NZ*1.6 BR*4 AR*.6 CL*1 AE*1.4 SA*1 EG*1 DZ*3 LU*1
RT|ibis|3|.72|14|FR*10 GB*3 DE*5 NL*3 BE*4 CH*5 IT*1.2 ES*2.4 PL*4 HU*3 PT*4 AT*3 CZ*1.4 RO*3 TR*3 CN*2.6 TH*2.4 ID*3.4 IN*2.8 SG*2.6 MY*1.4 AU*2.2 NZ*2 BR*9 AR*2 CL*3 CO*3 PE*2 MX*2.4 AE*3.4 SA*1.4 QA*1 MA*7 TN*2 SN*2 CI*3 CM*2 NG*3 KR*1.2 BG*1 LU*2
RT|ibis Styles|3|.84|8|FR*6 GB*2 DE*2.4 NL*1 BE*1 CH*1.4 IT*1.2 ES*1.2 PL*2 HU*1 TR*1 CN*1.4 TH*1 ID*3 VN*1 MY*1.4 JP*1 AU*2 BR*3.4 AE*1 KR*.8 LT*1 LV*1 HR*1
RT|ibis budget|2|.86|10|FR*9 DE*4 GB*1 NL*1 BE*1.4 CH*3 ES*2 PL*2 PT*2 AU*2 BR*4 MA*1 AE*.5 SG*1.6
RT|Adagio|3|1.1|5|FR*4 DE*1 GB*.4 BE*.8 CH*1 AE*1.4 BR*1 AT*.6
RT|Grand Mercure|4|.95|3|CN*2 TH*1.6 ID*1.4 BR*1.6 AU*1.5 IN*1 AE*.6 VN*.4
RT|25hours|4|1.05|2|DE*2 VIE ZRH PAR FLR CPH DXB
RM|Mama Shelter|3|1.2|1|PAR LYS MRS BOD LIL TLS NCE LON ROM PRG BEG LIS LUX RIO LAX DXB SIN
BW|Best Western|3|.88|9|na*5 eu*4 la*.8 se*.8 sa*.4 me*.4 af*.4 oc*1.4 ea*.3
BW|Best Western Plus|3|1.02|7|na*5 eu*2 la*.5 se*.6 af*.5 sa*.3
BW|Best Western Premier|4|.84|2|na*.5 eu*.7 se*.5 sa*.6 ea*.3 af*.4
BW|SureStay by Best Western|2|.85|4|na*3 eu*.5
RD|Radisson Blu|4|1|4|GB*2 IE*2 DE*2 NO*7 SE*4 DK*5 FI*4 EE*4 LV*5 LT*4 PL*2 CH*2 BE*2 FR*.6 ES*.6 IT*.6 RU*3 TR*2 ZA*2.4 NG*3 SN*4 KE*3 ET*2 AE*2 SA*2 IN*3 CN*.5 GE*5 UA*4 KZ*2 MA*1 CI*3 MZ*3 ZM*3 RW*4 IS*5
RD|Radisson|3|1.14|3|na*1.3 eu*.6 sa*1.8 la*2 me*.6 af*1
RD|Radisson RED|3|1.2|1|eu*.4 ZA*1 na*.2 AE*.6
PD|Park Inn by Radisson|3|.86|3|GB*1 DE*1.3 RU*1.6 SE*1.4 NO*1.6 PL*.8 BE*1.4 SA*1 AE*.6 ZA*1.6 EE*2 LT*1.4 HU*1 IN*1 TR*.8
PK|Park Plaza|4|.92|5|GB*2.2 NL*1.6 DE*.7 HR*2 TH*.6 IN*.5 CN*.3
CX|Country Inn & Suites by Radisson|2|1.25|4|na*2.6 IN*.6
WY|Wyndham|4|.86|4|na*1.8 la*1.8 cb*1 TR*2 ea*1.8 se*.6 eu*.5 me*.8
WY|Wyndham Grand|4|1.02|1|na*.3 TR*1.2 CN*1 eu*.2 me*.5 cb*.4 VN*.6 GR*1
WY|Wyndham Garden|3|.95|3|na*1 la*1.2 DE*.6 CN*.8 TR*.5
WY|Tryp by Wyndham|3|1|3|ES*.8 BR*1.2 la*.7 na*.3 AE*.5
RA|Ramada by Wyndham|3|.86|6|na*2.4 eu*1 TR*4 CN*3 KR*4 IN*1.8 AE*3.4 me*1.6 AU*.8 RO*2 GE*1
DI|Days Inn by Wyndham|2|.9|10|na*8 CN*2 GB*.8 IN*.4
OZ|Super 8 by Wyndham|2|.8|10|na*8 CN*4 DE*.5
LQ|La Quinta by Wyndham|2|1.2|8|na*6 MX*.5 TR*.3 la*.3
TL|Travelodge by Wyndham|2|.84|6|na*3.6
BU|Baymont by Wyndham|2|.95|5|na*3
HJ|Howard Johnson by Wyndham|2|.88|4|na*1.6 CN*1.4 AR*3 la*.7 JO*.5
MF|Microtel by Wyndham|2|.92|4|na*2.4 PH*2
CI|Comfort Inn & Suites|2|1.16|10|na*8 IN*.4
CI|Comfort Hotel|3|.9|3|NO*6 SE*4 DK*2 FI*2 JP*3 DE*.5 FR*.5 GB*.4 LT*2
QI|Quality Inn|2|.96|9|na*6
QI|Quality Hotel|3|.98|4|NO*6 SE*6 DK*2 FI*1 GB*.4 AU*2.6 NZ*2.4 FR*.4
CC|Clarion|3|1|3|na*1.8
CC|Clarion Hotel|4|.98|3|NO*7 SE*7 DK*4 FI*4 CZ*1
SP|Sleep Inn|2|1.02|5|na*3
EO|Econo Lodge|2|.78|7|na*4 AU*.8
RW|Rodeway Inn|2|.7|5|na*3
KZ|Cambria Hotel|3|1.12|2|na*1.1
AS|,Ascend Hotel Collection|3|1.12|3|na*1.6
MS|Motel 6|2|.66|14|na*8
RF|Red Roof Inn|2|.76|8|US*5 JP*.4 BR*.3
EA|Extended Stay America|2|.98|9|US*6
DR|Drury Inn & Suites|3|1.05|3|US*1.2
OM|Omni|4|1.18|2|US*1 YMQ CUN
LZ|Loews|4|1.2|2|ORL ORL MIA CHI SAN BNA ATL PHL MSY
SR|Sonesta|3|1|4|US*2.4 PE*1.6 CL*1.4 CO*2 EC*1
OO|OYO|2|.62|12|IN*26 US*.8 GB*.6 ID*2 MY*1.8 BR*.7 MX*.5 NP*2
PE|Premier Inn|3|.78|40|GB*26 IE*6 DE*5 AE*2.4 QA*2 LON*3
TR|Travelodge|2|.94|24|GB*24 IE*6 ES*.6
EC|easyHotel|2|.72|3|GB*1 NL*.7 ES*.6 CH*.8 DE*.4 FR*.3 IE*.6 PT*.5 AE*.3
CZ|citizenM|4|.88|4|LON LON LON PAR PAR AMS AMS RTM NYC NYC BOS WAS LAX SFO SEA CHI MIA AUS GLA CPH ZRH GVA ROM TPE KUL
HB|The Hoxton|4|1.05|3|LON LON LON PAR AMS ROM BER BCN BRU VIE EDI CHI LAX PDX NYC DUB
M1|Motel One|3|.8|9|DE*16 AT*9 GB*1.4 BE*3 NL*1 CH*3 CZ*4 DK*3 FR*1 PL*3 ES*1 IE*2 US*.02 HU*2
BB|B&B HOTELS|2|.94|9|FR*10 DE*7 IT*7 ES*3 PT*3 PL*4 BE*2 CH*2 AT*3 HU*1.5 BR*1.6
SX|Scandic|4|.9|9|SE*20 NO*20 FI*16 DK*16 DE*1 PL*1.4
SK|Sokos Hotel|4|.9|4|FI*16 EE*4
TH|Thon Hotel|3|1.14|6|NO*16 BE*3 NL*.3
EN|Elite Hotel|4|1|3|SE*8
CB|CABINN|2|.9|3|DK*14
SN|Steigenberger|4|1.12|2|DE*2.4 AT*1.5 CH*1.2 NL*.4 BE*1 EG*1.6
KI|Kempinski|5|1.05|1|BER MUC DRS VIE BUD IST GVA BJV DXB DOH MCT RUH BAH CAI AMM TLV NBO ACC BJS SHA CTU BKK JKT SYX HAV BTS VNO RIX
MM|Maritim|4|.82|2|DE*4 EG*1 MU*1
DQ|Dorint|4|.86|3|DE*4.4 CH*.7
LE|Leonardo Hotel|4|.78|6|DE*5 IL*9 GB*2.4 IE*2 NL*2 HU*2 CZ*1.4 PL*2 ES*1.4 AT*2 CY*3 IT*1.6
HE|H-Hotels|4|.78|3|DE*4 AT*1 CH*1
IO|InterCityHotel|3|.98|3|DE*6 AT*2 NL*.4 HU*1 AE*.7 OM*3 QA*.7
AT|Austria Trend Hotel|4|.8|6|AT*12 SI*2 SK*2
NH|NH|4|.83|9|ES*9 IT*6 DE*4 NL*7 BE*3 PT*2 AT*3 CZ*1 HU*1 FR*.6 CH*1 AR*5 MX*3 CO*4 CL*3 UY*3 CU*1 DK*.5 IE*1
NH|NH Collection|4|1.16|3|ES*5 IT*4 DE*1.6 NL*2.4 BE*2 PT*1 CZ*1 MX*1.4 CO*2 AR*1 CL*1 DK*2 AT*1 GB*.2 FR*.5 AE*.4
AV|Anantara|5|1.15|1|BKK HKT AUH DXB DOH MCT MLE MRU SEZ ROM NCE BUD AMS DUB LIS VIE CNX USM SEZ
AV|Avani|4|1|1|BKK HKT DXB LIS MLE SEZ LPQ WDH GBE MAD MEL OOL AKL
SM|Meliá|4|1.03|4|ES*7 GB*.3 DE*.7 IT*1 FR*.7 ID*.7 VN*2 CN*.6 CU*8 MX*1.6 DO*3 BR*.6 VE*2 MY*.3 MA*.5 PT*1 TZ*2 CV*4
SM|Gran Meliá|5|1|1|MAD PMI SVQ TCI ROM JKT
SM|Paradisus|5|.92|1|CUN PUJ TCI LPA PMI HAV SJD
SM|Sol by Meliá|4|.72|3|PMI*5 ES*2 CU*3 ID*.5 HR*2 BG*1
BD|Barceló|4|.95|4|ES*6 PMI*3 TCI*2 PT*2 MA*3 MX*1.6 DO*4 CR*3 DE*.4 CZ*3 HU*1 IT*.7 EG*.6 TR*.5
BD|Occidental|4|.82|3|ES*2 CUN*3 DO*3 MX*1 CR*2 AW*3 MA*.5
RI|RIU|4|1.02|5|PMI*4 LPA*6 TCI*4 FUE*6 ACE*4 CUN*7 PUJ*8 MBJ*8 SJD*4 PVR*3 MZT*3 AUA*5 CV*8 AGP*2 AGA*3 MRU*2 MLE*1 ZNZ*2 DSS*1 MAD DUB*
IB|Iberostar|4|1|4|PMI*4 TCI*4 LPA*2 FUE*2 ACE*2 CUN*4 PUJ*4 MBJ*3 HAV*3 VRA*3 AGP*1 SID*2 TUN*2 MIR*2 TIV*2 SSA*1
HP|H10|4|.98|5|BCN*5 MAD*3 TCI*4 LPA*2 ACE*4 FUE*2 PMI*2 ROM*1 LIS*1 LON*1 BER*1 CUN*1 PUJ*1
CL|Catalonia|4|.86|5|BCN*6 MAD*2 ES*1 PUJ*2 CUN*2 BRU*1 BER*1 AMS*1
EU|Eurostars|4|.86|5|ES*5 PT*4 IT*2 DE*1 CZ*1.5 HU*1 MX*.5
VI|VP Hotels|4|.95|2|MAD
HV|Vincci|4|.98|3|ES*3 PT*2
PT|Pestana|4|.98|6|PT*12 LIS*3 FNC*10 OPO*3 BR*.5 CV*1 ST*4 MA*1
VG|Vila Galé|4|.86|3|PT*8 FAO*6 BR*2
TI|TUI Blue|4|.95|3|PMI*3 TCI*1 LPA*1 FUE*2 GR*2 TR*3 EG*3 TN*3 CV*3 IT*.3 HR*2 ZNZ*3
UN|UNAHOTELS|4|.9|4|IT*7
ST|Starhotels|4|1.08|3|IT*6
RR|Rocco Forte|5|1.5|1|ROM LON EDI MUC FRA BRU BER LED MIL PMO
BE|Belmond|5|1.9|1|VCE FLR LON RIO IGU CUZ LIM CPT CHS
OE|Oetker Collection|5|2.1|1|PAR NCE LON SAO ANU
DC|Dorchester Collection|5|1.9|1|LON PAR MIL ROM LAX DXB
BM|Barrière|5|1.4|1|PAR NCE LIL
RB|Rosewood|5|1.6|1|LON PAR VIE MAD MUC AMS NYC DFW HOU WAS YVR SAO HKG BKK BJS CAN PNH HKT LPQ DOH JED RUH AUH CUN SJD PVR ANU
FS|Four Seasons|5|1.7|1|NYC BOS CHI LAX SFO SEA DEN DFW HOU AUS MIA ORL LAS ATL PHL WAS BNA MSY HNL OGG KOA YTO YMQ YVR MEX PVR SJD BOG BUE PAR LON MIL FLR ROM GVA ATH IST LIS MAD PRG BUD HAM LED DXB AUH DOH RUH BAH KWI AMM CAI RAK CMN RBA SEZ MRU MLE BLR BOM BKK CNX USM SIN JKT DPS HKG TYO OSA SEL BJS SHA CAN HGH SZX SYD CPT JNB ANU NAS
MO|Mandarin Oriental|5|1.6|1|HKG BKK SIN KUL JKT TYO SHA BJS CAN SZX TPE LON PAR MUC GVA ZRH MIL BCN MAD PRG IST ATH VIE DXB AUH DOH RUH MCT RAK NYC BOS MIA WAS SCL
PN|The Peninsula|5|1.6|1|HKG SHA BJS TYO BKK MNL NYC CHI LAX PAR LON IST
SG|Shangri-La|5|.98|2|SIN HKG BKK KUL PEN BKI JKT SUB MNL CEB SYD CNS TYO PAR LON IST DXB AUH MCT JED BLR DEL CMB HRI MLE YVR YTO TPE RGN ULN CN*3
AM|Aman|5|3|1|TYO VCE NYC DPS HKT BJS SHA HGH BKK RAK CMB LPQ REP
OB|The Oberoi|5|1.35|1|DEL BOM BLR CCU JAI UDR DPS MRU DXB RAK IXC
TJ|Taj|5|.98|3|DEL BOM BLR MAA HYD CCU JAI UDR GOI COK LKO PNQ AMD VNS JDH CMB MLE KTM DXB LON SFO CPT IN*4
TJ|Vivanta|4|1|2|IN*3.4
TJ|Ginger|3|.7|5|IN*6
LL|The Leela|5|1.15|1|DEL BOM BLR MAA HYD JAI UDR TRV AMD
IT|ITC Hotels|5|.96|2|DEL BOM BLR MAA HYD CCU JAI AMD CMB IN*1.4
TS|The Lalit|5|.78|1|DEL BOM BLR CCU JAI GOI SXR UDR
LT|Lemon Tree|3|.9|6|IN*9 DXB KTM
FE|The Fern|3|.95|3|IN*3
CE|Centara|4|.94|4|TH*7 MLE*1 VN*.5 OM*1 QA*1 DXB OSA
DU|Dusit Thani|5|.8|1|BKK HKT MNL GUM DXB DOH CAI MLE CEB NBO SIN
DU|dusitD2|4|.98|1|BKK CNX DVO DOH NBO MCT
ON|Amari|4|.95|2|TH*4 MLE DAC KUL
BT|Banyan Tree|5|1.5|1|HKT USM DPS BKK MLE KUL SHA SYX CUN DXB DOH KRB SEL
BT|Angsana|4|1.2|1|HKT MLE XIY HGH DAD DXB
CO|COMO|5|1.7|1|LON BKK HKT DPS MLE SIN NAN PER
BV|Berjaya|4|.78|2|MY*3 CMB
SU|Sunway|4|.92|3|MY*6 PNH HAN
TN|Tune Hotels|2|.76|4|MY*6 LON
PP|Pan Pacific|5|.85|1|SIN SIN KUL LON YVR SEA PER MEL OSA BJS HAN TSN XMN JKT
PP|PARKROYAL|4|.92|2|SIN SIN KUL RGN PEN MEL
FH|Far East Hospitality|4|.86|3|SIN SIN SIN MEL PER AKL
H8|Hotel 81|2|.82|9|SIN*30
FV|Fragrance Hotel|2|.76|6|SIN*20
FR|Frasers|4|1.02|2|SIN LON PAR SEL BKK KUL SHA BJS SYD MEL PER OSA DOH DXB RUH IST FRA HAM LEJ BER
AC|Ascott|4|1.02|2|SIN BKK KUL JKT MNL HAN SGN SHA BJS CAN SZX SEL TYO PAR LON SYD MEL DXB JED RUH IST CN*1
SO|Somerset|4|.9|2|se*.8 CN*1 JP*.3
SW|Swiss-Belhotel|3|1|3|ID*8 NZ*.5 me*.5
AN|Aston|3|1.05|4|ID*10
SA|Santika|3|.95|4|ID*10
RJ|RedDoorz|2|.65|8|ID*16 PH*9 VN*2
VP|Vinpearl|5|.85|2|VN*6 PQC*9 CXR*8
MU|Muong Thanh|4|.74|3|VN*10
JJ|Jin Jiang Hotel|4|.98|3|CN*6
JJ|Jinjiang Inn|3|.72|9|CN*16
JJ|Vienna Hotel|3|.86|7|CN*10
JJ|7 Days Inn|2|.66|9|CN*14
HO|Home Inn|2|.82|12|CN*20
HZ|Hanting Hotel|2|.74|14|CN*24
HZ|JI Hotel|3|.96|10|CN*20
HZ|Orange Hotel|3|.98|4|CN*6
HZ|Crystal Orange|4|.78|3|CN*4
AJ|Atour Hotel|4|.74|8|CN*14
GT|GreenTree Inn|2|.78|8|CN*12
NW|New World|5|.78|1|HKG BJS SHA CAN WUH DLC SGN MNL
MR|Marco Polo|4|1.08|2|HKG HKG WUH XMN BJS MNL CEB DVO
HK|Harbour Plaza|4|.82|3|HKG*12
DS|Dorsett|4|.8|3|HKG*9 LON KUL SIN SHA CTU OOL MEL
RE|Regal|4|.8|3|HKG*9 SHA
CQ|Cordis|5|.92|1|HKG SHA AKL HGH NGB
LO|The Langham|5|1.2|1|LON HKG NYC CHI LAX BOS SYD MEL OOL SHA BJS SZX HAK JKT
OC|Okura|5|.92|1|TYO FUK AMS BKK SHA TPE MNL OSA
NK|Hotel Nikko|4|1.05|2|TYO OSA FUK SPK GUM BKK JKT HAN SGN SHA DUS JP*1
NK|Hotel JAL City|3|1.16|4|JP*5
PC|Prince Hotel|4|.96|5|JP*7 TYO*5 SPK*2 LON TPE BKK
NO|Hotel New Otani|5|.8|2|TYO OSA
IP|Imperial Hotel|5|1.1|1|TYO OSA
KO|Keio Plaza|4|1.05|1|TYO SPK
AP|APA Hotel|3|.76|30|JP*24 TYO*30
TY|Toyoko Inn|2|.9|24|JP*30 KR*8 TYO*18 FRA MRS CEB
DM|Dormy Inn|3|.98|9|JP*12 SEL
RK|Route Inn|2|.98|8|JP*12
SE|Super Hotel|2|.9|10|JP*12
HM|Hotel MyStays|3|.88|9|JP*12
RH|Richmond Hotel|3|1.1|5|JP*8
DB|Daiwa Roynet|3|1.14|8|JP*12
MT|Mitsui Garden Hotel|4|.74|7|JP*7 TPE
SF|Sotetsu Fresa Inn|3|.9|8|JP*9 SEL BKK
TK|Tokyu Stay|3|1.12|7|JP*6
VA|Villa Fontaine|3|1.05|5|TYO*7 OSA*1
NA|Nine Hours|2|.5|4|JP*2
HR|Hoshino Resorts OMO|3|1.2|2|JP*2
LH|Lotte Hotel|5|.86|2|SEL SEL PUS CJU NYC SEA MOW LED TAS HAN SGN RGN GUM CHI
LH|Lotte City Hotel|4|.74|2|KR*6
SQ|The Shilla|5|1.02|1|SEL CJU
SQ|Shilla Stay|3|1.1|4|KR*9
RN|Rotana|5|.72|4|AE*8 QA*4 SA*3 JO*3 LB*4 BH*3 EG*2 OM*4 IQ*5 KW*1 TZ*3 TR*1 IST
RN|Centro by Rotana|3|1.05|3|AE*6 QA*2 SA*3 OM*2 BH*2
RN|Rove|3|1.1|5|DXB*24 AE*2
JT|Jumeirah|5|1.5|3|DXB DXB DXB LON FRA PMI KWI BAH MCT MLE DPS CAN
AE|Address Hotels|5|1.3|4|DXB DXB DXB DXB BAH
ER|Vida|4|1.25|2|DXB DXB BAH
KR|One&Only|5|2.6|1|DXB CPT MLE MRU SJD PVR KGL ATH
HA|Habtoor|4|.98|2|DXB BEY
MI|Millennium|4|.92|4|AE*3 SA*3 QA*2 KW*2 OM*3 IQ*3 SIN*3 LON*3 GB*.4 NZ*3 US*.2 CN*.5 TW*.7
CT|Copthorne|4|.78|2|GB*.8 NZ*2 SIN DXB QA*1 KW*1 AE*.5
BO|Boudl|4|.8|6|SA*12 KW*1
AH|Al Hyatt Makarem|4|.9|2|JED*1 MED*3
ZM|Anwar Al Madinah|4|1|2|MED*3
DN|Dedeman|4|.82|2|TR*6
DV|Divan|4|1.02|3|TR*6 TBS
RX|Rixos|5|.96|4|AYT AYT AYT AYT BJV IST ESB TR*2 DXB DXB AUH HRG SSH NQZ ALA DBV TIA
TT|Titanic|5|.7|3|AYT*5 IST*3 BER HRG*2
MX|Maxx Royal|5|2|2|AYT AYT BJV
DP|Delphin|5|.75|3|AYT*7
VO|Voyage|5|1|2|AYT*5 BJV*3
GK|Sunrise|4|1.04|4|HRG*10 SSH*8
PA|Pickalbatros|4|.98|5|HRG*14 SSH*9 RMF*9
JZ|Jaz|4|1|4|HRG*9 SSH*6 RMF*8
BL|Baron|5|.7|2|SSH*6 CAI
KE|Serena|4|1.15|2|KE*5 TZ*4 UG*5 RW*5 PK*3 AF*6 ISB LHE TJ*5
SY|Sarova|4|.9|3|KE*10
SV|Southern Sun|4|.86|5|ZA*14 AE*.3 SC*2 MZ*3 KE*.5 NG*2 ZM*3 TZ*2
CG|City Lodge|3|1|5|ZA*14 BW*3 NA*2 MZ*2 KE*1
SZ|Sun International|5|.85|2|ZA*3 CPT JNB
TB|Tsogo Garden Court|3|.92|4|ZA*9
OD|Onomo|3|.9|1|SN*5 CI*4 MA*3 RW*2 TG*5 ML*5 CM*3 GN*4 ZA*1 MZ*2
AZ|Azalaï|4|.86|1|BF*9 ML*8 BJ*9 CI*4 SN*2 NE*8
LU|LUX|5|1.1|2|MRU*7 MLE*2 RUN*4 
BC|Beachcomber|4|1.25|4|MRU*16 SEZ*2
CR|Constance|5|1.25|2|MRU MRU SEZ SEZ MLE MLE
US|Sun Siyam|5|.8|3|MLE*7
KU|Kurumba|5|.85|1|MLE
VL|Villa Resorts|5|.9|3|MLE*6
AD|Adaaran|4|1.1|3|MLE*8
CH|Cinnamon|4|.95|3|MLE*5 LK*9
JE|Jetwing|4|1|3|LK*9
SD|Sandals|5|1.1|3|MBJ*9 NAS*3 UVF*6 ANU*3 GND*3 BGI*4 CUR*3 SVD*3 KIN
BH|Beaches|5|1.2|2|MBJ*2 PLS*6
NS|Sunscape|4|.9|2|CUN*2 PUJ*2 CUR*3 MBJ*2
EX|Excellence|5|1.05|2|CUN*3 PUJ*3 MBJ*2
BP|Bahia Principe|4|.92|4|PUJ*8 CUN*6 MBJ*4 TCI*3 PMI*2 SDQ*3
PL|Palladium|5|.84|3|CUN*6 PUJ*5 MBJ*3 IBZ*4 PVR*2 SSA*1 TCI*1 AGP*1
HD|Hard Rock Hotel|5|.92|1|CUN PUJ ORL SAN LON MAD IBZ TCI MLE DPS PEN GOI SZX BUD
PS|Palace Resorts|5|1.2|3|CUN*6 MBJ*1 SJD*1
KX|Karisma|5|1|3|CUN*4 PUJ*2 MBJ*2 CTG*1
PF|Fiesta Americana|4|1.02|5|MX*12
PF|Fiesta Inn|3|1.04|6|MX*14
PF|One Hotels|2|1.05|5|MX*10
CF|City Express|3|.84|8|MX*12 CO*1 CL*.4
GE|Estelar|4|.95|4|CO*12 PE*1
DA|Dann|4|.86|3|CO*8
CA|Casa Andina|3|1.05|4|PE*18
IZ|Libertador|5|.8|1|LIM CUZ AQP TRU PIU
BQ|Blue Tree|4|.85|3|BR*6
AA|Atlantica|3|1|5|BR*9
TA|Transamerica|4|.9|3|BR*5
IE|Intercity|3|.98|4|BR*9
WN|Windsor Hotéis|4|.95|8|RIO*20
OT|Othon|4|.78|3|RIO*5 SSA*4
AO|Alvear|5|1.3|1|BUE
FD|Fën Hoteles|3|1|3|AR*9 CL*.5
DZ|Dazzler|4|.9|4|BUE*9 AR*3 ASU*3 LIM*2 MVD*3
DG|Diego de Almagro|3|.98|3|CL*14
QT|QT|4|1.2|1|SYD MEL PER OOL CBR AKL WLG ZQN
RY|Rydges|4|.92|3|AU*8 NZ*8 LON
CJ|Crown|5|1.05|2|MEL MEL PER SYD
PB|Peppers|4|1.1|2|AU*3 NZ*1
MN|Mantra|3|1.14|6|AU*14 NZ*1.5
QU|Quest|3|1.1|8|AU*16 NZ*9 FJ*1
OA|Oaks|3|1.12|5|AU*10 NZ*2 
DH|Distinction|4|.85|2|NZ*8
SJ|Sudima|4|.88|2|NZ*8
CK|Coast Hotels|3|.98|3|CA*3 US*.3
HS|Sandman Hotel|3|.94|4|CA*7 GB*.1
OU|Outrigger|4|1.15|3|HNL*8 KOA*2 OGG*2 NAN*3 MRU*1 HKT*1 MLE*1
MG|MGM Resorts|4|1.05|9|
CS|Caesars|4|.98|6|
WB|Wynn|5|1.3|2|
VT|Venetian|5|1.1|2|
BS|Boyd Casino Hotel|3|.8|6|
SC|Station Casinos|4|.78|6|
DW|Disney Resort|4|1.45|8|
UV|Universal Resort|4|1.15|5|
RO|Rosen|3|1.05|4|ORL*10
WE|Westgate|3|1.05|4|ORL*9 LAS*3
LB|,Library Hotel Collection|4|1.2|3|NYC*4 BUD PRG YTO
PO|Pod Hotels|3|.7|4|NYC*10 WAS PHL
AB|Arlo|4|.95|3|NYC*7 MIA CHI WAS
DO|Dream Hotels|4|1.08|1|NYC LAX BNA
FL|Fletcher|3|1.06|3|NL*14
VD|Van der Valk|4|.9|4|NL*16 BE*6 DE*2
BA|Bastion Hotel|3|.8|4|NL*12
XO|XO Hotels|3|.86|4|AMS*9
CD|Campanile|3|.62|6|FR*9 NL*4 BE*1 GB*.5 PL*4 ES*1 IT*.7
KY|Kyriad|3|.68|6|FR*8
PI|Première Classe|2|.7|6|FR*6
ED|Golden Tulip|4|.78|3|FR*2 NL*2 BE*1 PL*1 BR*3 NG*4 GH*2 SA*1 TN*2 IN*1 CN*.5 AE*1 PT*1
LV|Tulip Inn|3|.8|2|FR*1 NL*1 PT*1.4 BR*.6 AE*.5 SA*.5
EP|,Esprit de France|4|1.15|4|PAR*9
TM|Timhotel|3|.92|5|PAR*14
HC|Happyculture|3|1.1|5|PAR*9 NCE*6 LYS*2
OR|Orea|4|.84|3|CZ*9
CM|Clarion Congress Hotel|4|.9|2|CZ*3
MA|Mamaison|4|1.05|1|PRG BUD WAW
DD|Danubius|4|.78|6|HU*18
AF|Accent Hotels|3|.9|3|HU*8
QB|Qubus|4|.8|2|PL*8
AG|Arche|3|.98|3|PL*9
PG|Puro|4|.98|1|PL*10
CU|Continental Hotels|3|.98|2|RO*10
GR|Grecotel|5|.72|3|GR*6 HER*6 CFU*4 RHO*3
MB|Mitsis|4|1.05|4|GR*5 KGS*8 RHO*7 HER*4
AQ|Aldemar|5|.68|2|HER*4 RHO*2
AU|Amathus|5|.8|2|LCA*3 PFO*2 RHO*1
VM|Valamar|4|.95|4|DBV*9 HR*6 PUY*9
AI|Azimut|3|.98|4|RU*9 
CV|Cosmos|4|.8|3|RU*8
HL|Heliopark|4|.8|1|RU*3
IG|Islandshotel|3|1.05|4|IS*14
BJ|Berjaya Iceland|4|.95|3|IS*9
DY|Clayton|4|.94|6|IE*16 GB*1.4 
DY|Maldron|3|1.12|6|IE*14 GB*1.6
MJ|Malmaison|4|.98|1|GB*1.4
DF|Hotel du Vin|4|1.04|1|GB*1.2
JI|Jurys Inn|3|1.02|3|GB*2 IE*4
BI|Britannia|3|.58|4|GB*3
IM|Imperial London Hotels|3|.84|6|LON*9
HU|Hub by Premier Inn|3|.82|8|LON*9 EDI*3
ZH|Z Hotels|3|.84|7|LON*9 GLA*1 BHX*1 LPL*1
EH|Edwardian|4|1.05|6|LON*8 MAN*2
NC|Clermont|4|.98|5|LON*7
GS|St Giles|3|.76|3|LON*3 NYC KUL PEN MNL
FB|Fattal|4|.85|3|IL*6
DJ|Dan Hotels|5|.8|3|IL*7
IS|Isrotel|4|1.02|3|IL*7
PM|Prima|3|.95|3|IL*7
NB|Nobu Hotel|5|1.35|1|LAS MIA CHI LON IBZ BCN MNL SJD RAK WAW ATL
SH|Soho House|5|1.2|1|LON BER BCN ROM NYC MIA CHI HKG BKK IST AMS
DL|,Design Hotels|4|1.18|3|eu*1.2 ea*.3 se*.5 la*.4 af*.5 na*.2
LX|~Small Luxury Hotels of the World|5|1.2|5|eu*.5 se*.5 af*.5 la*.3 oc*.3 cb*.4
PV|~Preferred Hotels & Resorts|5|1.1|5|eu*.4 na*.8 la*.4 se*.4 ea*.3 af*.3 oc*.3 sa*.3
WW|~WorldHotels|4|.98|3|eu*.6 na*.3 se*.4 ea*.3`
