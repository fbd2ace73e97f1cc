/**
 * Fleets, as in 2026 to our knowledge: `countries`, then a class a line: `ACRISS size | model | doors passengers bags | US
 * dollars a day in the middle of the market | share of the fleet`. The fourth letter tells the fuel: R not told, H hybrid, E
 * electric, D diesel, M petrol or ethanol. Amounts and shares are our estimates.
 */
export const fleetTable = `
US CA PR VI GU MP AS MX BS KY TC BM AW CW SX BQ AG LC BB GD VG AI VC KN DM TT JM:
ECAR Economy | Kia Rio | 4 5 1 | 33 | 0.8
CDAR Compact | Nissan Versa | 4 5 2 | 38 | 0.9
CDAH Compact | Toyota Corolla Hybrid | 4 5 2 | 42 | 0.4
CFAR Compact | Hyundai Kona | 5 5 2 | 44 | 0.7
IDAR Intermediate | Toyota Corolla | 4 5 2 | 45 | 0.9
IDAE Intermediate | Tesla Model 3 | 4 5 2 | 55 | 0.3
IFAR Intermediate | Toyota RAV4 | 5 5 3 | 54 | 0.7
SDAR Standard | Volkswagen Jetta | 4 5 3 | 54 | 0.6
SFAR Standard | Hyundai Santa Fe | 5 5 4 | 66 | 0.5
FDAR Fullsize | Toyota Camry | 4 5 4 | 68 | 0.6
FVAR Fullsize | Chrysler Pacifica | 5 7 4 | 96 | 0.4
FFAR Fullsize | Chevrolet Tahoe | 5 7 5 | 104 | 0.3
STAR Standard | Ford Mustang Convertible | 2 4 2 | 88 | 0.2
PDAR Premium | Chrysler 300 | 4 5 4 | 98 | 0.3
LDAR Luxury | Cadillac CT5 | 4 5 3 | 158 | 0.15
SPAR Standard | Ford F-150 | 4 5 3 | 72 | 0.4
MVAR Minivan | Toyota Sienna | 5 7 4 | 82 | 0.6

JP:
MDAR Mini | Suzuki Wagon R | 4 4 1 | 27 | 0.9
EDAR Economy | Toyota Yaris | 4 5 1 | 32 | 1
EDAH Economy | Toyota Aqua Hybrid | 4 5 2 | 38 | 0.9
CDAR Compact | Toyota Corolla | 4 5 2 | 42 | 0.9
CFAR Compact | Toyota Raize | 5 5 2 | 44 | 0.8
IDAH Intermediate | Toyota Prius | 4 5 2 | 54 | 0.7
IVAR Intermediate | Toyota Sienta | 5 7 2 | 56 | 0.9
IFAH Intermediate | Toyota RAV4 Hybrid | 5 5 3 | 70 | 0.5
SDAH Standard | Toyota Camry | 4 5 3 | 76 | 0.3
FVAR Fullsize | Toyota Voxy | 5 8 3 | 84 | 0.9
PVAR Premium | Toyota Alphard | 5 7 4 | 128 | 0.4
LDAH Luxury | Toyota Crown | 4 5 3 | 135 | 0.2

BR:
MDMM Mini | Fiat Mobi | 4 4 1 | 26 | 1
EDMM Economy | Chevrolet Onix | 4 5 2 | 31 | 1
CDMM Compact | Hyundai HB20S | 4 5 2 | 37 | 0.9
CDAM Compact | Chevrolet Onix Plus | 4 5 2 | 44 | 0.9
CFAM Compact | Renault Kardian | 5 5 2 | 50 | 0.8
IDAM Intermediate | Nissan Versa | 4 5 3 | 52 | 0.7
IFAM Intermediate | Jeep Renegade | 5 5 3 | 60 | 0.9
SDAM Standard | Toyota Corolla | 4 5 3 | 72 | 0.6
SFAM Standard | Jeep Compass | 5 5 3 | 78 | 0.6
CDAE Compact | BYD Dolphin | 4 5 2 | 58 | 0.2
FVAR Fullsize | Chevrolet Spin | 5 7 2 | 74 | 0.4
PPBD Premium | Toyota Hilux | 4 5 3 | 112 | 0.3

AR UY PY CL BO PE EC CO VE GY SR CR PA GT SV HN NI BZ DO HT CU:
MDMR Mini | Kia Picanto | 4 4 1 | 27 | 0.9
EDMR Economy | Chevrolet Onix | 4 5 1 | 31 | 1
EDAR Economy | Hyundai Grand i10 | 4 5 1 | 36 | 0.6
CDMR Compact | Toyota Yaris Sedan | 4 5 2 | 37 | 0.9
CDAR Compact | Toyota Yaris Sedan | 4 5 2 | 43 | 0.6
IDAR Intermediate | Toyota Corolla | 4 5 3 | 52 | 0.6
CFMR Compact | Renault Duster | 5 5 3 | 50 | 0.9
IFAR Intermediate | Hyundai Tucson | 5 5 3 | 64 | 0.6
SFBD Standard | Toyota Fortuner | 5 7 4 | 92 | 0.4
FVMR Fullsize | Hyundai H1 | 5 9 5 | 96 | 0.3
PPND Premium | Toyota Hilux | 4 5 3 | 88 | 0.6

IN LK NP PK:
MDMR Mini | Maruti Suzuki Alto K10 | 4 4 1 | 22 | 0.9
EDMR Economy | Maruti Suzuki Swift | 4 5 1 | 27 | 1
EDAR Economy | Hyundai Grand i10 Nios | 4 5 1 | 32 | 0.6
CDMR Compact | Maruti Suzuki Dzire | 4 5 2 | 32 | 0.9
CFMR Compact | Tata Nexon | 5 5 2 | 36 | 0.9
CFAE Compact | Tata Nexon EV | 5 5 2 | 44 | 0.3
IDAR Intermediate | Honda City | 4 5 3 | 46 | 0.5
IFAR Intermediate | Hyundai Creta | 5 5 3 | 50 | 0.8
IVMR Intermediate | Maruti Suzuki Ertiga | 5 7 2 | 48 | 0.8
SVMD Standard | Toyota Innova Crysta | 5 7 3 | 68 | 0.8

CN HK MO:
EDAR Economy | Volkswagen Polo | 4 5 1 | 28 | 0.8
CDAR Compact | Volkswagen Lavida | 4 5 2 | 34 | 1
CDAE Compact | BYD Qin Plus EV | 4 5 2 | 36 | 0.9
IDAR Intermediate | Nissan Sylphy | 4 5 3 | 40 | 0.9
IFAE Intermediate | BYD Yuan Plus | 5 5 3 | 46 | 0.7
SDAR Standard | Volkswagen Passat | 4 5 3 | 58 | 0.7
IDAC Intermediate | Tesla Model 3 | 4 5 3 | 62 | 0.4
FVAR Fullsize | Buick GL8 | 5 7 4 | 92 | 0.8
PDAR Premium | Audi A6L | 4 5 3 | 105 | 0.3

AU NZ FJ NC PF WS TO VU CK PG SB NF PW SG MY TH ID PH BN TW KR AE SA QA KW BH OM:
MDAR Mini | Kia Picanto | 4 4 1 | 28 | 0.8
EDAR Economy | MG3 | 4 5 1 | 32 | 1
CDAR Compact | Toyota Corolla | 4 5 2 | 38 | 1
CDAH Compact | Toyota Corolla Hybrid | 4 5 2 | 42 | 0.6
CFAR Compact | Kia Seltos | 5 5 2 | 46 | 0.9
IDAR Intermediate | Hyundai i30 Sedan | 4 5 3 | 44 | 0.8
IFAR Intermediate | Mitsubishi Outlander | 5 5 3 | 58 | 0.9
IFAE Intermediate | BYD Atto 3 | 5 5 3 | 60 | 0.3
SDAH Standard | Toyota Camry Hybrid | 4 5 3 | 58 | 0.6
SFAR Standard | Toyota Kluger | 5 7 4 | 82 | 0.5
FVAR Fullsize | Kia Carnival | 5 8 4 | 96 | 0.5
FFBD Fullsize | Toyota Land Cruiser Prado | 5 7 5 | 118 | 0.4
PPBD Premium | Toyota Hilux | 4 5 3 | 92 | 0.3
LDAR Luxury | Mercedes-Benz E-Class | 4 5 3 | 150 | 0.15

world:
MBMR Mini | Fiat 500 | 2 4 1 | 26 | 0.6
ECMR Economy | Volkswagen Polo | 4 5 1 | 29 | 1
ECAR Economy | Toyota Yaris | 4 5 1 | 33 | 0.8
CDMR Compact | Volkswagen Golf | 4 5 2 | 33 | 1
CDAR Compact | Volkswagen Golf | 4 5 2 | 38 | 0.9
CDAH Compact | Toyota Corolla Hybrid | 4 5 2 | 42 | 0.4
CWMR Compact | Skoda Scala Estate | 5 5 3 | 39 | 0.5
CFAR Compact | Volkswagen T-Roc | 5 5 2 | 44 | 0.7
IDMR Intermediate | Skoda Octavia | 4 5 2 | 40 | 0.7
IDAR Intermediate | Skoda Octavia | 4 5 2 | 45 | 0.9
IDAE Intermediate | Volkswagen ID.3 | 4 5 2 | 55 | 0.3
IFAR Intermediate | Nissan Qashqai | 5 5 3 | 54 | 0.7
SDAR Standard | Volkswagen Passat | 4 5 3 | 54 | 0.6
SFAR Standard | Peugeot 5008 | 5 5 4 | 66 | 0.5
FDAR Fullsize | BMW 3 Series | 4 5 4 | 68 | 0.6
FVMR Fullsize | Ford Transit Custom | 5 9 5 | 92 | 0.3
FVAR Fullsize | Mercedes-Benz Vito | 5 7 4 | 96 | 0.4
FFAR Fullsize | Volvo XC90 | 5 7 5 | 104 | 0.3
STAR Standard | Mini Convertible | 2 4 2 | 88 | 0.2
PDAR Premium | BMW 5 Series | 4 5 4 | 98 | 0.3
LDAR Luxury | Mercedes-Benz S-Class | 4 5 3 | 158 | 0.15`
