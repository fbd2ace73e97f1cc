/**
 * Names of houses that belong to no chain: `countries: patterns of 1 and 2 stars; of 3; of 4 and 5: nouns`. In a
 * pattern `#` is a noun, `@` the district, `~` the town. The row without countries is for all others.
 */
export const localNames = `
: Hotel #|# Inn|# Guest House; Hotel #|The # Hotel|# Hotel ~; The # ~|Grand Hotel #|# Palace: Central, Park, Royal, Plaza, Garden, Lotus, Crown, Victoria, Riverside, Continental, Atlas, Horizon, Oasis, Sunrise, Diplomat, Panorama, Regal, Embassy, Metropole, Imperial, Jasmine, Pearl, Emerald, Phoenix, Savana, Sapphire, Capital, Orient
GB IE IM JE GG GI: # House|The # Inn|# Lodge|# Guest House; The # Hotel|# House Hotel|# Court Hotel|The # Arms; The #|The # Hotel & Spa|# Hall|The # ~: Ashford, Wellington, Royal Oak, Hartley, Pembroke, Stanhope, Bloomfield, Langley, Kingsley, Montague, Sheldon, Rosedale, Cavendish Gate, Albany, Marlow, Whitfield, Fairhaven, Lancaster Row, Berkeley Mews, Thistledown, Northcote, Windermere, Belgrave, Oakwood, Clifton, Drayton, Kenmare, Eversley, Harcourt, Beaumont
US CA PR VI GU: # Motel|# Inn|# Lodge|Budget Inn @; Hotel #|The # Inn|# Inn & Suites|# Hotel ~; The #|Hotel #|The # House|# Resort & Spa: Winslow, Harbor, Sunset, Lakeview, Pioneer, Franklin, Madison, Sycamore, Cedar, Juniper, Harrison, Monroe, Blue Heron, Parkside, Alder, Marquette, Ambrose, Carlisle, Langdon, Redwood, Canyon, Prospect, Sterling, Emerson, Bellamy, Ashland, Whitman, Larkin, Magnolia, Copperfield
FR BE LU MC MQ GP RE GF PF NC BL CI SN: Hôtel #|Hôtel #|Auberge #; Hôtel #|Hôtel #|Hôtel #|Hôtel # @; Hôtel #|Maison #|Grand Hôtel #|Villa #|Hôtel #: Beauséjour, des Tilleuls, Saint-Clair, du Parc, de la Fontaine, Montaigu, Bellevue, des Arts, du Commerce, Jeanne d'Aubrac, Lafontaine, Lutèce, des Lilas, d'Orval, Saint-Aubin, Clairval, du Marché, Les Glycines, Saint-Honorat, Sainte-Odile, du Musée, Corneille, du Théâtre, Beaulieu, Marceau, des Jardins, du Pont, Rochambeau, Sévigny, Valmont
DE AT CH LI: Gasthof #|Pension #|Hotel-Garni #; Hotel #|Hotel #|Hotel Haus #|Stadthotel #; Hotel #|Parkhotel #|Grandhotel #|# Boutique Hotel: Goldener Hirsch, Am Markt, Drei Linden, Kaiserhof, Schwanen, Zur Post, Edelweiss, Lindenhof, Bellevue, Kronprinz, Adlerhof, Seehof, Rosengarten, Rheingold, Domblick, Schwarzer Bär, Bergblick, Am Stadtpark, Sonnenhof, Europa, Alte Mühle, Ratskeller, Fürstenhof, Nordstern, Brunnenhof, Waldhaus, Weißes Lamm, Königshof, Schillerhof, Am Schlossgarten
IT SM: Hotel #|Pensione #|Locanda #; Hotel #|Albergo #|Hotel Villa #|Residenza #; Hotel #|Palazzo #|Grand Hotel #|Villa #|Relais #: Aurora, Bellavista, San Marco Vecchio, della Fontana, Santa Chiara, dei Mille, Giotto, Miramonti, Europa, Belvedere, Sant'Anna, Margherita, Donatello, Regina, Del Corso, Santa Lucia, Firenze, La Rosa, Tritone, Nazionale, Ariston, Delle Muse, Farnese Nuovo, Cavour, Raffaello, Paradiso, Bramante, delle Arti, Torrini, Leonardo da Porto
ES AR UY PY CL CO PE BO EC VE CR PA GT HN NI SV DO CU MX AD: Hostal #|Pensión #|Hotel #; Hotel #|Hotel #|Hotel Boutique #|Apartahotel #; Gran Hotel #|Hotel #|Casa #|Palacio #|Hacienda #: San Lucas, Plaza Vieja, Los Olivos, La Paloma, Santa Inés, El Mirador, Las Torres, Don Rodrigo, Colonial, Las Flores, del Carmen, La Alameda, San Telmo, Mirasol, El Jardín, Los Arcos, Catedral, Monte Real, La Posada, Santa Rosa, Alcázar Nuevo, Villa Real, Bella Vista, Los Naranjos, Miramar, del Prado, Cervantino, La Fuente, Isabela, Vista Hermosa
PT BR AO MZ CV ST: Residencial #|Pensão #|Pousada #; Hotel #|Hotel #|# Hotel; # Palace|Hotel #|Palácio #|Quinta #|Solar #: das Flores, Miradouro, São Bento, do Carmo, Santa Marta, Bela Vista, Avenida, Real, dos Navegantes, Almirante, Boa Viagem, Atlântico, da Baixa, Mundial, das Palmeiras, Estrela, Oceano, São Rafael, do Chiado Velho, da Sé, Tropical, Ipê, Jardim, Dom Afonso, Vila Rica, das Amendoeiras, Santa Clara, Príncipe
NL SR CW AW BQ SX: Hotel #|Herberg #|# Guesthouse; Hotel #|Hotel de #|# Hotel; # Boutique Hotel|Grand Hotel #|Hotel #: Oude Haven, Prinsenhof, Gouden Leeuw, Keizershof, Molen, Vondel, Kroon, Zwaan, Linden, Tulp, Wapen van ~, Raadhuis, Gracht, Singel, Parkzicht, De Brug, Rembrandt, Nassau, Waterfront, Stadhouder
DK NO SE IS FO GL: # Hostel|Hotel #|# Gjestehus; Hotel #|# Hotel|Hotell #; Hotel #|Grand Hotel #|# Hotel & Spa: Nordlys, Havnen, Kronborg, Park, Fønix, Bristol, Gyldenløve, Skansen, Viking, Birger, Sankt Olav, Aurora, Fjord, Bjørn, Svanen, Kong Frederik, Sjøboden, Rosenlund, Østerport, Esplanaden, Hanse, Bergstad
FI EE: Hostel #|# Matkakoti; Hotelli #|Hotel #; Hotel #|# Kylpylähotelli: Kaisaniemi, Aurora, Katajanokka, Seurahuone, Kultainen Karhu, Meritorni, Arthus, Korpi, Pohjantähti, Satama, Kallio, Puisto, Linna, Torni Park, Revontuli
PL CZ SK HU HR SI RS BA ME MK BG RO MD UA BY LT LV AL XK: Pension #|Hostel #|Hotel #; Hotel #|Hotel #|Aparthotel #; Hotel #|Grand Hotel #|Boutique Hotel #|Palace #: Europa, Astoria, Polonia Nova, Centrum, Royal, Central, Metropol, Bristol Park, Amadeus, Aurus, Slavia, Orion, Villa Nova, Zlatý Anděl, Bohemia, Kazimierz, Corvin, Erzsi, Gloria, Panorama, Diana, Pod Lipami, Esplanade, Adria, Opera, Palma, Rubin, Tulip, Zvon, Maria
GR CY: Hotel #|# Rooms|Pension #; # Hotel|Hotel #|# Studios; # Palace|# Resort & Spa|# Suites|Grand #: Poseidon, Athina, Aphrodite, Delphini, Olympia, Galaxy, Apollon, Ariadne, Kalypso, Neptune, Helios, Akropol, Electra Bay, Minos, Nefeli, Kyma, Thalassa, Zephyros, Artemis, Ikaros, Alexandros, Daphne, Elia, Iris, Marina Bay, Castello, Aegean, Sirena
TR AZ TM: # Otel|# Pansiyon|Hotel #; Hotel #|# Hotel|# Suites; # Palace Hotel|The #|# Konak|# Resort & Spa: Sultan, Topkapı, Yıldız, Lale, Anadolu, Beyaz Köşk, Marmara Park, Osmanlı, Kervan, Pera, Deniz, Efes, Mavi, Galata, Saray, Sirin, Nilüfer, Golden Horn, Ottoman, Bosfor, Ayasofya, Kybele, Orient, Sefa, Zeugma, Antik, Çınar, Perge, Miray, Aspen
RU KZ UZ KG TJ AM GE: Hostel #|# Inn|Hotel #; Hotel #|# Hotel|Park Hotel #; Grand Hotel #|# Palace|Boutique Hotel #: Zolotoe Koltso, Arbat, Pushkin, Vostok, Nevsky, Berezka, Severnaya, Dostoevsky, Tsarina, Alexander, Sadovaya, Bulgakov, Petrovsky, Samovar, Tbilisi Gate, Samarkand, Silk Road, Registan, Ararat, Old Metekhi, Almaty Park, Yubileynaya
AE SA QA KW BH OM JO LB EG IQ SY YE LY SD DZ TN MA MR PS: # Hotel|Al # Hotel|Hotel #; Al # Hotel|# Plaza Hotel|# Hotel Apartments; # Palace|Al # Grand Hotel|# Resort|The #: Nakheel, Waha, Yasmin, Rawda, Salam, Jawhara, Manara, Noor, Safwa, Andalus, Marjan, Zahra, Bustan, Qasr, Firdous, Diyar, Fanar, Shams, Reem, Khaleej, Aseel, Marhaba, Dana, Sahara, Wadi, Barakat, Medina, Oasis, Kenzi Dar, Ryad
IL: # Hostel|Hotel #; Hotel #|# Hotel; The # Hotel|# Boutique Hotel: Shalom, Yam, Carmel, Gilboa, Habima, Jaffa Gate, Dizengoff, Alma, Rimon, Savoy, Zohar, Galil
IN NP BD LK PK: Hotel #|# Inn|# Residency|# Lodge; Hotel # Residency|Hotel #|# International|The # Grand; The #|# Palace|Hotel # Grand|# Resort: Shanti, Ashoka Park, Surya, Krishna, Sagar, Rajmahal, Chandra, Lotus, Ganga, Royal Orchid, Mayur, Godavari, Anand, Vihar, Heritage, Mahal, Malabar, Rudra, Swagat, Sai Palace, Devi, Himalaya, Nirvana, Kasturi, Blue Diamond, Pearl, Empire, Imperial Residency, Tulip, Gulmohar
MV: # Inn|# Guesthouse|# View; # Beach Hotel|# Maldives|# Retreat; # Maldives|# Island Resort|# Private Island: Kaani, Velana, Dhonveli, Moodhu, Rasdhoo, Finolhu, Samaa, Dhiyavaru, Noomuraka, Thari, Beehive, Fari, Hudhu, Atholhu, Kurinbee, Miyaru, Vilu, Raalhu, Handhu, Kandu, Masfen, Lily, Coral, Oceana, Sunbeam, Kuri, Enboodhoo, Bodu Finolhu
TH LA KH MM: Baan #|# Hostel|# Guesthouse; # Hotel|# Residence|# Place|# Boutique Hotel; # Resort & Spa|The #|# Grand|# Riverside: Chaba, Siam Orchid, Lamphu, Ruean Thai, Mali, Jasmine, Lotus, Golden Elephant, Naga, Saffron, Tamarind, Sala, Chakri, Mango, Bua Luang, Sukhothai Park, Teak, Sabai, Andaman, Kirikayan, Phra Nang, Royal, Rattana, Amber, Khmer, Silk, Moonlight, Bamboo, Sawasdee, Coconut
VN: Nhà Nghỉ #|# Hostel|# Hotel; # Hotel|# Hotel & Spa|Khách Sạn #; # Grand Hotel|# Luxury Hotel|# Resort: Hoa Sen, Hồng Ngọc, Saigon Star, Bông Sen Xanh, Thiên Thai, La Vela, Indochine, Golden Lotus, An Phú, Rạng Đông, Sông Hàn, Tường Vy, Sunrise, Hanoi Pearl, Mai Vàng, Vĩnh Trung, Orchid, Hương Giang, Little, Cây Đa, Silk Path, Phú An, Thủy Tiên, Bến Thành Gate
ID MY BN SG PH TL: Losmen #|# Inn|# Guest House; Hotel #|# Hotel|# Residence; # Resort|The # Villas|Grand #|# Suites: Melati, Cempaka, Wisma Indah, Puri Saraswati, Sari, Merdeka, Bunga Raya, Kenanga, Bintang, Tanjung, Pelangi, Mutiara, Cendana, Nusa, Anggrek, Padi, Taman Sari, Mangga, Kertaraja, Bayu, Pantai, Sampaguita, Maharlika, Orchid, Heritage, Seri, Kampung, Lagoon, Alang, Jepun
CN TW HK MO: # Inn|# Hostel|# Express Hotel; # Hotel|# Business Hotel|# Garden Hotel; # Grand Hotel|# International Hotel|The #: Jinhai, Huatian, Yinhe, Longmen, Dongfang, Yulan, Fenghuang, Jade Garden, Tianyi, Baiyun Shan, Xinya, Minzu, Hongfu, Ruijin, Lotus, Golden Dragon, Kaiyuan, Zhonghua, Wanli, Jianguo Men, Haiyue, Fuhua, Bamboo Garden, Peony, Great Wall, Silver Lake, Honghu, Penglai
JP: # Hostel|Business Hotel #|Guest House #; Hotel #|Hotel # @|# Inn|Ryokan #; Hotel # Grand|The # ~|Ryokan #|# Garden Palace: Sakura, Kikuya, Fuji, Asahi, Tsubaki, Matsunoya, Hanabi, Kaede, Midori, Edoya, Yamato, Hinoki, Sumire, Nagomi, Ginga, Komachi, Musashi, Aoi, Shiki, Kamogawa, Izumi, Momiji, Wako, Tokiwa, Suzuran, Takara, Kinsei, Minato, Hibari, Shirakaba
KR: # Motel|# Guesthouse; Hotel #|# Hotel|# Residence; The # ~|Grand # Hotel|Hotel #: Haneul, Mirae, Sejong, Dongbaek, Hanok, Moran, Arirang, Byeol, Nuri, Cheongdam Park, Gaon, Bukchon, Hangang, Seorim, Jinju, Onyang, Pinewood, Crown Park, Sunbee, Skypark
AU NZ FJ PG NC VU WS TO CK: # Motel|# Motor Inn|# Backpackers; # Hotel|# Apartments|The # Motor Lodge; The #|# Hotel & Residences|# Resort: Wattle, Jacaranda, Harbourside, Southern Cross, Banksia, Pacific, Kauri, Bayview, Kowhai, Coral Sea, Federation, Cathedral, Admiral, Settlers, Riverwalk, Regatta, Terrace, Pohutukawa, Melville, Waratah, Lighthouse, Bluegum, Esplanade, Seabreeze
ZA NA BW ZW ZM KE TZ UG RW MZ MW LS SZ SC MU MG: # Lodge|# Guest House|# Backpackers; # Hotel|The # Guesthouse|# Lodge; The #|# Boutique Hotel|# Resort & Spa|# Manor: Protea Park, Acacia, Baobab, Tamboti, Jacaranda, Savannah, Vineyard, Marula, Kudu, Fish Eagle, Leopard, Kingfisher, Simba, Umoja, Uhuru, Sunbird, Fynbos, Table View, Flamboyant, Ebony, Palm, Coral, Lagoon, Silver Tree, Kilima, Oyster, Bluewater, Tembo, Amani, Safari
JM BS BB TT AG KY LC GD KN DM VC BM TC AI VG: # Guest House|# Inn|# Cottages; # Hotel|# Beach Hotel|The # Inn; # Beach Resort|# Bay Resort & Spa|The #|# Cove: Coral, Palm, Pelican, Hibiscus, Sandpiper, Turtle, Frangipani, Seagrape, Sugar Mill, Mango, Bougainvillea, Trade Winds, Driftwood, Coconut, Flamingo, Sea Spray, Calypso, Plantation, Casuarina, Sunset, Half Moon Bay, Blue Lagoon`

/**
 * Houses with names of their own under a chain: `city chain: name stars district|...`, as known to everybody who goes
 * there.
 */
export const namedHouses = `
LAS MG: Bellagio 5 Las Vegas Strip|ARIA 5 South Strip|MGM Grand 4 South Strip|Mandalay Bay 4 South Strip|Park MGM 4 South Strip|Luxor 3 South Strip|Excalibur 3 South Strip|New York-New York 4 South Strip|Vdara 4 Las Vegas Strip|The Cosmopolitan 5 Las Vegas Strip
LAS CS: Caesars Palace 5 Las Vegas Strip|Paris Las Vegas 4 Las Vegas Strip|Flamingo Las Vegas 3 Las Vegas Strip|The LINQ 3 Las Vegas Strip|Harrah's Las Vegas 3 Las Vegas Strip|Horseshoe Las Vegas 3 Las Vegas Strip|Planet Hollywood 4 Las Vegas Strip|The Cromwell 4 Las Vegas Strip
LAS WB: Wynn Las Vegas 5 North Strip|Encore at Wynn 5 North Strip
LAS VT: The Venetian Resort 5 Las Vegas Strip|The Palazzo 5 Las Vegas Strip
LAS BS: The Orleans 3 Tropicana|Gold Coast 3 West Flamingo|California Hotel 3 Downtown Fremont Street|Main Street Station 3 Downtown Fremont Street
LAS SC: Red Rock Casino Resort 4 Summerlin|Green Valley Ranch 4 Henderson|Palace Station 3 West Flamingo
LAS YX: Circus Circus 3 North Strip|The STRAT 3 North Strip|Fontainebleau Las Vegas 5 North Strip|Golden Nugget 4 Downtown Fremont Street|Circa Resort 4 Downtown Fremont Street|Treasure Island 4 Las Vegas Strip|Virgin Hotels Las Vegas 4 Paradise Road
ORL DW: Disney's Grand Floridian Resort 5 Disney Springs|Disney's Polynesian Village Resort 4 Disney Springs|Disney's Contemporary Resort 4 Disney Springs|Disney's Pop Century Resort 3 Bonnet Creek|Disney's All-Star Movies Resort 3 Kissimmee Maingate|Disney's Caribbean Beach Resort 3 Bonnet Creek|Disney's Animal Kingdom Lodge 4 Kissimmee Maingate|Disney's Coronado Springs Resort 4 Bonnet Creek
ORL UV: Portofino Bay Hotel at Universal 4 Universal Boulevard|Royal Pacific Resort at Universal 4 Universal Boulevard|Cabana Bay Beach Resort at Universal 3 Universal Boulevard|Sapphire Falls Resort at Universal 4 Universal Boulevard|Endless Summer Resort at Universal 3 Universal Boulevard
LAX DW: Disneyland Hotel 4 Resort|Disney's Grand Californian Hotel 4 Resort
PAR DW: Disneyland Hotel Paris 5 Disneyland|Disney Newport Bay Club 4 Disneyland|Disney Sequoia Lodge 3 Disneyland|Disney Hotel Cheyenne 3 Disneyland
TYO DW: Tokyo Disneyland Hotel 5 Maihama|Tokyo DisneySea Hotel MiraCosta 5 Maihama
HKG DW: Hong Kong Disneyland Hotel 5 Disneyland Lantau|Disney's Hollywood Hotel 3 Disneyland Lantau
SIN YX: Marina Bay Sands 5 Marina Bay|The Fullerton Hotel 5 Raffles Place|Capella Singapore 5 Sentosa
LON YX: Claridge's 5 Mayfair|The Connaught 5 Mayfair|The Ritz London 5 Mayfair|The Goring 5 Victoria|The Berkeley 5 Kensington
LON FA: The Savoy 5 Covent Garden
PAR LW: Le Bristol Paris 5 Champs-Élysées|Le Meurice 5 Louvre
PAR YR: Le Royal Monceau 5 Champs-Élysées
NYC FA: The Plaza 5 Central Park South
NYC LW: The Carlyle 5 Upper East Side|The Pierre 5 Upper East Side
DXB JT: Burj Al Arab Jumeirah 5 Jumeirah Beach|Jumeirah Beach Hotel 5 Jumeirah Beach|Jumeirah Al Qasr 5 Jumeirah Beach
DXB YX: Atlantis The Palm 5 Palm Jumeirah|Armani Hotel Dubai 5 Downtown
BER KI: Hotel Adlon Kempinski 5 Friedrichstraße
HAM FA: Fairmont Hotel Vier Jahreszeiten 5 Alster
VIE LW: Hotel Sacher Wien 5 Ringstraße
ZRH LW: Baur au Lac 5 Bahnhofstrasse|The Dolder Grand 5 Zürichberg
GVA LW: Beau-Rivage Genève 5 Quai du Mont-Blanc
ROM RR: Hotel de Russie 5 Spanish Steps
VCE BE: Hotel Cipriani 5 Giudecca
CPT BE: Mount Nelson 5 Gardens
RIO BE: Copacabana Palace 5 Copacabana
NCE YX: Hôtel Negresco 5 Promenade des Anglais|Hôtel Martinez 5 Croisette
BOM TJ: The Taj Mahal Palace 5 Colaba
TYO IP: Imperial Hotel Tokyo 5 Ginza
BKK YX: Baiyoke Sky Hotel 4 Pratunam
YQB FA: Fairmont Le Château Frontenac 5 Centre
MFM WB: Wynn Palace Cotai 5 Cotai Strip
MFM VT: The Venetian Macao 5 Cotai Strip|The Parisian Macao 4 Cotai Strip
MFM MG: MGM Macau 5 Macau Peninsula`
