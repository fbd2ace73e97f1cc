/**
 * Stations of trains and buses that carriers sell with flights: code, name, city, country, latitude, longitude, zone.
 * Source: IATA location identifiers as the carriers publish them, 2026.
 */
export const groundStations: (string | number)[][] = [
  ['QKL', 'Koeln Hauptbahnhof', 'Cologne', 'DE', 50.943, 6.9586, 'Europe/Berlin'],
  ['QDU', 'Duesseldorf Hauptbahnhof', 'Dusseldorf', 'DE', 51.22, 6.7945, 'Europe/Berlin'],
  ['ZWS', 'Stuttgart Hauptbahnhof', 'Stuttgart', 'DE', 48.7838, 9.1816, 'Europe/Berlin'],
  ['ZAQ', 'Nuernberg Hauptbahnhof', 'Nuremberg', 'DE', 49.4456, 11.0826, 'Europe/Berlin'],
  ['ZMB', 'Hamburg Hauptbahnhof', 'Hamburg', 'DE', 53.5528, 10.0067, 'Europe/Berlin'],
  ['XER', 'Strasbourg Bus Station', 'Strasbourg', 'FR', 48.585, 7.735, 'Europe/Paris'],
  ['XWG', 'Strasbourg Railway Station', 'Strasbourg', 'FR', 48.585, 7.7341, 'Europe/Paris'],
  ['XYD', 'Lyon Part-Dieu', 'Lyon', 'FR', 45.7606, 4.8597, 'Europe/Paris'],
  ['XDB', 'Lille Europe', 'Lille', 'FR', 50.6392, 3.0756, 'Europe/Paris'],
  ['ZFJ', 'Rennes Railway Station', 'Rennes', 'FR', 48.1035, -1.6724, 'Europe/Paris'],
  ['QJZ', 'Nantes Railway Station', 'Nantes', 'FR', 47.2173, -1.5418, 'Europe/Paris'],
  ['ZFQ', 'Bordeaux Saint-Jean', 'Bordeaux', 'FR', 44.8259, -0.5564, 'Europe/Paris'],
  ['XRF', 'Marseille Saint-Charles', 'Marseille', 'FR', 43.3027, 5.3806, 'Europe/Paris'],
  ['XPJ', 'Montpellier Saint-Roch', 'Montpellier', 'FR', 43.6047, 3.8807, 'Europe/Paris'],
  ['ZYR', 'Brussels Midi', 'Brussels', 'BE', 50.8357, 4.3363, 'Europe/Brussels'],
  ['ZWE', 'Antwerp Central', 'Antwerp', 'BE', 51.2172, 4.4211, 'Europe/Brussels'],
  ['LZS', 'Linz Hauptbahnhof', 'Linz', 'AT', 48.2903, 14.2919, 'Europe/Vienna'],
  ['ZSB', 'Salzburg Hauptbahnhof', 'Salzburg', 'AT', 47.8131, 13.0458, 'Europe/Vienna'],
  ['GGZ', 'Graz Hauptbahnhof', 'Graz', 'AT', 47.0725, 15.4168, 'Europe/Vienna'],
  ['ZDH', 'Basel SBB', 'Basel', 'CH', 47.5476, 7.5896, 'Europe/Zurich'],
]
