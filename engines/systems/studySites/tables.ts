/** A fact about a site as a public body states it, and which body. */
export interface OfficialFact {
  readonly fact: string;
  readonly source: string;
}

/** A site that is studied: what is official about it, apart from what this product indicates. */
export interface StudySite {
  /** kebab-case. */
  readonly name: string;
  readonly title: string;
  /** Two letters. */
  readonly state: string;
  readonly lat: number;
  readonly lon: number;
  readonly kind: (typeof SITE_KINDS)[number];
  readonly facts: readonly OfficialFact[];
}

/** What a study site is. */
export const SITE_KINDS = [
  'mine',
  'geothermal',
  'basin',
  'lake',
  'field',
  'fault',
  'volcano',
  'groundwater',
] as const;

/** A row: name, title, state, latitude, longitude, kind, facts with their sources. */
type Row = readonly [
  name: string,
  title: string,
  state: string,
  lat: number,
  lon: number,
  kind: StudySite['kind'],
  facts: readonly (readonly [fact: string, source: string])[],
];

/**
 * Study sites. Each fact is restated from memory from the publication named with it; positions are to 0.05 degree.
 */
const ROWS: readonly Row[] = [
  [
    'bingham-canyon',
    'Bingham Canyon mine',
    'UT',
    40.52,
    -112.15,
    'mine',
    [
      [
        'A porphyry copper, gold and molybdenum deposit of late Eocene age, about 38 million years.',
        'Singer, Berger & Moring (2008), USGS OFR 2008-1155',
      ],
      [
        'A slope of the pit failed on 10 April 2013 in two rock avalanches.',
        'Pankow and others (2014), GSA Today 24(1), 4-9. doi:10.1130/GSATG191A.1',
      ],
    ],
  ],
  [
    'rush-valley',
    'Rush Valley',
    'UT',
    40.35,
    -112.4,
    'groundwater',
    [
      [
        'Average annual recharge is estimated at about 39,000 acre-feet; studied 2008 to 2010.',
        'USGS SIR 2011-5068. doi:10.3133/sir20115068',
      ],
      [
        'Seven hydrogeologic units; most productive bedrock wells stand in the upper carbonate aquifer.',
        'USGS SIR 2011-5068. doi:10.3133/sir20115068',
      ],
    ],
  ],
  [
    'utah-forge',
    'Utah FORGE',
    'UT',
    38.5,
    -112.9,
    'geothermal',
    [
      [
        'A field laboratory of the Department of Energy for enhanced geothermal systems in granitoid near Milford.',
        'Utah Geological Survey Miscellaneous Publication 169 (2019)',
      ],
    ],
  ],
  [
    'roosevelt-hot-springs',
    'Roosevelt Hot Springs',
    'UT',
    38.5,
    -112.85,
    'geothermal',
    [
      [
        'A geothermal power plant, Blundell, has run since 1984.',
        'Utah Geological Survey, geothermal summary',
      ],
    ],
  ],
  [
    'cove-fort',
    'Cove Fort',
    'UT',
    38.58,
    -112.57,
    'geothermal',
    [
      [
        'A binary geothermal power plant has run since 2013.',
        'Utah Geological Survey, geothermal summary',
      ],
    ],
  ],
  [
    'great-salt-lake',
    'Great Salt Lake',
    'UT',
    41.0,
    -112.5,
    'lake',
    [
      [
        'The south arm fell to its lowest recorded level, about 4,188.5 feet, in November 2022.',
        'USGS gauge 10010000',
      ],
    ],
  ],
  [
    'bonneville-salt-flats',
    'Bonneville Salt Flats',
    'UT',
    40.8,
    -113.9,
    'basin',
    [
      [
        'A salt pan of Pleistocene Lake Bonneville, an area of critical environmental concern since 1985.',
        'Bureau of Land Management',
      ],
    ],
  ],
  [
    'uinta-basin',
    'Uinta Basin',
    'UT',
    40.2,
    -109.9,
    'basin',
    [
      [
        'Most of the oil and gas of the state is produced in Duchesne and Uintah counties.',
        'Utah Division of Oil, Gas and Mining',
      ],
    ],
  ],
  [
    'lisbon-valley',
    'Lisbon Valley',
    'UT',
    38.15,
    -109.1,
    'mine',
    [
      [
        'Sediment-hosted copper is mined in the Paradox Basin.',
        'Utah Geological Survey, mining summary',
      ],
    ],
  ],
  [
    'spor-mountain',
    'Spor Mountain',
    'UT',
    39.72,
    -113.2,
    'mine',
    [
      [
        'The largest producer of beryllium ore (bertrandite).',
        'USGS Mineral Commodity Summaries, beryllium',
      ],
    ],
  ],
  [
    'wasatch-fault-salt-lake',
    'Wasatch fault, Salt Lake City segment',
    'UT',
    40.7,
    -111.8,
    'fault',
    [
      [
        '57 % chance of one or more earthquakes of magnitude 6 or more in the Wasatch Front region from 2014 to 2063.',
        'Working Group on Utah Earthquake Probabilities (2016), UGS MP 16-3',
      ],
    ],
  ],
  [
    'milford-mineral-mountains',
    'Mineral Mountains',
    'UT',
    38.45,
    -112.8,
    'volcano',
    [
      [
        'Rhyolite domes of 0.8 to 0.5 million years.',
        'Lipman and others (1978), J. Research USGS 6, 133-147',
      ],
    ],
  ],
  [
    'yerington',
    'Yerington district',
    'NV',
    38.98,
    -119.2,
    'mine',
    [
      [
        'Porphyry copper of the Jurassic Yerington batholith, about 168 million years.',
        'Singer, Berger & Moring (2008), USGS OFR 2008-1155',
      ],
    ],
  ],
  [
    'dixie-valley',
    'Dixie Valley',
    'NV',
    39.95,
    -117.85,
    'geothermal',
    [['An earthquake of magnitude 6.9 broke the valley on 16 December 1954.', 'USGS ComCat']],
  ],
  [
    'robinson-ely',
    'Robinson district, Ely',
    'NV',
    39.27,
    -115.0,
    'mine',
    [
      [
        'Porphyry copper and gold of Cretaceous age.',
        'Singer, Berger & Moring (2008), USGS OFR 2008-1155',
      ],
    ],
  ],
  [
    'butte',
    'Butte district',
    'MT',
    46.02,
    -112.52,
    'mine',
    [
      [
        'The Berkeley Pit lies in a Superfund site listed in 1983.',
        'US Environmental Protection Agency',
      ],
    ],
  ],
  [
    'elm-coulee',
    'Elm Coulee field',
    'MT',
    47.8,
    -104.8,
    'field',
    [
      [
        'Horizontal wells in the middle Bakken from 2000.',
        'Montana Board of Oil and Gas Conservation',
      ],
    ],
  ],
  [
    'jonah',
    'Jonah field',
    'WY',
    42.4,
    -109.7,
    'field',
    [['Gas in the Lance Formation of the Green River Basin.', 'Wyoming State Geological Survey']],
  ],
  [
    'yellowstone',
    'Yellowstone caldera',
    'WY',
    44.43,
    -110.67,
    'volcano',
    [
      [
        'The last caldera eruption was 631,000 years ago, the last lava about 70,000.',
        'USGS Yellowstone Volcano Observatory',
      ],
    ],
  ],
  [
    'climax',
    'Climax mine',
    'CO',
    39.37,
    -106.17,
    'mine',
    [
      [
        'A porphyry molybdenum deposit of Oligocene age.',
        'Singer, Berger & Moring (2008), USGS OFR 2008-1155',
      ],
    ],
  ],
  [
    'raton-basin',
    'Raton Basin',
    'CO',
    37.1,
    -104.7,
    'basin',
    [
      [
        'Magnitude 5.3 on 22 August 2011 near Trinidad, likely induced by injection.',
        'Rubinstein and others (2014), BSSA 104, 2162-2181. doi:10.1785/0120140009',
      ],
    ],
  ],
  [
    'morenci',
    'Morenci mine',
    'AZ',
    33.05,
    -109.35,
    'mine',
    [
      [
        'A porphyry copper deposit of early Eocene age.',
        'Singer, Berger & Moring (2008), USGS OFR 2008-1155',
      ],
    ],
  ],
  [
    'salton-sea',
    'Salton Sea geothermal field',
    'CA',
    33.17,
    -115.6,
    'geothermal',
    [
      [
        'Lithium-bearing brine and about 400 MW of geothermal plants.',
        'US Department of Energy (2023), Salton Sea lithium assessment',
      ],
    ],
  ],
  [
    'coso',
    'Coso volcanic field',
    'CA',
    36.03,
    -117.82,
    'geothermal',
    [
      [
        'A geothermal field on a naval station, producing since 1987.',
        'California Geologic Energy Management Division',
      ],
    ],
  ],
  [
    'raft-river',
    'Raft River',
    'ID',
    42.1,
    -113.38,
    'geothermal',
    [['A binary geothermal plant has run since 2008.', 'Idaho Department of Water Resources']],
  ],
  [
    'prague-wilzetta',
    'Wilzetta field, Prague',
    'OK',
    35.5,
    -96.75,
    'field',
    [
      [
        'Magnitude 5.7 on 6 November 2011 near injection wells.',
        'Keranen and others (2013), Geology 41, 699-702. doi:10.1130/G34045.1',
      ],
    ],
  ],
];

/** The sites. */
export const STUDY_SITES: readonly StudySite[] = ROWS.map(
  ([name, title, state, lat, lon, kind, facts]) => ({
    name,
    title,
    state,
    lat,
    lon,
    kind,
    facts: facts.map(([fact, source]) => ({ fact, source })),
  }),
);
