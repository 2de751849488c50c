/**
 * ISO 3166-1 numeric code followed by alpha-2, for every country and territory of the map that has one.
 *
 * @source ISO 3166-1:2020, country codes; ISO Online Browsing Platform
 */
const NUMERIC_TO_ALPHA2 =
  '004AF 008AL 010AQ 012DZ 016AS 020AD 024AO 028AG 031AZ 032AR 036AU 040AT 044BS 048BH 050BD 051AM 052BB 056BE 060BM 064BT 068BO ' +
  '070BA 072BW 076BR 084BZ 086IO 090SB 092VG 096BN 100BG 104MM 108BI 112BY 116KH 120CM 124CA 132CV 136KY 140CF 144LK 148TD 152CL ' +
  '156CN 158TW 170CO 174KM 178CG 180CD 184CK 188CR 191HR 192CU 196CY 203CZ 204BJ 208DK 212DM 214DO 218EC 222SV 226GQ 231ET 232ER ' +
  '233EE 234FO 238FK 239GS 242FJ 246FI 248AX 250FR 258PF 260TF 262DJ 266GA 268GE 270GM 275PS 276DE 288GH 292GI 296KI 300GR 304GL ' +
  '308GD 316GU 320GT 324GN 328GY 332HT 334HM 336VA 340HN 344HK 348HU 352IS 356IN 360ID 364IR 368IQ 372IE 376IL 380IT 384CI 388JM ' +
  '392JP 398KZ 400JO 404KE 408KP 410KR 414KW 417KG 418LA 422LB 426LS 428LV 430LR 434LY 438LI 440LT 442LU 446MO 450MG 454MW 458MY ' +
  '462MV 466ML 470MT 478MR 480MU 484MX 492MC 496MN 498MD 499ME 500MS 504MA 508MZ 512OM 516NA 520NR 524NP 528NL 531CW 533AW 534SX ' +
  '540NC 548VU 554NZ 558NI 562NE 566NG 570NU 574NF 578NO 580MP 581UM 583FM 584MH 585PW 586PK 591PA 598PG 600PY 604PE 608PH 612PN ' +
  '616PL 620PT 624GW 626TL 630PR 634QA 642RO 643RU 646RW 652BL 654SH 659KN 660AI 662LC 663SX 666PM 670VC 674SM 678ST 682SA 686SN ' +
  '688RS 690SC 694SL 702SG 703SK 704VN 705SI 706SO 710ZA 716ZW 724ES 728SS 729SD 732EH 740SR 748SZ 752SE 756CH 760SY 762TJ 764TH ' +
  '768TG 776TO 780TT 784AE 788TN 792TR 795TM 796TC 798TV 800UG 804UA 807MK 818EG 826GB 831GG 832JE 833IM 834TZ 840US 850VI 854BF ' +
  '858UY 860UZ 862VE 876WF 882WS 887YE 894ZM ';

/** Alpha-2 code of an ISO 3166-1 numeric code of three digits. */
export const alpha2Of: ReadonlyMap<string, string> = new Map(
  NUMERIC_TO_ALPHA2.trim().split(' ').map((pair) => [pair.slice(0, 3), pair.slice(3)]),
);

/**
 * Areas of the map without an ISO number: the code under which they are answered, null where two states or more claim an
 * area and none holds it alone. XK is the code in common use for Kosovo; the rest follow the state whose territory it is.
 *
 * @source Natural Earth 4.1.0 (2018), admin-0 countries and its notes on disputed areas
 */
export const alpha2OfUnnumbered: ReadonlyMap<string, string | null> = new Map([
  ['Kosovo', 'XK'],
  ['Somaliland', 'SO'],
  ['N. Cyprus', 'CY'],
  ['Cyprus U.N. Buffer Zone', 'CY'],
  ['Dhekelia', 'GB'],
  ['Akrotiri', 'GB'],
  ['USNB Guantanamo Bay', 'CU'],
  ['Baikonur', 'KZ'],
  ['Siachen Glacier', null],
  ['Coral Sea Is.', 'AU'],
  ['Spratly Is.', null],
  ['Clipperton I.', 'FR'],
  ['Bajo Nuevo Bank', 'CO'],
  ['Serranilla Bank', 'CO'],
  ['Scarborough Reef', null],
]);

/** Full names where the map abbreviates, and names changed since. */
export const fullNames: ReadonlyMap<string, string> = new Map([
  ['Antigua and Barb.', 'Antigua and Barbuda'],
  ['Bosnia and Herz.', 'Bosnia and Herzegovina'],
  ['Br. Indian Ocean Ter.', 'British Indian Ocean Territory'],
  ['Cayman Is.', 'Cayman Islands'],
  ['Central African Rep.', 'Central African Republic'],
  ['Cook Is.', 'Cook Islands'],
  ['Dem. Rep. Congo', 'Democratic Republic of the Congo'],
  ['Dominican Rep.', 'Dominican Republic'],
  ['Eq. Guinea', 'Equatorial Guinea'],
  ['eSwatini', 'Eswatini'],
  ['Faeroe Is.', 'Faroe Islands'],
  ['Falkland Is.', 'Falkland Islands'],
  ['Fr. Polynesia', 'French Polynesia'],
  ['Fr. S. Antarctic Lands', 'French Southern Territories'],
  ['Heard I. and McDonald Is.', 'Heard Island and McDonald Islands'],
  ['Macedonia', 'North Macedonia'],
  ['Marshall Is.', 'Marshall Islands'],
  ['N. Cyprus', 'Northern Cyprus'],
  ['N. Mariana Is.', 'Northern Mariana Islands'],
  ['Pitcairn Is.', 'Pitcairn Islands'],
  ['S. Geo. and the Is.', 'South Georgia and the South Sandwich Islands'],
  ['S. Sudan', 'South Sudan'],
  ['Solomon Is.', 'Solomon Islands'],
  ['Spratly Is.', 'Spratly Islands'],
  ['St. Kitts and Nevis', 'Saint Kitts and Nevis'],
  ['St. Pierre and Miquelon', 'Saint Pierre and Miquelon'],
  ['St. Vin. and Gren.', 'Saint Vincent and the Grenadines'],
  ['St-Barthélemy', 'Saint Barthélemy'],
  ['St-Martin', 'Saint Martin'],
  ['Turks and Caicos Is.', 'Turks and Caicos Islands'],
  ['U.S. Minor Outlying Is.', 'United States Minor Outlying Islands'],
  ['U.S. Virgin Is.', 'United States Virgin Islands'],
  ['W. Sahara', 'Western Sahara'],
  ['Wallis and Futuna Is.', 'Wallis and Futuna'],
  ['British Virgin Is.', 'British Virgin Islands'],
  ['Congo', 'Republic of the Congo'],
  ['Coral Sea Is.', 'Coral Sea Islands'],
  ['Turkey', 'Türkiye'],
  ['Macao', 'Macau'],
  ['Cabo Verde', 'Cape Verde'],
  ['USNB Guantanamo Bay', 'Guantanamo Bay (Cuba)'],
]);

/** A part of an area that has a code of its own: the area's code, the box it lies in, and how it is answered. */
export interface CodedPart {
  readonly of: string;
  readonly box: readonly [south: number, west: number, north: number, east: number];
  readonly code: string;
  readonly name: string;
}

/**
 * Parts of a state with an ISO code of their own, and the one annexed area on which the map and the United Nations differ.
 *
 * @source ISO 3166-1:2020 (territories); UN General Assembly resolution 68/262 (2014) for Crimea
 */
export const codedParts: readonly CodedPart[] = [
  { of: 'FR', box: [2, -55, 6, -51], code: 'GF', name: 'French Guiana' },
  { of: 'FR', box: [14, -62, 15.2, -60], code: 'MQ', name: 'Martinique' },
  { of: 'FR', box: [15.7, -62.2, 16.8, -60.8], code: 'GP', name: 'Guadeloupe' },
  { of: 'FR', box: [-22, 54.5, -20, 56.5], code: 'RE', name: 'Réunion' },
  { of: 'FR', box: [-14, 44.5, -12, 46], code: 'YT', name: 'Mayotte' },
  { of: 'NO', box: [74, 10, 81.5, 35], code: 'SJ', name: 'Svalbard' },
  { of: 'NO', box: [70.5, -10, 71.5, -7], code: 'SJ', name: 'Jan Mayen' },
  { of: 'NL', box: [12, -69, 18, -62], code: 'BQ', name: 'Bonaire, Sint Eustatius and Saba' },
  { of: 'NZ', box: [-10, -173, -8, -171], code: 'TK', name: 'Tokelau' },
  { of: 'RU', box: [44.2, 32.3, 46.25, 36.75], code: 'UA', name: 'Ukraine' },
];

/**
 * Postal code of each US state and territory by its FIPS number.
 *
 * @source ANSI INCITS 38:2009, state codes
 */
const STATE_CODES =
  '01AL02AK04AZ05AR06CA08CO09CT10DE11DC12FL13GA15HI16ID17IL18IN19IA20KS21KY22LA23ME24MD25MA26MI27MN28MS29MO30MT31NE32NV33NH34NJ35NM' +
  '36NY37NC38ND39OH40OK41OR42PA44RI45SC46SD47TN48TX49UT50VT51VA53WA54WV55WI56WY60AS66GU69MP72PR78VI';

/** Postal code by two-digit FIPS number. */
export const stateOfFips: ReadonlyMap<string, string> = new Map(
  (STATE_CODES.match(/.{4}/g) ?? []).map((pair) => [pair.slice(0, 2), pair.slice(2)]),
);

/** US territories that the world map shows as areas of their own, and their postal code. */
export const territories: ReadonlySet<string> = new Set(['PR', 'VI', 'GU', 'MP', 'AS']);
