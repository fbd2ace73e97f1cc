/** A hotel brand of the sandbox. None of them exists. */
export interface Chain {
  readonly code: string
  readonly brand: string
  readonly stars: readonly number[]
  /** Relative share of the properties. */
  readonly share: number
  /** Only near airports, only in centres, or both. */
  readonly place: 'airport' | 'centre' | 'any'
}

/**
 * `code: brand, stars, share, place`; the last one stands for independent hotels, each with a name of its
 * own.
 */
const table = `
AQ: Aldergate Grand, 5, 2, centre
BZ: Brightwater Suites, 4, 4, any
CQ: Corvane, 4, 5, any
DJ: Duskfield Inn, 2, 6, any
EQ: Elmhurst Court, 3, 5, centre
FZ: Ferrand Palace, 5, 2, centre
GQ: Gatewing Airport Hotel, 3, 6, airport
HZ: Halden, 4, 5, any
JQ: Juniper & Oak, 4, 3, centre
KQ: Kestrel Lodge, 3, 6, any
LZ: Lumen Express, 3, 7, any
MQ: Merrow Resort, 5, 2, centre
NZ: Nordal, 4, 4, any
PQ: Penny Bed, 1, 4, any
QZ: Quayside Collection, 4, 3, centre
RQ: Runway Rest, 2, 4, airport
SQ: Solenne, 4, 4, any
TQ: Tarn & Vale, 3, 4, any
VQ: Viaduct House, 3, 5, centre
WZ: Wayfarer Budget, 2, 7, any
YQ: Yarrow Residence, 4, 3, centre
ZQ: Zephyr, 4, 4, any
XI: , 2 3 3 4 4 5, 16, centre`

export const chains: readonly Chain[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [code = '', rest = ''] = line.split(': ')
    const [brand = '', stars = '', share = '', place = 'any'] = rest.split(',').map((part) => part.trim())
    return {
      code,
      brand,
      stars: stars.split(' ').map(Number),
      share: Number(share),
      place: place as Chain['place'],
    }
  })
