/**
 * Words for the rooms of a house, by its style: `style|queen bed|two single beds|two queen beds|king bed|junior suite|
 * suite`. `; ` separates the ways in which different houses say it. A style with `-na` is that of the United States and
 * Canada, where two double beds stand in place of two single ones; one without is for all other countries.
 *
 * Source: the manner of each chain's own pages in 2026, own knowledge; the combinations are ours and plausible.
 */
export const roomNameTable = `
hilton|Queen Guest Room|Twin Guest Room|Family Room with Two Queen Beds|King Deluxe Room|King Junior Suite|King Executive Suite
hilton-na|1 Queen Bed|2 Double Beds|2 Queen Beds Family Room|1 King Bed Deluxe|1 King Bed Junior Suite|1 King Bed Executive Suite
marriott|Guest room, 1 Queen|Guest room, 2 Twin/Single Beds|Family room, 2 Queen|Deluxe Guest room, 1 King|Junior Suite, 1 King, Sofa bed|Executive Suite, 1 Bedroom, 1 King
marriott-na|Guest room, 1 Queen|Guest room, 2 Double|Larger Guest room, 2 Queen|Deluxe Guest room, 1 King|Junior Suite, 1 King, Sofa bed|Executive Suite, 1 Bedroom, 1 King
ihg|1 Queen Bed Standard|2 Single Beds Standard|2 Queen Beds Family Room|1 King Bed Premium|1 King Bed Junior Suite|1 King Bed Executive Suite
ihg-na|1 Queen Bed Standard|2 Double Beds Standard|2 Queen Beds Leisure|1 King Bed Executive|1 King Bed Junior Suite|1 King Bed One Bedroom Suite
hyatt|Queen Bed|Twin Beds|Two Queen Beds Family Room|King Bed Deluxe|Junior Suite King|Regency Suite King
hyatt-na|1 Queen Bed|2 Double Beds|2 Queen Beds High Floor|1 King Bed Deluxe|Junior Suite King|Regency Suite King
accor|Classic Room, 1 queen-size bed|Classic Room, 2 single beds|Family Room, 2 queen-size beds|Superior Room, 1 king-size bed|Junior Suite, 1 king-size bed|Prestige Suite, 1 king-size bed
ibis|Standard Room with one queen-size bed|Standard Room with two single beds|Family Room for up to 4 people|Superior Room with one king-size bed|Junior Suite|Suite
nordic|Standard Queen; Standard Double|Standard Twin|Standard Family Four|Superior King; Superior Plus|Junior Suite|Master Suite
budget|Double Room; Standard Double Room; Double Room with Shower|Twin Room; Standard Twin Room|Family Room for Four; Quadruple Room|Superior Double Room; Comfort Double Room|Junior Suite|Suite
motel|Standard Queen Room|Standard Twin Room|Family Room, Two Queen Beds|Superior King Room|Junior Suite|Suite
motel-na|1 Queen Bed, Non-Smoking|2 Double Beds, Non-Smoking|2 Queen Beds, Non-Smoking|1 King Bed, Non-Smoking|King Suite, Sofa Bed, Non-Smoking|King Suite, Non-Smoking
apartment|Studio, Queen Bed; Studio Double|Studio, Two Single Beds|Two-Bedroom Apartment; Family Apartment|Executive Studio, King Bed|One-Bedroom Apartment|One-Bedroom Executive Apartment
apartment-na|Studio Suite, 1 Queen, Full Kitchen|Studio Suite, 2 Double, Full Kitchen|Studio Suite, 2 Queen, Full Kitchen|One-Bedroom Suite, 1 King, Full Kitchen|One-Bedroom Suite, 1 King, Sofa Bed|One-Bedroom Suite, 1 King, Terrace
japan|Standard Double Room; Double Room; Moderate Double|Standard Twin Room; Twin Room|Family Room with Two Queen Beds|Deluxe King Room|Junior Suite|Corner Suite
house|Double Room; Classic Double Room; Cosy Double Room; Comfort Double Room|Twin Room; Classic Twin Room|Family Room; Family Room for Four|Superior Double Room; Deluxe Double Room; Double Room with Seating Area|Junior Suite|Suite; One-Bedroom Suite
house-na|Standard Queen Room; Classic Queen Room|Two Double Beds; Room with Two Double Beds|Two Queen Beds; Family Room, Two Queen Beds|Deluxe King Room; Superior King Room|Junior Suite, King Bed|One-Bedroom Suite, King Bed
luxury|Superior Queen Room; Classic Queen Room; Deluxe Queen Room|Superior Twin Room|Interconnecting Family Room|Grand Deluxe King Room; Premier King Room|Junior Suite, King Bed|One-Bedroom Suite; Signature Suite, King Bed
casino-na|Resort Queen Room|Resort Room, Two Double Beds|Resort Two Queen Room|Deluxe King Room|Petite Suite, King Bed|Tower Suite, King Bed
beach|Double Room; Standard Double Room|Twin Room; Standard Twin Room|Family Room for Four; Family Room|Superior Double Room; Deluxe Double Room|Junior Suite|Suite
beach-na|Standard Queen Room|Two Double Beds|Two Queen Beds|Deluxe King Room|Junior Suite, King Bed|One-Bedroom Suite, King Bed
island|Superior Room; Garden Room|Twin Room; Garden Twin Room|Family Room, Two Queen Beds|Beachfront Room, King Bed; Deluxe King Room|Beachfront Junior Suite; Junior Suite with Terrace|Villa with Private Pool; Beachfront Suite with Pool
lagoon|Superior Room; Garden Bungalow|Twin Room; Twin Bungalow|Family Bungalow, Two Queen Beds|Beach Bungalow, King Bed; Beach Villa|Beach Villa with Pool; Water Villa|Water Villa with Pool; Overwater Suite with Pool
alpine|Double Room; Cosy Double Room|Twin Room; Small Twin Room|Family Room for Four|Superior Double Room with Balcony; Panorama Double Room|Junior Suite with Balcony|Alpine Suite
alpine-na|Lodge Room, 1 Queen Bed|Lodge Room, 2 Double Beds|Lodge Room, 2 Queen Beds|Deluxe King Room, Fireplace|Studio, King Bed, Kitchenette|One-Bedroom Residence, King Bed`
