/** A known porphyry deposit: name, latitude, longitude (degrees), country, main metals, age of mineralisation (Ma). */
export interface PorphyryDeposit {
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
  readonly country: string;
  readonly metals: string;
  readonly ageMa: number;
}

/**
 * Porphyry copper, copper-gold, copper-molybdenum and molybdenum deposits, worldwide: `name|lat|lon|country|metals|age`.
 *
 * Restated from memory from the public compilation. Positions are deposit centres to a tenth to a quarter of a degree, ages to a tenth
 * of their value. The date at which a row was known is that of the compilation (2008).
 *
 * @source Singer, Berger & Moring (2008), Porphyry copper deposits of the world: database and grade and tonnage models, U.S. Geological
 *   Survey Open-File Report 2008-1155. https://pubs.usgs.gov/of/2008/1155/
 */
const ROWS = `
Chuquicamata|-22.3|-68.9|CL|Cu-Mo|33
Radomiro Tomic|-22.2|-68.9|CL|Cu|33
Escondida|-24.3|-69.1|CL|Cu|38
Zaldivar|-24.2|-69.1|CL|Cu|38
El Teniente|-34.1|-70.4|CL|Cu-Mo|5
Rio Blanco-Los Bronces|-33.1|-70.3|CL|Cu-Mo|5
Los Pelambres|-31.7|-70.5|CL|Cu-Mo|10
El Pachon|-31.75|-70.43|AR|Cu-Mo|9
El Salvador|-26.2|-69.6|CL|Cu|42
Potrerillos|-26.5|-69.4|CL|Cu|36
Collahuasi Rosario|-21.0|-68.7|CL|Cu|34
Quebrada Blanca|-21.0|-68.8|CL|Cu|36
Cerro Colorado|-20.05|-69.3|CL|Cu|52
Spence|-22.8|-69.3|CL|Cu|57
Sierra Gorda|-22.85|-69.35|CL|Cu-Mo|60
Lomas Bayas|-23.4|-69.5|CL|Cu|60
El Abra|-21.9|-68.8|CL|Cu|36
Gaby|-23.4|-68.8|CL|Cu|42
Esperanza|-22.95|-69.05|CL|Cu-Au|41
Andacollo|-30.2|-71.1|CL|Cu-Au|104
Caserones|-28.2|-69.5|CL|Cu-Mo|15
Marte-Lobo|-27.2|-69.0|CL|Au|13
Cerro Casale|-27.8|-69.2|CL|Au-Cu|14
Refugio|-27.55|-69.3|CL|Au|23
Vizcachitas|-32.4|-70.2|CL|Cu-Mo|11
Inca de Oro|-26.8|-69.9|CL|Cu-Au|74
Mocha|-19.8|-69.3|CL|Cu|58
Bajo de la Alumbrera|-27.3|-66.6|AR|Cu-Au|7
Agua Rica|-27.4|-66.3|AR|Cu-Mo|5
Taca Taca|-24.6|-67.7|AR|Cu|29
San Jorge|-32.2|-69.4|AR|Cu-Au|260
Josemaria|-28.4|-69.55|AR|Cu-Au|25
Famatina Nevados|-29.0|-67.8|AR|Cu-Au|5
Toquepala|-17.2|-70.6|PE|Cu|57
Cuajone|-17.05|-70.7|PE|Cu|53
Quellaveco|-17.1|-70.6|PE|Cu|54
Cerro Verde|-16.55|-71.6|PE|Cu-Mo|61
Toromocho|-11.6|-76.1|PE|Cu-Mo|7
Antapaccay|-14.95|-71.35|PE|Cu-Au|36
Tintaya|-14.9|-71.3|PE|Cu|36
Las Bambas|-14.1|-72.3|PE|Cu|36
Constancia|-14.45|-71.8|PE|Cu|34
Michiquillay|-7.0|-78.3|PE|Cu-Au|20
La Granja|-6.4|-79.1|PE|Cu|12
Galeno|-7.0|-78.35|PE|Cu-Au|17
Rio Blanco Piura|-4.9|-79.3|PE|Cu-Mo|11
Cerro Corona|-6.75|-78.6|PE|Cu-Au|14
Minas Conga|-6.9|-78.4|PE|Cu-Au|16
Los Chancas|-14.15|-73.1|PE|Cu|32
Haquira|-14.2|-72.35|PE|Cu|34
Antamina|-9.5|-77.05|PE|Cu-Mo|10
Mirador|-3.6|-78.4|EC|Cu-Au|156
Chaucha|-2.9|-79.4|EC|Cu-Mo|10
Junin Llurimagua|0.3|-78.6|EC|Cu-Mo|7
Cascabel Alpala|0.75|-78.55|EC|Cu-Au|38
Mocoa|1.2|-76.7|CO|Cu-Mo|166
Pantanos-Pegadorcito|6.7|-76.5|CO|Cu-Au|43
La Colosa|4.45|-75.45|CO|Au|8
Cerro Colorado Panama|8.5|-81.8|PA|Cu|5
Cobre Panama Petaquilla|8.85|-80.65|PA|Cu-Mo|32
Tanama|18.25|-66.7|PR|Cu|41
Sierra Pelada Helecho|18.2|-66.75|PR|Cu|40
Cananea|30.95|-110.3|MX|Cu|60
La Caridad|30.3|-109.55|MX|Cu-Mo|54
Cumobabi|29.8|-109.8|MX|Mo-Cu|56
Santo Tomas|26.85|-108.2|MX|Cu|57
El Arco|28.0|-113.4|MX|Cu-Au|165
Piedras Verdes|27.2|-109.0|MX|Cu|60
Inguaran|18.9|-101.7|MX|Cu|36
Morenci|33.05|-109.35|US|Cu|56
Safford|32.95|-109.65|US|Cu|54
Ray|33.15|-110.98|US|Cu|65
Miami-Inspiration|33.4|-110.9|US|Cu|60
Globe Resolution|33.3|-111.07|US|Cu-Mo|65
San Manuel-Kalamazoo|32.7|-110.7|US|Cu|69
Sierrita-Esperanza|31.87|-111.13|US|Cu-Mo|60
Mission Pima|31.98|-111.07|US|Cu|58
Twin Buttes|31.9|-111.05|US|Cu|58
Silver Bell|32.4|-111.5|US|Cu|67
Ajo|32.35|-112.87|US|Cu|63
Bagdad|34.58|-113.2|US|Cu-Mo|72
Mineral Park|35.37|-114.15|US|Cu-Mo|72
Rosemont|31.83|-110.75|US|Cu|55
Santa Rita Chino|32.8|-108.07|US|Cu|58
Tyrone|32.65|-108.35|US|Cu|55
Copper Creek|32.75|-110.5|US|Cu|60
Bingham|40.53|-112.15|US|Cu-Mo-Au|38
Ely Robinson|39.27|-115.0|US|Cu-Au|111
Yerington|38.98|-119.2|US|Cu|168
Butte|46.02|-112.52|US|Cu-Mo|64
Climax|39.37|-106.17|US|Mo|29
Henderson|39.77|-105.83|US|Mo|28
Questa|36.7|-105.5|US|Mo|24
Mount Emmons|38.9|-107.05|US|Mo|17
Thompson Creek|44.3|-114.55|US|Mo|88
Mount Tolman|48.1|-118.7|US|Mo-Cu|55
Glacier Peak|48.2|-120.97|US|Cu-Mo|22
Pebble|59.9|-155.3|US|Cu-Au|90
Orange Hill|62.2|-142.85|US|Cu-Mo|105
Quartz Hill|55.4|-130.48|US|Mo|27
Taurus|63.5|-141.3|US|Cu-Mo|57
Highland Valley|50.48|-121.05|CA|Cu-Mo|207
Gibraltar|52.52|-122.28|CA|Cu-Mo|215
Brenda|49.88|-120.0|CA|Cu-Mo|146
Copper Mountain|49.33|-120.53|CA|Cu-Au|205
Afton|50.65|-120.52|CA|Cu-Au|204
Mount Polley|52.55|-121.63|CA|Cu-Au|205
Mount Milligan|55.12|-124.03|CA|Cu-Au|183
Kemess|57.0|-126.75|CA|Cu-Au|200
Endako|54.03|-125.1|CA|Mo|145
Huckleberry|53.68|-127.17|CA|Cu-Mo|82
Bell|55.0|-126.23|CA|Cu-Au|51
Granisle|54.93|-126.15|CA|Cu-Au|51
Island Copper|50.6|-127.47|CA|Cu-Mo|169
Schaft Creek|57.37|-131.0|CA|Cu-Mo|222
Galore Creek|57.13|-131.45|CA|Cu-Au|210
Red Chris|57.7|-129.8|CA|Cu-Au|204
KSM Kerr|56.5|-130.27|CA|Cu-Au|195
Berg|53.8|-127.43|CA|Cu-Mo|50
Catface|49.25|-125.97|CA|Cu|41
Casino|62.73|-138.83|CA|Cu-Mo-Au|72
Kitsault|55.42|-129.42|CA|Mo|54
Prosperity|51.47|-123.63|CA|Cu-Au|80
Poison Mountain|51.13|-122.62|CA|Cu-Mo|59
Gaspe Murdochville|48.97|-65.5|CA|Cu-Mo|370
Batu Hijau|-8.97|116.87|ID|Cu-Au|4
Grasberg|-4.05|137.12|ID|Cu-Au|3
Elang|-8.9|117.2|ID|Cu-Au|3
Tombulilato|0.4|123.4|ID|Cu-Au|3
Tujuh Bukit|-8.6|114.0|ID|Cu-Au|4
Ok Tedi|-5.2|141.15|PG|Cu-Au|1
Frieda River|-4.7|141.8|PG|Cu-Au|12
Panguna|-6.32|155.5|PG|Cu-Au|4
Yandera|-5.75|145.1|PG|Cu-Mo|7
Wafi-Golpu|-6.87|146.45|PG|Cu-Au|9
Namosi|-18.05|178.15|FJ|Cu-Au|6
Koloula|-9.7|160.1|SB|Cu|2
Atlas Toledo|10.3|123.75|PH|Cu|108
Santo Tomas II Philex|16.3|120.6|PH|Cu-Au|2
Far Southeast|16.9|120.8|PH|Cu-Au|1
Sipalay|9.8|122.5|PH|Cu|30
Tampakan|6.5|125.05|PH|Cu-Au|3
Marcopper|13.47|122.05|PH|Cu|20
Dizon|15.0|120.15|PH|Cu-Au|3
Boyongan|9.7|125.5|PH|Cu-Au|2
Kingking|7.2|125.97|PH|Cu-Au|15
Guinaoang|16.8|120.85|PH|Cu-Au|3
Didipio|16.33|121.45|PH|Au-Cu|23
Basay|9.45|122.65|PH|Cu|30
Hinobaan|9.6|122.5|PH|Cu|30
Taysan|13.8|121.2|PH|Cu-Au|15
Mamut|6.03|116.65|MY|Cu-Au|7
Monywa|22.1|95.05|MM|Cu|13
Cadia|-33.45|149.0|AU|Au-Cu|440
Northparkes|-32.9|148.03|AU|Cu-Au|440
Copper Hill|-33.05|148.87|AU|Cu-Au|450
Cargo|-33.4|148.8|AU|Cu-Au|450
Mount Leyshon|-20.3|146.27|AU|Au|280
Moonmera|-23.6|150.4|AU|Cu-Mo|250
Coalstoun|-25.6|151.9|AU|Cu|235
Oyu Tolgoi|43.0|106.87|MN|Cu-Au|370
Erdenet|49.02|104.13|MN|Cu-Mo|240
Tsagaan Suvarga|43.87|108.33|MN|Cu-Mo|370
Kharmagtai|44.0|106.15|MN|Cu-Au|330
Kounrad|46.98|75.0|KZ|Cu|330
Aktogay|46.95|79.97|KZ|Cu|328
Aidarly|46.97|79.98|KZ|Cu|328
Bozshakol|51.88|74.3|KZ|Cu|490
Koksai|44.3|78.5|KZ|Cu|440
Nurkazgan|50.1|73.2|KZ|Cu-Au|440
Sayak|46.9|77.4|KZ|Cu|315
Borly|47.4|74.5|KZ|Cu-Mo|316
Kalmakyr|40.82|69.65|UZ|Cu-Au|310
Dalnee|40.83|69.67|UZ|Cu-Au|310
Taldybulak|42.6|73.7|KG|Cu-Au|440
Sora|54.15|90.2|RU|Mo-Cu|395
Aksug|53.4|96.5|RU|Cu-Mo|510
Peschanka|66.6|164.5|RU|Cu-Mo-Au|142
Mikheevskoe|52.7|60.9|RU|Cu|356
Tominskoe|55.0|61.2|RU|Cu|428
Zhireken|52.8|117.3|RU|Mo-Cu|160
Salavat|52.0|58.3|RU|Cu|380
Malmyzh|49.9|136.9|RU|Cu-Au|100
Dexing|29.0|117.73|CN|Cu-Mo|171
Yulong|31.4|97.73|CN|Cu-Mo|41
Qulong|29.65|91.6|CN|Cu-Mo|16
Jiama|29.7|91.75|CN|Cu|15
Xiongcun|29.37|88.43|CN|Cu-Au|173
Duolong|32.8|83.5|CN|Cu-Au|120
Tuwu|42.1|92.6|CN|Cu|335
Yandong|42.08|92.5|CN|Cu|334
Duobaoshan|50.25|125.78|CN|Cu|475
Wunugetushan|49.4|117.3|CN|Cu-Mo|180
Jinduicheng|34.33|109.95|CN|Mo|139
Sandaozhuang Luanchuan|33.9|111.5|CN|Mo-W|145
Zijinshan|25.18|116.42|CN|Cu-Au|105
Pulang|28.05|99.98|CN|Cu-Au|213
Machangqing|25.6|100.5|CN|Cu-Mo|35
Tongkuangyu|35.35|111.65|CN|Cu|2100
Chengmenshan|29.68|115.8|CN|Cu|142
Shaxi|31.2|117.3|CN|Cu-Au|130
Baogutu|45.5|84.5|CN|Cu|310
Xilamulun Chehugou|42.4|118.9|CN|Mo-Cu|250
Sar Cheshmeh|29.95|55.87|IR|Cu-Mo|13
Meiduk|30.42|55.17|IR|Cu|12
Sungun|38.7|46.72|IR|Cu-Mo|20
Darreh-Zar|29.88|55.9|IR|Cu|16
Kahang|32.93|52.47|IR|Cu-Mo|30
Dalli|34.3|50.4|IR|Cu-Au|20
Iju|30.5|55.0|IR|Cu|9
Reko Diq|29.12|62.07|PK|Cu-Au|12
Saindak|29.27|61.6|PK|Cu|20
Dasht-e-Kain|29.5|64.5|PK|Cu|21
Kajaran|39.15|46.13|AM|Cu-Mo|22
Agarak|38.87|46.2|AM|Cu-Mo|44
Teghut|41.1|44.85|AM|Cu-Mo|145
Kisladag|38.48|29.15|TR|Au|15
Copler|39.42|38.53|TR|Au|44
Halilaga|39.9|26.9|TR|Cu-Au|40
Guzelyayla|40.7|39.4|TR|Cu-Mo|51
Murgul|41.25|41.55|TR|Cu|80
Skouries|40.48|23.7|GR|Cu-Au|19
Fisoka|40.47|23.8|GR|Cu|25
Buchim|41.65|22.37|MK|Cu-Au|24
Ilovica|41.48|22.8|MK|Cu-Au|30
Majdanpek|44.4|21.95|RS|Cu-Au|83
Bor|44.08|22.1|RS|Cu-Au|85
Veliki Krivelj|44.13|22.1|RS|Cu|86
Elatsite|42.75|24.05|BG|Cu-Au|92
Assarel|42.53|24.15|BG|Cu|90
Medet|42.6|24.2|BG|Cu-Mo|90
Rosia Poieni|46.32|23.17|RO|Cu-Au|9
Moldova Noua|44.75|21.7|RO|Cu|80
Recsk|47.93|20.1|HU|Cu|37
Aitik|67.07|20.95|SE|Cu-Au|1890
Haib|-28.7|17.9|NA|Cu|1880
Malanjkhand|22.0|80.7|IN|Cu-Mo|2480
Boddington|-32.75|116.37|AU|Au-Cu|2700
Coed-y-Brenin|52.82|-3.87|GB|Cu|490
`;

/** The deposits as rows. */
export const PORPHYRY_DEPOSITS: readonly PorphyryDeposit[] = ROWS.trim()
  .split('\n')
  .map((row) => {
    const [name = '', lat = '', lon = '', country = '', metals = '', age = ''] = row.split('|');
    return { name, lat: Number(lat), lon: Number(lon), country, metals, ageMa: Number(age) };
  });
