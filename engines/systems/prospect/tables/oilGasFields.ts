/** A known field: name, latitude, longitude (degrees), country, year of discovery, and whether it is mainly oil or gas. */
export interface OilGasField {
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
  readonly country: string;
  readonly discovered: number;
  readonly kind: 'oil' | 'gas';
}

/**
 * Giant and other well-known oil and gas fields, worldwide: one row a field, `name|lat|lon|country|year|o or g`.
 *
 * Restated from memory from the public compilations of giant fields. Positions are field centres to a quarter of a degree; years of
 * discovery to a year or two. Nothing else is taken from them.
 *
 * @source Horn, M. K. (2014), Giant oil and gas fields of the world (AAPG Datapages, edition of 2014); Carmalt & St. John (1986),
 *   AAPG Memoir 40, 11-53; U.S. Geological Survey (2000), World Petroleum Assessment, Digital Data Series 60. doi:10.3133/ds60
 */
const ROWS = `
Ghawar|25.4|49.6|SA|1948|o
Safaniya|28.0|48.8|SA|1951|o
Abqaiq|25.9|49.7|SA|1940|o
Berri|27.1|49.6|SA|1964|o
Manifa|27.7|49.1|SA|1957|o
Shaybah|22.5|54.0|SA|1968|o
Khurais|25.1|48.1|SA|1957|o
Zuluf|28.4|49.2|SA|1965|o
Burgan|29.1|47.9|KW|1938|o
Raudhatain|29.9|47.7|KW|1955|o
Rumaila|30.4|47.4|IQ|1953|o
West Qurna|30.9|47.3|IQ|1973|o
Zubair|30.4|47.7|IQ|1949|o
Majnoon|31.1|47.6|IQ|1975|o
Kirkuk|35.6|44.3|IQ|1927|o
East Baghdad|33.4|44.6|IQ|1976|o
Ahvaz|31.4|48.7|IR|1958|o
Gachsaran|30.3|50.8|IR|1928|o
Marun|31.3|49.3|IR|1963|o
Agha Jari|30.7|49.9|IR|1938|o
Azadegan|31.1|47.9|IR|1999|o
Masjed Soleyman|31.9|49.3|IR|1908|o
South Pars|26.6|52.5|IR|1990|g
North Field|25.9|51.9|QA|1971|g
Dukhan|25.4|50.8|QA|1940|o
Bu Hasa|23.4|53.3|AE|1962|o
Zakum|24.8|53.7|AE|1963|o
Murban Bab|23.9|53.7|AE|1954|o
Awali|26.0|50.5|BH|1932|o
Yibal|22.2|56.0|OM|1962|o
Marmul|18.2|55.2|OM|1956|o
Marib Alif|15.6|45.9|YE|1984|o
Karatchok|37.1|42.3|SY|1956|o
Leviathan|33.0|33.8|IL|2010|g
Tamar|33.1|34.0|IL|2009|g
Zohr|32.9|32.5|EG|2015|g
El Morgan|28.2|33.4|EG|1965|o
Sarir|27.6|22.5|LY|1961|o
Amal|29.4|21.2|LY|1959|o
Zelten|28.9|19.8|LY|1959|o
Defa|28.1|19.9|LY|1960|o
Bouri|33.9|12.6|LY|1976|o
Hassi Messaoud|31.7|6.0|DZ|1956|o
Hassi R'Mel|32.9|3.3|DZ|1956|g
Rhourde el Baguel|31.4|6.9|DZ|1962|o
In Amenas Zarzaitine|28.1|9.8|DZ|1957|o
El Borma|31.7|9.2|TN|1964|o
Bomu|4.6|7.3|NG|1958|o
Forcados Yokri|5.3|5.3|NG|1968|o
Nembe Creek|4.5|6.3|NG|1973|o
Bonga|4.6|4.6|NG|1995|o
Agbami|3.5|5.6|NG|1998|o
Zafiro|3.8|8.1|GQ|1995|o
Jubilee|4.5|-2.9|GH|2007|o
Rabi Kounga|-1.9|9.9|GA|1985|o
Takula|-5.3|11.8|AO|1971|o
Girassol|-7.6|11.7|AO|1996|o
Dalia|-7.7|11.8|AO|1997|o
N'Kossa|-5.3|11.6|CG|1984|o
Heglig|10.0|29.4|SD|1982|o
Palogue|10.5|32.5|SS|2003|o
Kingfisher|1.2|30.7|UG|2006|o
Ngamia|2.3|35.8|KE|2012|o
Songo Songo|-8.5|39.5|TZ|1974|g
Prosperidade|-10.9|40.9|MZ|2010|g
Pande|-21.3|34.9|MZ|1961|g
Greater Tortue|16.0|-17.6|SN|2015|g
Sangomar|13.6|-17.7|SN|2014|o
Venus|-31.0|13.2|NA|2022|o
Samotlor|61.2|76.7|RU|1965|o
Fedorovo|61.6|73.4|RU|1971|o
Priobskoye|61.2|69.6|RU|1982|o
Mamontovo|60.8|72.8|RU|1965|o
Urengoy|66.5|76.5|RU|1966|g
Yamburg|68.0|75.8|RU|1969|g
Zapolyarnoye|66.9|79.6|RU|1965|g
Medvezhye|66.2|74.2|RU|1967|g
Bovanenkovo|70.4|68.4|RU|1971|g
Shtokman|73.0|44.0|RU|1988|g
Romashkino|54.7|52.4|RU|1948|o
Arlan|56.0|54.4|RU|1955|o
Orenburg|51.7|54.8|RU|1966|g
Astrakhan|46.7|48.0|RU|1976|g
Usa|66.1|57.3|RU|1963|o
Kovykta|55.5|106.0|RU|1987|g
Verkhnechona|60.8|109.2|RU|1978|o
Vankor|67.8|83.5|RU|1991|o
Yurubcheno|60.5|96.6|RU|1982|o
Chayanda|60.0|111.5|RU|1983|g
Grozny Starogrozny|43.4|45.5|RU|1893|o
Piltun-Astokh|52.8|143.6|RU|1986|o
Lunskoye|51.4|143.8|RU|1984|g
Tengiz|46.1|53.4|KZ|1979|o
Kashagan|46.4|52.0|KZ|2000|o
Karachaganak|51.3|53.2|KZ|1979|g
Uzen|43.4|52.9|KZ|1961|o
Kumkol|46.4|65.6|KZ|1984|o
Azeri-Chirag-Gunashli|40.0|51.3|AZ|1985|o
Shah Deniz|39.9|50.4|AZ|1999|g
Balakhany|40.5|49.9|AZ|1871|o
Galkynysh|37.4|62.3|TM|2006|g
Dauletabad|36.2|61.4|TM|1974|g
Goturdepe|39.4|53.7|TM|1956|o
Gazli|40.1|63.4|UZ|1956|g
Shurtan|38.5|65.9|UZ|1974|g
Sui|28.6|69.2|PK|1952|g
Daqing|46.6|124.9|CN|1959|o
Shengli|37.9|118.5|CN|1961|o
Liaohe|41.2|122.0|CN|1964|o
Karamay|45.6|84.9|CN|1955|o
Changqing Jingbian|37.6|108.8|CN|1989|g
Sulige|38.6|108.6|CN|2000|g
Kela 2|42.0|82.1|CN|1998|g
Tahe|41.4|83.9|CN|1990|o
Puguang|31.5|107.8|CN|2003|g
Bozhong Penglai 19-3|38.4|120.1|CN|1999|o
Yacheng 13-1|17.5|109.0|CN|1983|g
Mumbai High|19.4|71.3|IN|1974|o
Ankleshwar|21.6|73.0|IN|1960|o
Digboi|27.4|95.6|IN|1889|o
Mangala|25.9|71.6|IN|2004|o
Dhirubhai D6|16.5|82.5|IN|2002|g
Titas|24.0|91.1|BD|1962|g
Chauk|20.9|94.8|MM|1902|o
Yadana|15.1|94.8|MM|1982|g
Bach Ho|9.8|107.9|VN|1975|o
Bongkot|8.0|102.3|TH|1973|g
Erawan|9.1|101.3|TH|1972|g
Seligi|5.5|105.4|MY|1971|o
Seria|4.6|114.3|BN|1929|o
Jintan|4.7|112.6|MY|1992|g
Malampaya|11.6|119.1|PH|1992|g
Minas|0.8|101.4|ID|1944|o
Duri|1.4|101.2|ID|1941|o
Arun|5.1|97.3|ID|1971|g
Handil|-0.8|117.3|ID|1974|o
Peciko|-1.2|117.7|ID|1983|g
Tangguh Vorwata|-2.4|133.1|ID|1994|g
Natuna D-Alpha|5.1|109.9|ID|1973|g
Cepu Banyu Urip|-7.2|111.7|ID|2001|o
Abadi|-9.0|130.0|ID|2000|g
Hides|-5.9|142.8|PG|1987|g
Kutubu|-6.4|143.3|PG|1986|o
Kingfish|-38.6|148.2|AU|1967|o
Marlin|-38.2|148.2|AU|1966|g
North Rankin|-19.6|116.1|AU|1971|g
Gorgon|-20.4|114.9|AU|1981|g
Barrow Island|-20.8|115.4|AU|1964|o
Ichthys|-13.9|123.3|AU|2000|g
Moomba|-28.1|140.2|AU|1966|g
Maui|-39.6|173.4|NZ|1969|g
Statfjord|61.2|1.9|NO|1974|o
Gullfaks|61.2|2.3|NO|1978|o
Troll|60.7|3.6|NO|1979|g
Oseberg|60.5|2.8|NO|1979|o
Ekofisk|56.5|3.2|NO|1969|o
Johan Sverdrup|58.8|2.5|NO|2010|o
Ormen Lange|63.5|5.3|NO|1997|g
Snohvit|71.3|21.0|NO|1984|g
Johan Castberg|72.5|20.3|NO|2011|o
Heidrun|65.3|7.3|NO|1985|o
Brent|61.1|1.7|GB|1971|o
Forties|57.7|0.9|GB|1970|o
Ninian|60.8|1.5|GB|1974|o
Leman|53.1|2.2|GB|1966|g
Clair|60.7|-2.5|GB|1977|o
Morecambe|53.9|-3.6|GB|1974|g
Groningen|53.3|6.8|NL|1959|g
Dan|55.5|5.1|DK|1971|o
Lacq|43.4|-0.6|FR|1951|g
Ploiesti Moreni|45.0|25.6|RO|1904|o
Algyo|46.3|20.2|HU|1965|o
Matzen|48.4|16.7|AT|1949|o
Caviaga Po Valley|45.3|9.5|IT|1944|g
Val d'Agri|40.4|15.9|IT|1988|o
Patos-Marinza|40.7|19.6|AL|1928|o
Shebelinka|49.4|36.5|UA|1950|g
Batman Raman|37.8|41.0|TR|1940|o
Prudhoe Bay|70.3|-148.5|US|1968|o
Kuparuk|70.3|-149.8|US|1969|o
Swanson River|60.7|-150.9|US|1957|o
East Texas|32.4|-94.9|US|1930|o
Spindletop|30.0|-94.1|US|1901|o
Yates|30.9|-101.9|US|1926|o
Wasson|33.0|-102.8|US|1936|o
Spraberry|32.1|-101.8|US|1949|o
Scurry Kelly-Snyder|32.8|-100.9|US|1948|o
Hugoton|37.5|-101.3|US|1922|g
Panhandle|35.6|-101.2|US|1918|g
Oklahoma City|35.4|-97.5|US|1928|o
Eagle Ford Eagleville|28.5|-98.8|US|2008|o
Midway-Sunset|35.1|-119.5|US|1894|o
Kern River|35.4|-119.0|US|1899|o
Wilmington|33.8|-118.2|US|1932|o
Elk Hills|35.3|-119.5|US|1911|o
Salt Creek|43.4|-106.3|US|1889|o
Jonah|42.4|-109.7|US|1993|g
San Juan Blanco|36.7|-107.8|US|1927|g
Rangely|40.1|-108.9|US|1933|o
Elm Coulee|47.8|-104.8|US|2000|o
Sanish|48.0|-102.5|US|2006|o
Bradford|41.9|-78.7|US|1871|o
Marcellus Susquehanna|41.7|-75.9|US|2008|g
Haynesville|32.2|-93.6|US|2008|g
Mars|28.2|-89.2|US|1989|o
Thunder Horse|28.2|-88.5|US|1999|o
Monroe|32.6|-92.1|US|1916|g
Salem|38.6|-89.0|US|1938|o
Pembina|53.2|-115.2|CA|1953|o
Leduc|53.3|-113.7|CA|1947|o
Athabasca|57.0|-111.5|CA|1848|o
Cold Lake|54.5|-110.3|CA|1907|o
Weyburn|49.6|-103.9|CA|1954|o
Swan Hills|54.7|-115.4|CA|1957|o
Elmworth|55.0|-119.2|CA|1976|g
Norman Wells|65.3|-126.9|CA|1920|o
Taglu|69.4|-134.9|CA|1971|g
Drake Point|76.4|-108.5|CA|1969|g
Hibernia|46.7|-48.8|CA|1979|o
Sable Venture|44.0|-59.6|CA|1979|g
Cantarell|19.8|-92.1|MX|1976|o
Ku-Maloob-Zaap|19.6|-92.2|MX|1979|o
Poza Rica|20.5|-97.5|MX|1930|o
Chicontepec|20.9|-97.7|MX|1926|o
Bermudez Samaria|17.9|-93.1|MX|1973|o
Reynosa|26.1|-98.3|MX|1948|g
Bolivar Coastal|10.2|-71.2|VE|1917|o
Lama|9.9|-71.5|VE|1957|o
El Furrial|9.7|-63.5|VE|1986|o
Orinoco Cerro Negro|8.6|-63.0|VE|1936|o
Quiriquire|10.0|-63.2|VE|1928|o
Soldado|10.1|-61.9|TT|1955|o
Dolphin Columbus|10.2|-60.6|TT|1976|g
Liza|8.1|-57.0|GY|2015|o
Infantas La Cira|7.0|-73.8|CO|1918|o
Cusiana|5.0|-72.7|CO|1988|o
Cano Limon|6.9|-71.1|CO|1983|o
Rubiales|3.8|-71.4|CO|1981|o
Shushufindi|-0.2|-76.6|EC|1969|o
Camisea San Martin|-11.8|-72.8|PE|1984|g
Talara La Brea|-4.6|-81.2|PE|1869|o
Margarita|-21.2|-63.9|BO|1998|g
Loma La Lata|-38.5|-68.7|AR|1977|g
Chihuido|-37.4|-69.0|AR|1968|o
Comodoro Rivadavia|-45.8|-67.7|AR|1907|o
Vaca Muerta Loma Campana|-38.3|-68.6|AR|2010|o
Carina|-53.2|-67.2|AR|1983|g
Marlim|-22.4|-40.0|BR|1985|o
Roncador|-21.9|-39.8|BR|1996|o
Tupi Lula|-25.5|-42.8|BR|2006|o
Buzios|-24.7|-42.5|BR|2010|o
Agua Grande|-12.4|-38.4|BR|1951|o
Urucu|-4.9|-65.3|BR|1986|o
Niigata Minami-Nagaoka|37.4|138.7|JP|1979|g
`;

/** The fields as rows. */
export const OIL_GAS_FIELDS: readonly OilGasField[] = ROWS.trim()
  .split('\n')
  .map((row) => {
    const [name = '', lat = '', lon = '', country = '', year = '', kind = ''] = row.split('|');
    return {
      name,
      lat: Number(lat),
      lon: Number(lon),
      country,
      discovered: Number(year),
      kind: kind === 'g' ? 'gas' : 'oil',
    };
  });
