import { hash } from '../world/seed.ts'
import type { Property } from './properties.ts'

/** Streets of countries with the same language, `#` is the number; those without a country are for all others. */
const table = `
: # Station Road|# Market Street|# Park Avenue|# Bridge Street|# Mill Lane|# Harbour Street|# Church Street
US CA PR GU VI BS: # Main Street|# Market Street|# Oak Avenue|# 5th Street|# Lakeview Drive|# Harbor Boulevard|# Union Street
FR BE LU MC MA TN DZ SN CI RE GP MQ GF BL PF NC CM GA CG CD ML NE BJ MG DJ TD: # Rue de la Gare|# Rue des Lilas|# Avenue du Parc|# Quai Nord|# Boulevard Central
DE AT CH LI: Bahnhofstraße #|Lindenallee #|Am Markt #|Uferweg #|Schillerstraße #
ES MX AR CO CL PE UY EC VE BO PY CR PA GT CU DO HN SV: Calle Mayor #|Avenida del Puerto #|Calle del Olmo #|Plaza Nueva #|Avenida Central #
IT: Via Roma #|Via dei Tigli #|Corso Vecchio #|Piazza Nuova #|Viale della Stazione #
PT BR MZ AO CV ST: Rua das Velas #|Avenida do Parque #|Rua da Ponte #|Largo Novo #|Avenida Central #
NL SR CW AW BQ SX: Stationsstraat #|Marktplein #|Lindelaan #|Kerkstraat #|Havenkade #
DK: Stationsvej #|Torvegade #|Havnegade #|Lindevej #
NO: Stasjonsgata #|Torggata #|Havnegata #|Bjørkeveien #
SE: Stationsgatan #|Storgatan #|Hamngatan #|Björkvägen #
FI: Asemakatu #|Kauppakatu #|Satamakatu #|Koivutie #
IS: Hafnargata #|Aðalgata #|Austurvegur #|Birkigata #
EE: Jaama #|Turu #|Sadama #|Kase tänav #
LV: Stacijas iela #|Tirgus iela #|Ostas iela #|Liepu iela #
LT: Stoties g. #|Turgaus g. #|Uosto g. #|Liepų g. #
PL: ul. Dworcowa #|ul. Rynkowa #|ul. Portowa #|al. Lipowa #
CZ SK: Nádražní #|Tržní #|Lipová #|Mostní #
HU: Állomás utca #|Piac utca #|Híd utca #|Hársfa utca #
RO MD: Strada Gării #|Strada Pieței #|Bulevardul Teilor #|Strada Podului #
HR SI BA RS ME MK BG: Kolodvorska ulica #|Tržna ulica #|Lipova ulica #|Mostna ulica #
GR CY: Stathmou #|Agoras #|Limenos #|Leoforos Parkou #
TR AZ: İstasyon Caddesi No: #|Çarşı Sokak No: #|Liman Caddesi No: #|Çınar Sokak No: #
RU BY UA KZ KG UZ TM: ul. Vokzalnaya #|ul. Rynochnaya #|ul. Naberezhnaya #|ul. Parkovaya #
AE SA QA KW BH OM EG JO LB IQ LY SD SY MR: # Al Mahatta Street|# Al Souq Street|# Al Mina Street|# Corniche Road|# Al Hadiqa Street
IL: HaTachana #|HaShuk #|HaNamal #|HaGefen #
IR: Rah Ahan Street #|Bazar Street #|Bagh Street #
JP: 1-#-3 Ekimae-dori|2-#-8 Ichiba-cho|3-#-5 Minato-machi|4-#-1 Sakura-dori
KR KP: # Yeokjeon-ro|# Sijang-gil|# Hanggu-daero|# Gongwon-ro
CN TW HK MO: No. # Zhanqian Road|No. # Renmin Road|No. # Gangkou Street|No. # Gongyuan Road
TH LA: # Thanon Sathani|# Thanon Talat|# Thanon Tha Ruea|# Soi Suan
VN: # Đường Ga|# Phố Chợ|# Đường Cảng|# Đường Công Viên
ID MY BN: Jalan Stasiun No. #|Jalan Pasar No. #|Jalan Pelabuhan No. #|Jalan Taman No. #
IN NP BD LK PK: # Station Road|# Bazaar Road|# Mahatma Marg|# Garden Road|# Lake View Road`

const streetsByCountry: ReadonlyMap<string, readonly string[]> = new Map(
  table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [countries = '', ...rest] = line.split(': ')
      const streets = rest.join(': ').split('|')
      return countries.split(' ').map((country) => [country, streets] as const)
    }),
)

/** `Bahnhofstraße 12`, in the language of the country. */
export function streetOf({ airport, seed }: Property): string {
  const streets = streetsByCountry.get(airport.country) ?? streetsByCountry.get('') ?? ['# Main Street']
  const street = streets[hash(seed, 21) % streets.length] ?? ''
  return street.replace('#', String(1 + (hash(seed, 22) % 190)))
}
