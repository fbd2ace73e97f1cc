/**
 * Sights and meeting points that guests ask for: `city: name latitude longitude`, in three decimals at most.
 *
 * Source: general maps, own knowledge, 2026.
 */
export const sightTable = `
LON: Big Ben 51.501 -.125|Tower of London 51.508 -.076|British Museum 51.519 -.127|Hyde Park 51.507 -.166|Trafalgar Square 51.508 -.128|ExCeL London 51.508 .03|The O2 51.503 .003|Wembley Stadium 51.556 -.28
PAR: Eiffel Tower 48.858 2.294|Louvre 48.861 2.336|Arc de Triomphe 48.874 2.295|Sacré-Cœur 48.887 2.343|Notre-Dame 48.853 2.35|Paris Expo Porte de Versailles 48.831 2.287|Disneyland Paris 48.872 2.776
NYC: Times Square 40.758 -73.986|Central Park 40.771 -73.974|Empire State Building 40.748 -73.986|Brooklyn Bridge 40.706 -73.997|Javits Center 40.757 -74.002|One World Trade Center 40.713 -74.013|Yankee Stadium 40.83 -73.926
TYO: Tokyo Tower 35.659 139.745|Senso-ji 35.715 139.797|Shibuya Crossing 35.659 139.701|Tokyo Skytree 35.71 139.811|Imperial Palace 35.685 139.753|Tokyo Big Sight 35.63 139.795|Tokyo Disneyland 35.633 139.88
LAS: Bellagio Fountains 36.113 -115.174|Fremont Street Experience 36.17 -115.143|Las Vegas Convention Center 36.129 -115.151|Allegiant Stadium 36.091 -115.184|Sphere 36.121 -115.162|Red Rock Canyon 36.135 -115.427
ORL: Walt Disney World Magic Kingdom 28.418 -81.581|Universal Orlando 28.474 -81.468|SeaWorld 28.411 -81.462|Orange County Convention Center 28.425 -81.469|Lake Eola 28.543 -81.373
LAX: Hollywood Walk of Fame 34.102 -118.327|Santa Monica Pier 34.009 -118.497|Crypto.com Arena 34.043 -118.267|Getty Center 34.078 -118.474|Disneyland 33.812 -117.919|SoFi Stadium 33.953 -118.339
SFO: Fisherman's Wharf 37.808 -122.416|Union Square 37.788 -122.407|Golden Gate Bridge 37.82 -122.478|Moscone Center 37.784 -122.401|Oracle Park 37.779 -122.389
CHI: Millennium Park 41.883 -87.623|Willis Tower 41.879 -87.636|Navy Pier 41.892 -87.605|McCormick Place 41.851 -87.616|Wrigley Field 41.948 -87.656
MIA: Ocean Drive 25.781 -80.13|Bayside Marketplace 25.778 -80.187|PortMiami 25.774 -80.171|Miami Beach Convention Center 25.795 -80.134|Vizcaya 25.744 -80.21
WAS: White House 38.898 -77.037|United States Capitol 38.89 -77.009|Lincoln Memorial 38.889 -77.05|Walter E. Washington Convention Center 38.904 -77.023
BOS: Faneuil Hall 42.36 -71.056|Fenway Park 42.346 -71.097|Harvard Square 42.373 -71.119|Boston Common 42.355 -71.066
SEA: Pike Place Market 47.609 -122.342|Space Needle 47.62 -122.349|Lumen Field 47.595 -122.332
SAN: San Diego Zoo 32.735 -117.149|Gaslamp Quarter 32.712 -117.16|San Diego Convention Center 32.707 -117.162
MSY: Jackson Square 29.957 -90.063|Caesars Superdome 29.951 -90.081|Ernest N. Morial Convention Center 29.943 -90.063
BNA: Ryman Auditorium 36.161 -86.779|Broadway 36.16 -86.777|Grand Ole Opry 36.207 -86.692
HNL: Diamond Head 21.262 -157.806|Waikiki Beach 21.276 -157.827|Pearl Harbor National Memorial 21.367 -157.939
YTO: CN Tower 43.643 -79.387|Scotiabank Arena 43.643 -79.379|Royal Ontario Museum 43.668 -79.395
YVR: Canada Place 49.289 -123.111|Stanley Park 49.302 -123.142|Granville Island 49.271 -123.134
MEX: Zócalo 19.433 -99.133|Chapultepec Castle 19.42 -99.182|Palacio de Bellas Artes 19.435 -99.141
CUN: Chichén Itzá 20.683 -88.569|Tulum Ruins 20.215 -87.429|Xcaret Park 20.578 -87.12|La Isla shopping village 21.11 -86.763
RIO: Christ the Redeemer -22.952 -43.211|Sugarloaf Mountain -22.949 -43.156|Maracanã -22.912 -43.23|Copacabana Beach -22.971 -43.182
BUE: Obelisco -34.604 -58.382|Teatro Colón -34.601 -58.383|Recoleta Cemetery -34.588 -58.393
ROM: Colosseum 41.89 12.492|Trevi Fountain 41.901 12.483|St. Peter's Basilica 41.902 12.454|Spanish Steps 41.906 12.483|Pantheon 41.899 12.477
MIL: Milan Cathedral 45.464 9.192|La Scala 45.467 9.19|San Siro 45.478 9.124|Fiera Milano Rho 45.52 9.088|Allianz MiCo 45.48 9.152
VCE: St. Mark's Square 45.434 12.338|Rialto Bridge 45.438 12.336|Santa Lucia station 45.441 12.321
FLR: Florence Cathedral 43.773 11.256|Uffizi 43.768 11.255|Ponte Vecchio 43.768 11.253
BCN: Sagrada Família 41.404 2.174|Park Güell 41.414 2.153|Camp Nou 41.381 2.123|La Rambla 41.381 2.173|Fira Gran Via 41.355 2.128
MAD: Prado 40.414 -3.692|Puerta del Sol 40.417 -3.704|Royal Palace 40.418 -3.714|Santiago Bernabéu 40.453 -3.688|IFEMA 40.464 -3.616
LIS: Belém Tower 38.692 -9.216|Praça do Comércio 38.708 -9.137|São Jorge Castle 38.714 -9.133|Oceanário 38.763 -9.094|FIL fairground 38.772 -9.095
OPO: Ribeira 41.141 -8.613|Dom Luís I Bridge 41.14 -8.609|Clérigos Tower 41.146 -8.615
BER: Brandenburg Gate 52.516 13.378|Reichstag 52.519 13.376|Museum Island 52.517 13.398|Messe Berlin 52.503 13.269|Kaiser Wilhelm Memorial Church 52.505 13.335
MUC: Marienplatz 48.137 11.576|Theresienwiese 48.132 11.55|Allianz Arena 48.219 11.625|Messe München 48.135 11.698
FRA: Römerberg 50.11 8.682|Messe Frankfurt 50.112 8.648|Städel Museum 50.103 8.674
HAM: Elbphilharmonie 53.541 9.984|Miniatur Wunderland 53.544 9.989|Hamburg Messe 53.563 9.977
VIE: St. Stephen's Cathedral 48.209 16.373|Schönbrunn Palace 48.185 16.312|Prater 48.217 16.396|Hofburg 48.207 16.365
ZRH: Grossmünster 47.37 8.544|Bahnhofstrasse 47.372 8.538|Hallenstadion 47.411 8.552
GVA: Jet d'Eau 46.207 6.156|Palais des Nations 46.227 6.14|Palexpo 46.234 6.118
AMS: Rijksmuseum 52.36 4.885|Anne Frank House 52.375 4.884|Dam Square 52.373 4.893|RAI Amsterdam 52.341 4.888|Johan Cruijff ArenA 52.314 4.942
BRU: Grand-Place 50.847 4.352|Atomium 50.895 4.341|European Parliament 50.839 4.376
DUB: Trinity College 53.344 -6.254|Temple Bar 53.345 -6.264|Guinness Storehouse 53.342 -6.287|3Arena 53.347 -6.228
EDI: Edinburgh Castle 55.949 -3.2|Royal Mile 55.95 -3.188|Murrayfield 55.942 -3.241
CPH: Tivoli 55.674 12.568|Nyhavn 55.68 12.59|The Little Mermaid 55.693 12.599|Bella Center 55.638 12.578
STO: Royal Palace 59.327 18.072|Vasa Museum 59.328 18.091|Avicii Arena 59.294 18.083
OSL: Opera House 59.907 10.753|Vigeland Park 59.927 10.701|Royal Palace 59.917 10.728
HEL: Helsinki Cathedral 60.17 24.952|Market Square 60.168 24.953|Messukeskus 60.203 24.937
PRG: Charles Bridge 50.087 14.411|Old Town Square 50.087 14.421|Prague Castle 50.09 14.4|O2 Arena 50.105 14.494
BUD: Parliament 47.507 19.046|Buda Castle 47.496 19.04|Széchenyi Baths 47.519 19.082
WAW: Royal Castle 52.248 21.015|Palace of Culture 52.232 21.006
ATH: Acropolis 37.972 23.726|Syntagma Square 37.976 23.735|Piraeus port 37.943 23.646
IST: Hagia Sophia 41.009 28.98|Grand Bazaar 41.011 28.968|Taksim Square 41.037 28.985|Galata Tower 41.026 28.974
MOW: Red Square 55.754 37.62|Bolshoi Theatre 55.76 37.619
DXB: Burj Khalifa 25.197 55.274|The Dubai Mall 25.198 55.279|Dubai World Trade Centre 25.225 55.288|Burj Al Arab 25.141 55.185|Palm Jumeirah 25.118 55.133
AUH: Sheikh Zayed Grand Mosque 24.413 54.475|Louvre Abu Dhabi 24.534 54.398|ADNEC 24.418 54.436|Yas Marina Circuit 24.467 54.603
DOH: Museum of Islamic Art 25.295 51.539|Souq Waqif 25.288 51.533
CAI: Pyramids of Giza 29.977 31.132|Egyptian Museum 30.048 31.233|Khan el-Khalili 30.048 31.262
CPT: V&A Waterfront -33.903 18.42|Table Mountain cableway -33.948 18.403|Cape Town International Convention Centre -33.916 18.427
BKK: Grand Palace 13.75 100.491|Wat Arun 13.744 100.489|Siam Paragon 13.746 100.535|Queen Sirikit convention centre 13.723 100.559|Chatuchak Market 13.8 100.55
SIN: Marina Bay Sands 1.284 103.86|Gardens by the Bay 1.282 103.864|Merlion 1.287 103.854|Orchard Road 1.304 103.832|Universal Studios 1.254 103.824
KUL: Petronas Towers 3.158 101.712|Merdeka Square 3.148 101.694|Bukit Bintang 3.147 101.711
HKG: Victoria Peak 22.271 114.15|Star Ferry Pier 22.294 114.169|Hong Kong convention centre 22.283 114.173|Temple Street 22.306 114.17|Disneyland 22.313 114.041
SEL: Gyeongbokgung 37.58 126.977|N Seoul Tower 37.551 126.988|COEX 37.512 127.059|Myeong-dong 37.564 126.985
OSA: Osaka Castle 34.687 135.526|Dotonbori 34.669 135.501|Universal Studios Japan 34.666 135.432|Umeda Sky Building 34.705 135.49
SHA: The Bund 31.24 121.49|Oriental Pearl Tower 31.24 121.5|Yu Garden 31.227 121.492|Shanghai Disneyland 31.144 121.657
BJS: Forbidden City 39.916 116.397|Temple of Heaven 39.882 116.407|Tiananmen Square 39.904 116.398|Summer Palace 39.999 116.275
TPE: Taipei 101 25.034 121.565|National Palace Museum 25.102 121.549|Ximending 25.042 121.507
DEL: India Gate 28.613 77.23|Red Fort 28.656 77.241|Connaught Place 28.632 77.22|Qutub Minar 28.524 77.185
BOM: Gateway of India 18.922 72.835|Marine Drive 18.943 72.824|Jio World Convention Centre 19.064 72.863
SYD: Sydney Opera House -33.857 151.215|Harbour Bridge -33.852 151.211|Darling Harbour -33.873 151.2|Bondi Beach -33.891 151.277
MEL: Federation Square -37.818 144.969|Melbourne Cricket Ground -37.82 144.983|Melbourne convention centre -37.825 144.953
AKL: Sky Tower -36.848 174.762|Viaduct Harbour -36.843 174.762
DPS: Tanah Lot -8.621 115.087|Uluwatu Temple -8.829 115.085|Sacred Monkey Forest -8.519 115.259|Kuta Beach -8.719 115.169
MLE: Malé Friday Mosque 4.178 73.512|Velana seaplane terminal 4.197 73.531
INN: Golden Roof 47.269 11.393|Bergisel ski jump 47.249 11.4
SZG: Mirabell Palace 47.806 13.042|Hohensalzburg Fortress 47.795 13.047`
