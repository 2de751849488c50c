/** An arc of calc-alkaline magmatism, living or fossil, as the line of its axis. */
export interface MagmaticArc {
  readonly name: string;
  readonly era: ArcEra;
  /** Latitude and longitude, degrees; never crosses the antimeridian. */
  readonly axis: readonly (readonly [lat: number, lon: number])[];
}

/** C Cenozoic, M Mesozoic, P Palaeozoic. */
export const ARC_ERAS = ['C', 'M', 'P'] as const;
export type ArcEra = (typeof ARC_ERAS)[number];

/**
 * Magmatic arcs: `name|era|lat lon, lat lon, …`.
 *
 * Axes of subduction-related magmatic belts drawn from tectonic maps, restated from memory, to 50 to 100 km. Belts without a known
 * deposit are listed as well as those with many; their author knew where large deposits are.
 *
 * @source Sillitoe (2010), Porphyry copper systems, Economic Geology 105, 3-41, figure 1. doi:10.2113/gsecongeo.105.1.3; Bird (2003), An
 *   updated digital model of plate boundaries, G-cubed 4(3), 1027. doi:10.1029/2001GC000252
 */
const ROWS = `
Central Andes Paleocene|C|-16 -72,-17.3 -70.6,-20 -69.3,-23 -69.4,-26.5 -69.9,-29 -70.5
Central Andes Eocene-Oligocene|C|-13.8 -73,-14.5 -71.5,-15.5 -70.8,-21 -68.8,-24.3 -69.1,-26.5 -69.4,-28 -69.3
Andes Miocene|C|-5 -79,-7 -78.4,-9.5 -77.3,-12 -75.8,-13 -75,-14.5 -73.5,-16 -71.5
Andes Miocene south|C|-26.5 -67.5,-28 -69.3,-30 -70,-32 -70.4,-33.2 -70.3,-34.2 -70.4,-36 -71,-39 -71.5,-43 -72.3,-46 -73
Andes Central Volcanic Zone|C|-15 -72.5,-17 -70,-19 -69,-22 -67.8,-25 -68.3,-27 -68.5
Northern Andes|C|-3.5 -79,-1 -79,0.5 -78.5,2.5 -76.8,5 -75.5,7 -75.9
Coastal Cordillera of Chile|M|-18.5 -70.2,-22 -70.1,-25 -70.3,-28 -70.8,-31 -71.3,-34 -71.5
Patagonian batholith|M|-42 -72,-46 -73.2,-50 -74,-54 -71
Ecuador-Colombia Jurassic|M|-4 -78.5,-1.5 -77.8,1.5 -76.5,4.5 -75.2,8 -74
Panama-Costa Rica|C|7.5 -77.5,8.8 -80.5,8.5 -82,10.5 -84.7
Central America|C|10.5 -84.8,12.5 -86.6,13.6 -88.8,14.6 -91,15.5 -92.6
Greater Antilles|M|18.2 -66.5,19 -70.5,19.3 -73.5,20 -76
Lesser Antilles|C|12 -61.7,14 -61,16 -61.7,17.5 -62.9
Trans-Mexican belt|C|18.5 -97,19.5 -99.5,19.7 -102,20.7 -104.5
Sierra Madre del Sur|C|16.5 -96,17.7 -99.5,18.7 -101.8,19.5 -104
Sierra Madre Occidental|C|22 -103,24.5 -105.5,27 -107.3,29 -108.8
Laramide Southwest|C|25 -107,27 -108.7,29.5 -109.7,31 -110.4,32.3 -110.6,33.4 -111,34.7 -113.2,35.5 -114.2
New Mexico Laramide|C|31.5 -108.5,32.7 -108.2,33.8 -107.5
Baja and Peninsular Ranges|M|24 -110.2,28 -113.5,31 -115.7,33.5 -116.7
Sierra Nevada|M|35.5 -118.3,37.5 -119,39 -119.7,40.5 -121
Great Basin Eocene|C|38 -113,40.5 -112.3,41 -115,41.5 -117
Colorado mineral belt|C|33.7 -105.5,36.7 -105.5,38.5 -107,39.5 -106,40.1 -105.3
Idaho-Montana|M|43.5 -115,45 -115,46 -112.6,47 -111
Cascades|C|40.5 -121.7,43 -122.2,46 -121.9,48.5 -121.2,50.5 -123.4
Quesnel|M|49 -120.3,50.5 -121,52.3 -121.8,55 -124.2,57 -126.7,59.5 -130.5
Stikine|M|54.5 -127.5,56 -129.8,57.3 -131,59.5 -133.5
Coast plutonic|M|50 -124.5,52.5 -126.5,54.5 -129,56.5 -131.5,59 -135
Skeena-Babine|M|53 -126.5,54.9 -126.2,56 -127
Yukon-Tanana|M|61.5 -137,63 -140,63.7 -143,64 -147
Vancouver Island|M|48.8 -124.3,49.7 -125.8,50.6 -127.5
Wrangell|C|61 -141,62 -143.5,62.3 -145
Alaska Range|M|59 -156,60.5 -154,62.5 -151.5,63.3 -147
Aleutian|C|52 -174,53.5 -168,55 -162.5,57 -157,59.4 -153.5,61.3 -152.3
Aleutian west|C|52 176.5,52.8 173
Appalachian Devonian|P|42 -72,44.5 -70,46 -67.5,48.9 -65.6
Caledonian Britain|P|52.8 -3.9,54.5 -3,56.5 -4.5,57.5 -4
Svecofennian|P|60 17,64 20,67 21,68 24
Carpathian Apuseni|C|45.9 23.2,46.3 23.1,47.7 23.6,48.6 19,48 20
Banat-Timok-Srednogorie|M|46 22.5,45 21.8,44.2 22.1,43 23.2,42.6 24.2,42.4 26.5
Rhodope-Serbomacedonia|C|44 20.5,42.7 21.5,41.7 22.5,40.6 23.7,41.3 25.5
Aegean-West Anatolia|C|40 26.8,39 28,38.4 29.2,37.9 30.5
Pontides|M|41.5 32,40.9 36,40.8 39,41.3 41.6,41.5 43.5
Central-East Anatolia|C|38.5 34.5,39.3 38.5,39.5 41,39.5 43.5
Lesser Caucasus|M|41.2 44.8,40.2 46,39.2 46.2
Kerman-Urumieh-Dokhtar|C|38.8 46.5,37 48.5,34.5 50.2,33 52.3,31.5 53.8,30 55.8,28.8 57.6
Alborz|C|38.5 47.5,36.8 49.5,36 51.5,35.5 54
Chagai-Makran|C|28.5 59.5,29 62,29.4 64.5
Kohistan-Ladakh|C|35.3 72.5,35.2 75,34.3 77.5,33 79.5
Gangdese|C|31 81,29.8 85,29.5 88.5,29.6 92,29.5 95
Bangong|M|33.3 80,32.8 83.5,32 87,32 91
Yulong-Sanjiang|C|32.5 96.8,31.3 97.8,29.5 98.8,27.8 100,25.8 100.4,23 103
Yidun|M|31 99.3,29.5 99.8,28 100
Burma arc|C|25.5 97,22.2 95.1,20.9 95.2,17 95.5
Andaman-Sumatra|C|12.3 93.9,5.5 95.5,2 99,-1 100.7,-4 102.9,-5.8 105.3
Java-Sunda|C|-6.7 107,-7.5 110,-8 113,-8.4 116,-8.6 119,-8.5 122.5,-8 125
Banda|C|-7.5 127,-6.5 129.7,-4.7 130
Sulawesi north|C|1.5 125,0.7 123.3,0.8 121,-1.5 119.8,-3 119.5
Halmahera-Sangihe|C|0 127.4,1.5 127.8,3.5 125.5,5.5 125.1
Central Papua|C|-3.9 135.5,-4.1 137.3,-4.8 140,-5.2 141.5,-5.5 144,-7 146.5
Bismarck-New Britain|C|-4 144.5,-5.3 148.5,-4.5 152
Papua north-Maramuni|C|-4.6 141.5,-5.3 144.5,-6.5 146.5
Bougainville-Solomon|C|-4.2 152.5,-6.3 155.3,-8 157.5,-9.7 160.3
Vanuatu|C|-14 167.3,-16.5 168.2,-19.5 169.4
Fiji|C|-18 177.7,-17.3 179
Tonga-Kermadec|C|-18.5 -174.8,-24 -176.5,-30 -178
Taupo|C|-39.3 175.6,-38 176.6,-36.5 175.6
Luzon|C|13.5 122,15 120.3,16.5 120.7,18 120.9
Visayas-Masbate|C|12.3 123.5,10.5 123.7,9.7 122.6
Mindanao|C|9.8 125.5,7.3 125.9,6.2 125.2
Borneo|C|0.9 110.5,1.5 113,6 116.6
Luzon-Taiwan|C|18.5 121.7,21 121.5,23.5 121.3
Ryukyu-Kyushu|C|27 128.5,30 130,32.8 131,34.3 131.8
Northeast Japan|C|35.5 138,37.8 140,40 140.8,42 141,43.5 143.5
Izu-Mariana|C|34 139.3,30 140.3,25 141.3,20 145,15 145.7
Kuril-Kamchatka|C|44 146,47 152.5,51 157,54.5 160,57 161.5
Okhotsk-Chukotka|M|54.5 138,58.5 143,60.5 150,63.5 161,67 172,66 179
Sikhote-Alin|M|43.5 133,46 136.5,49.5 138,51.5 138.5
Northeast China|M|42.3 119,45 121.5,48 123,50.3 125.8
Great Xing'an-Argun|M|49.3 117.4,51.5 118.5,53 121
Qinling-Dabie|M|34.4 108,34.2 110,33.9 111.6,32 115
Middle-Lower Yangtze|M|30 114.5,30 116,30.9 117.6,32 119
Southeast China|M|23.5 114.5,25.2 116.5,27.5 119,29.5 120.8
Dexing-Qin Hang|M|27 113,28.5 116.5,29.3 118.3
Gyeongsang|M|35 128.5,36 129,38 128
Mongolia-Transbaikal|M|49 104,50 109,51.5 113,53 117.5
South Mongolia|P|43.5 101,43.1 106.8,44 108.5,45 112
Central Mongolia|P|47 98,48.5 102,49 106
Altai-Sayan|P|50 87,52 92,54 90.5,53.4 96.5,52 100
East Tianshan|P|42.3 89,42.1 92.5,42 95
West Tianshan-Balkhash|P|44 82,45.5 79.5,47 80,47 77,47 75,48 72
Central Kazakhstan|P|48.5 77,50 75,51.9 74.3,51 71
West Junggar|P|45.3 83.5,46 84.7,47 86
North Tianshan Kyrgyz|P|42.5 70,42.5 73.7,43 77.5,44.3 78.5
Valerianov-Chatkal|P|39.5 66,40.8 69.6,41.5 71.5
South Urals|P|51 58.7,52.7 60.5,55 61,57 61.3
North Urals|P|58.5 60.5,61 60,64 60.5,66.5 63
Kunlun|P|36.5 76,36 82,36.3 90,35.7 97
Lachlan Macquarie|P|-34.5 147.8,-33.2 148.8,-32.5 148.2,-30.8 147.5
New England|P|-22 149.5,-23.7 150.4,-25.8 151.7,-28.5 152,-31 151.5
North Queensland|P|-17.5 145,-20 146.5,-21.5 147.5
Tasman-Victoria|P|-37.5 147,-37 145.5,-42 145.7
Frontal Andes Permian|P|-27 -68.5,-30 -69.8,-32.2 -69.4,-34.5 -69,-37 -69.5
Kunene-Damara|P|-22 15,-21.5 17.5,-24 18.5
West Antarctica-Peninsula|M|-63 -58,-66 -65,-70 -67,-74 -75
Hoggar-Adrar|P|19 1.5,23 6,25 8
Nubian|P|13 40,18 38,22 36,26 34
`;

/** The arcs as rows. */
export const ARCS: readonly MagmaticArc[] = ROWS.trim()
  .split('\n')
  .map((row) => {
    const [name = '', letter = '', points = ''] = row.split('|');
    const era = ARC_ERAS.find((each) => each === letter) ?? 'P';
    const axis = points.split(',').map((point) => {
      const [lat = 0, lon = 0] = point.trim().split(' ').map(Number);
      return [lat, lon] as const;
    });
    return { name, era, axis };
  });
