/** A sedimentary basin as an ellipse: what it is, and how thick its fill is at the middle. */
export interface SedimentaryBasin {
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
  /** Half axes, km. */
  readonly halfLengthKm: number;
  readonly halfWidthKm: number;
  /** Direction of the long axis, degrees clockwise from north. */
  readonly azimuthDeg: number;
  /** Greatest thickness of sediment, km. */
  readonly fillKm: number;
  readonly setting: BasinSetting;
}

/** F foreland, R rift, M passive margin or delta, C cratonic sag, A fore-arc, back-arc or strike-slip. */
export const BASIN_SETTINGS = ['F', 'R', 'M', 'C', 'A'] as const;
export type BasinSetting = (typeof BASIN_SETTINGS)[number];

/**
 * Sedimentary basins with more than about 2 km of fill, whether they are known to hold petroleum or not:
 * `name|lat|lon|half length|half width|azimuth|fill|setting`.
 *
 * Ellipses drawn from the outlines and isopachs of the maps below, restated from memory: outlines to 50 km, fill to a quarter of its
 * value. Drawn for the fill, not for the fields; their author knew where large fields are.
 *
 * @source Laske & Masters (1997), A global digital map of sediment thickness, EOS 78, F483; Evenick (2021), Glimpses into Earth's history
 *   using a revised global sedimentary basin map, Earth-Science Reviews 215, 103564. doi:10.1016/j.earscirev.2021.103564
 */
const ROWS = `
Arabian platform|26|48.5|900|350|150|9|C
Mesopotamian foredeep|31.5|47|700|200|135|11|F
Zagros fold belt|30.5|50.5|700|130|135|11|F
Rub al Khali|21|51|500|350|90|8|C
Oman interior|20|56|350|130|20|8|F
Marib-Shabwa|15.4|46.5|200|60|120|6|R
Levant|33|33.5|200|130|30|12|M
Nile delta|32|31|250|180|90|9|M
Gulf of Suez|28.5|33.3|180|40|150|5|R
Red Sea|20|38.5|900|90|150|4|R
Sirte|29|20|350|250|150|7|R
Pelagian|34.5|12|250|150|120|6|M
Ghadames-Berkine|31|8|400|250|60|6|C
Illizi|28|8.5|250|200|0|3|C
Ahnet-Timimoun|28|1|300|150|160|5|C
Reggane-Tindouf|27|-6|500|120|75|7|C
Murzuq|25.5|13|350|250|150|3|C
Kufra|22.5|23|350|250|30|4|C
Taoudeni|20|-5|700|450|60|3|C
Senegal|14|-17|450|180|170|8|M
Morocco Atlantic|30|-11|600|120|30|8|M
Niger delta|4.5|6|350|200|100|12|M
Benue-Chad|9.5|11|600|90|45|6|R
Muglad-Melut|9.5|30|500|150|140|9|R
Turkana-Lokichar|3|36|250|80|0|5|R
Albertine|1.5|30.8|200|40|30|5|R
Gabon-Congo coast|-3|10|500|150|150|8|M
Lower Congo-Kwanza|-7.5|11.8|450|170|165|10|M
Namibe-Walvis|-20|12|600|120|165|6|M
Orange|-30.5|14.5|450|150|160|7|M
Outeniqua|-34.8|22.5|250|100|95|7|R
Congo central|-1|21|700|550|30|6|C
Okavango-Kalahari|-20.5|21|450|300|30|3|C
Karoo|-31.5|24|500|250|90|5|F
Rovuma-Tanzania coast|-9.5|40.2|500|150|170|9|M
Mozambique|-21|35.5|500|200|10|8|M
Somali coast|5|48.5|500|150|30|7|M
Ogaden|7|44|350|250|60|6|R
Morondava-Majunga|-19|44.5|500|120|10|7|M
West Siberian south|60|73|700|550|30|4|C
West Siberian north|68|74|650|400|30|9|R
South Kara|73|66|350|250|30|9|R
East Barents|74|44|500|250|20|13|R
Timan-Pechora|67|56.5|400|250|150|7|F
Volga-Ural|54.5|53|500|350|10|3|C
Pre-Caspian|48|50.5|450|350|80|15|R
Moscow syneclise|58.5|42|550|350|60|3|C
Mezen|64|46|350|250|140|3|R
Dnieper-Donets|49.8|35|450|80|125|13|R
North Caucasus|44|44.5|450|120|110|8|F
South Caspian|39|51.5|350|200|110|18|A
Amu Darya|38.5|62.5|500|250|110|8|C
Mangyshlak-Ustyurt|43.8|54|350|150|110|6|R
Turgay-Chu Sarysu|46|66.5|450|150|150|4|R
Fergana|40.7|71.8|150|60|70|8|F
Tajik|38|68.5|200|120|20|9|F
Lena-Tunguska|61|104|900|600|20|5|C
Vilyuy|64|122|450|200|80|10|R
Lena-Anabar|73|115|450|120|95|6|F
Laptev|76|126|450|300|150|8|R
Sakhalin-Okhotsk|53|144.5|500|130|170|8|A
Anadyr|63.5|177|250|150|60|5|A
Kamchatka west|57|155.5|350|100|20|5|A
Songliao|45.8|124.5|400|180|30|6|R
Bohai Bay|39|118.5|450|170|40|8|R
Ordos|37.8|108.3|350|250|0|6|C
Sichuan|30.5|105.5|280|200|50|9|F
Tarim|39.8|83|650|280|80|11|F
Junggar|45|87|350|180|100|11|F
Turpan-Hami|42.8|90.5|280|60|95|6|F
Qaidam|37.5|94|380|120|115|9|F
Hailar-Tamsag|48|117.5|250|120|30|4|R
East Gobi|44|109|350|120|60|4|R
Erlian|44|113.5|350|130|60|4|R
Subei-South Yellow Sea|34|121.5|350|150|110|5|R
East China Sea|28.5|124|550|150|35|9|A
Pearl River Mouth|20.8|115|400|130|65|7|M
Yinggehai-Qiongdongnan|18|109|300|110|130|12|M
Beibu|20.5|108.8|200|90|70|5|R
Indus|26.5|68.3|650|180|10|9|F
Kutch-Mumbai|20|71|350|150|150|6|M
Cambay|23|72.5|250|40|170|6|R
Barmer|26|71.6|110|25|0|5|R
Krishna-Godavari|16|82|250|100|45|8|M
Cauvery|10.8|79.8|220|80|30|5|M
Bengal-Bangladesh|23.5|90|400|250|0|16|M
Assam|27|94.8|280|90|55|8|F
Ganga foredeep|27|81|700|110|115|5|F
Vindhyan|24.3|80|350|150|70|4|C
Bay of Bengal fan|16|88|600|350|10|14|M
Central Myanmar|20.5|95|600|90|0|10|A
Andaman Sea|12|95.5|500|120|0|7|A
Gulf of Thailand|9.5|101.8|350|110|165|8|R
Malay|6|104.5|300|110|135|10|R
Khorat|16|103|300|200|110|4|C
Cuu Long-Nam Con Son|9|108.3|300|130|40|8|R
Central Sumatra|0.8|101|250|120|135|3|A
North Sumatra|4.8|98|280|120|150|5|A
South Sumatra|-3|104|300|140|130|4|A
Northwest Java|-5.8|107.5|280|110|100|5|A
East Java|-7|112.5|350|110|90|6|A
Barito-Kutei|-0.8|117|280|200|30|11|M
Tarakan|3.3|118|180|110|0|8|M
Sarawak-Baram|4.5|113.5|350|180|60|10|M
Natuna|5|109.5|280|130|20|9|R
Palawan|11|118.8|350|70|40|5|A
Cagayan|17.5|121.7|180|40|0|8|A
Salawati-Bintuni|-2.2|132.8|280|120|110|8|F
Papuan|-6.5|143|450|150|120|7|F
Timor Sea-Bonaparte|-11.5|128.5|450|250|50|11|R
Browse|-14|122.8|350|150|40|10|M
Carnarvon|-20.5|114.8|500|180|40|12|M
Perth|-29.5|114.8|450|80|170|9|R
Canning|-19.5|124|450|230|120|9|R
Officer|-28|128|450|180|110|7|C
Amadeus|-24.2|132|400|90|95|9|F
Georgina|-21.5|136.5|350|200|130|3|C
Cooper-Eromanga|-27|141.5|500|350|30|4|C
Surat-Bowen|-26|149.2|500|150|160|7|F
Sydney|-32.8|150.8|250|100|20|4|F
Gippsland|-38.4|147.8|180|80|95|8|M
Otway-Bass|-39|143.5|350|100|110|7|R
Ceduna-Bight|-34.5|130.5|450|180|100|12|M
Murray|-34.5|142|350|250|0|1.5|C
Taranaki|-39.2|173.6|280|110|20|8|A
East Coast NZ|-39.8|177.5|350|80|30|7|A
Canterbury-Great South|-46.5|171.5|450|180|40|7|M
Viking-North Sea north|60.5|2.3|330|90|5|9|R
Central Graben|56.8|2.8|300|80|150|9|R
Southern North Sea|53.8|3|300|200|110|6|R
North German-Polish|53|13|650|150|105|8|R
Faroe-Shetland|60.8|-3.5|350|80|45|8|R
Rockall-Porcupine|53.5|-13.5|450|120|20|8|R
Irish Sea|53.9|-4.2|130|60|20|5|R
Wessex-Channel|50.5|-1|250|80|90|3|R
Paris|48.6|2.8|280|220|0|3|C
Aquitaine|43.9|-0.5|220|120|110|9|F
Ebro|41.7|0.3|250|90|120|4|F
Guadalquivir|37.7|-5|220|45|70|2|F
Lusitanian|39.8|-9.2|180|60|20|6|M
Voring-More|65.5|5|450|180|30|11|M
Hammerfest-SW Barents|72|20.5|300|180|70|9|R
Baltic|56|19.5|350|200|40|3|C
Po-Adriatic|44.5|11.5|380|90|110|9|F
Southern Apennines|40.4|16|180|50|140|8|F
Ionian-Albania|40.3|19.6|200|60|160|9|F
Pannonian|46.8|20.2|280|200|40|6|A
Vienna|48.4|16.8|90|35|40|6|A
Molasse|48|11.5|350|60|75|5|F
Carpathian foredeep|48.5|25|450|60|130|6|F
Moesian-Getic|44.6|25|300|100|90|7|F
Transylvanian|46.5|24.4|110|90|0|5|A
Thrace|41.2|27.3|140|60|95|8|A
West Black Sea|43.3|31.5|350|180|95|13|A
East Black Sea|43|37.5|300|120|130|12|A
SE Anatolia|37.8|41.2|250|80|95|5|F
Tuz Golu|38.8|33.4|130|50|150|7|R
North Slope Alaska|70|-150.5|450|120|95|8|F
Cook Inlet|60.3|-151.5|250|60|30|8|A
Gulf of Alaska|59.5|-144|350|90|100|9|A
Yukon Flats-Nenana|66|-146|200|100|70|4|R
Beaufort-Mackenzie|69.8|-136|280|130|70|12|M
Sverdrup|78|-103|500|220|60|12|R
Franklinian Arctic|75|-95|500|180|80|7|F
Western Canada|54|-114|700|350|140|5|F
Norman Wells Mackenzie|65.5|-127|450|100|150|4|F
Bowser|57|-129|200|120|150|5|A
Williston|48|-103.5|350|300|0|4|C
Powder River|44|-106.2|180|100|160|5|F
Green River-Uinta|41|-109|250|170|0|9|F
Piceance-Paradox|39|-108.8|220|120|150|6|F
San Juan|36.7|-107.8|130|110|0|4|F
Denver|40|-104|280|180|0|4|F
Bighorn-Wind River|43.6|-108.3|170|110|150|7|F
Permian|32|-102.3|270|220|160|7|C
Anadarko|35.8|-99|330|110|110|11|F
Fort Worth|32.8|-98|180|100|20|4|F
Arkoma|35.1|-95|230|60|80|8|F
East Texas-North Louisiana|32.3|-94|300|150|90|8|M
Gulf Coast|29.2|-93.5|750|150|85|14|M
Gulf of Mexico deep|27|-91|650|200|85|14|M
South Texas-Burgos|27.3|-98.5|300|130|20|12|M
Black Warrior|33.6|-88|180|110|120|5|F
Illinois|38.5|-88.5|280|180|160|5|C
Michigan|43.7|-84.7|220|200|0|5|C
Appalachian|40.5|-79.5|700|170|40|7|F
San Joaquin|35.7|-119.6|220|60|140|8|A
Sacramento|39|-121.8|200|50|160|7|A
Los Angeles-Ventura|34|-118.5|130|60|110|8|A
Great Basin|39.8|-116.5|350|250|10|3|R
Eastern US Atlantic margin|37|-73.5|800|110|40|11|M
Scotian|43.8|-60|450|130|65|12|M
Jeanne d'Arc-Flemish|46.8|-48.5|280|110|40|10|M
Labrador|56|-58|550|120|150|8|M
Hudson Bay|60|-86|450|380|0|2|C
West Greenland|68.5|-57.5|450|150|0|8|R
East Greenland|73|-21|500|120|10|9|R
Sabinas-Parras|26.5|-101|250|110|130|5|F
Tampico-Misantla|21|-97.6|250|90|165|7|M
Veracruz|18.7|-95.8|200|70|140|9|F
Sureste-Campeche|18.9|-92.5|250|170|70|10|M
Yucatan platform|20.5|-89.5|250|220|0|3|C
Peten-Chapayal|17|-90.5|250|110|100|6|F
Cuba north|22.8|-80.5|450|70|105|6|F
Maracaibo|9.9|-71.5|190|130|20|9|F
Eastern Venezuela|9|-64|380|150|85|10|F
Trinidad-Columbus|10.2|-60.6|200|120|90|12|F
Guyana-Suriname|8|-56.5|400|140|120|9|M
Barinas-Apure|7.8|-70.5|300|130|60|5|F
Llanos|4.8|-71.8|480|160|40|6|F
Middle Magdalena|7|-73.9|260|50|20|8|F
Lower Magdalena-Sinu|9|-75.2|220|100|20|8|A
Putumayo-Oriente|-0.8|-76.3|380|130|10|5|F
Maranon|-4.3|-75.3|400|180|0|6|F
Ucayali-Madre de Dios|-10.5|-73.3|500|140|150|7|F
Talara-Progreso|-4|-81|250|60|10|8|A
Beni-Chaco|-19|-63|600|130|10|7|F
Altiplano|-18.5|-68|450|110|150|7|F
Parana|-23.5|-52|750|450|20|5|C
Parnaiba|-6|-45|400|350|0|3|C
Solimoes|-5|-66|450|250|80|4|C
Amazonas|-3|-57|550|170|75|5|C
Foz do Amazonas|2.5|-48.5|350|150|130|10|M
Potiguar|-5|-36.8|150|90|60|5|M
Reconcavo-Sergipe|-11.7|-38|260|60|30|6|R
Espirito Santo|-19.5|-39.3|230|120|20|8|M
Campos|-22.3|-40.2|200|130|40|8|M
Santos|-25.3|-43.5|350|170|60|10|M
Pelotas|-31.5|-49.5|400|130|40|9|M
Cuyo|-33.2|-68.6|180|70|160|5|R
Neuquen|-38.3|-69|260|180|160|7|F
Golfo San Jorge|-46|-68|280|120|95|6|R
Austral-Magallanes|-52|-68.8|380|180|160|8|F
Malvinas|-53|-62|280|150|170|6|F
Colorado-Salado|-39.5|-60|380|140|100|7|R
Chaco-Parana|-29|-61|450|300|0|4|C
Niigata-Akita|38.8|139.3|350|70|20|6|A
Ishikari-Hokkaido|43|141.8|220|50|170|7|A
Kanto|35.8|140|100|60|90|3|A
Weddell|-74|-45|600|350|60|12|M
Antarctic Prydz|-67|75|300|150|60|8|M
`;

/** The basins as rows. */
export const BASINS: readonly SedimentaryBasin[] = ROWS.trim()
  .split('\n')
  .map((row) => {
    const [name = '', ...cells] = row.split('|');
    const [lat = 0, lon = 0, halfLengthKm = 1, halfWidthKm = 1, azimuthDeg = 0, fillKm = 0] = cells
      .slice(0, 6)
      .map(Number);
    const setting = BASIN_SETTINGS.find((each) => each === cells[6]) ?? 'C';
    return { name, lat, lon, halfLengthKm, halfWidthKm, azimuthDeg, fillKm, setting };
  });
