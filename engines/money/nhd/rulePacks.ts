/** One disclosure that a law asks for. */
export interface StatutoryItem {
  readonly id: string;
  readonly title: string;
  readonly law: string;
  /** Who keeps the map that alone decides. */
  readonly authority: string;
  readonly mapUrl: string;
  /** The official map that this service can read, if any. */
  readonly readFrom:
    'flood_zone' | 'fault_zone' | 'seismic_zones' | 'local_fire_zone' | 'state_fire_zone' | null;
  /** The modelled opinion that stands beside it. */
  readonly opinion: 'flood' | 'dam' | 'wildfire' | 'fault' | 'ground_failure' | null;
}

/** What a state asks sellers to disclose of natural hazards. */
export interface RulePack {
  readonly state: string;
  readonly title: string;
  readonly law: string;
  readonly items: readonly StatutoryItem[];
  readonly note: string;
}

const FEMA = {
  authority: 'Federal Emergency Management Agency',
  mapUrl: 'https://msc.fema.gov/portal/home',
  readFrom: 'flood_zone',
  opinion: 'flood',
} as const;

/**
 * The six zones of California's natural hazard disclosure statement.
 *
 * @source California Civil Code sections 1103 to 1103.15; Government Code 8589.3 to 8589.5, 51178 to 51179; Public Resources Code 2621.9, 2694, 4125 to 4136
 */
const CALIFORNIA: RulePack = {
  state: 'CA',
  title: 'Natural Hazard Disclosure Statement',
  law: 'California Civil Code section 1103.2',
  items: [
    {
      id: 'special_flood_hazard_area',
      title: 'Special flood hazard area (zone A or V)',
      law: 'Government Code section 8589.3',
      ...FEMA,
    },
    {
      id: 'dam_inundation',
      title: 'Area of potential flooding by the failure of a dam',
      law: 'Government Code sections 8589.4 and 8589.5',
      authority: 'California Department of Water Resources, Division of Safety of Dams',
      mapUrl: 'https://fmds.water.ca.gov/webgis/?appid=dam_prototype_v2',
      readFrom: null,
      opinion: 'dam',
    },
    {
      id: 'very_high_fire_hazard_severity_zone',
      title: 'Very high fire hazard severity zone',
      law: 'Government Code sections 51178 and 51179',
      authority: 'California Department of Forestry and Fire Protection',
      mapUrl:
        'https://osfm.fire.ca.gov/what-we-do/community-wildfire-preparedness-and-mitigation/fire-hazard-severity-zones',
      readFrom: 'local_fire_zone',
      opinion: 'wildfire',
    },
    {
      id: 'wildland_state_responsibility_area',
      title:
        'Wildland area that may contain substantial forest fire risks (state responsibility area)',
      law: 'Public Resources Code section 4136',
      authority: 'California Department of Forestry and Fire Protection',
      mapUrl: 'https://bof.fire.ca.gov/projects-and-programs/state-responsibility-area-viewer/',
      readFrom: 'state_fire_zone',
      opinion: 'wildfire',
    },
    {
      id: 'earthquake_fault_zone',
      title: 'Earthquake fault zone',
      law: 'Public Resources Code sections 2621.9 and 2622 (Alquist-Priolo)',
      authority: 'California Geological Survey',
      mapUrl: 'https://maps.conservation.ca.gov/cgs/EQZApp/',
      readFrom: 'fault_zone',
      opinion: 'fault',
    },
    {
      id: 'seismic_hazard_zone',
      title: 'Seismic hazard zone (landslide or liquefaction)',
      law: 'Public Resources Code sections 2694 and 2696',
      authority: 'California Geological Survey',
      mapUrl: 'https://maps.conservation.ca.gov/cgs/EQZApp/',
      readFrom: 'seismic_zones',
      opinion: 'ground_failure',
    },
  ],
  note: 'Only the official maps decide; a zone that is not mapped for the parcel is answered "do not know / information not available from local jurisdiction".',
};

const flood = (law: string): StatutoryItem => ({
  id: 'special_flood_hazard_area',
  title: 'Special flood hazard area and past floods',
  law,
  ...FEMA,
});

/**
 * States whose law asks for hazards by name, as commonly summarised; each is to be checked with counsel.
 *
 * @source statutes as named; flood-disclosure laws as listed by FEMA (2024), Flood Risk Disclosure; quoted, unverified
 */
const RULE_PACKS: Readonly<Record<string, RulePack>> = {
  CA: CALIFORNIA,
  FL: {
    state: 'FL',
    title: 'Flood disclosure and sinkhole claims',
    law: 'Florida Statutes sections 689.302 and 627.7073',
    items: [
      flood('Florida Statutes section 689.302 (2024)'),
      {
        id: 'sinkhole_claims',
        title: 'Sinkhole claims made on the property',
        law: 'Florida Statutes section 627.7073 (2) (c)',
        authority: 'Seller and insurer',
        mapUrl: 'https://floridadep.gov/fgs/sinkholes',
        readFrom: null,
        opinion: 'ground_failure',
      },
    ],
    note: 'Past claims are known to the seller alone.',
  },
  TX: {
    state: 'TX',
    title: "Seller's disclosure notice",
    law: 'Texas Property Code section 5.008',
    items: [flood('Texas Property Code section 5.008 (b), as amended 2019')],
    note: 'Asks for past floods, reservoirs and flood insurance besides the zone.',
  },
  LA: {
    state: 'LA',
    title: 'Property disclosure',
    law: 'Louisiana Revised Statutes 9:3198',
    items: [flood('Louisiana Revised Statutes 9:3198')],
    note: 'Asks for past floods besides the zone.',
  },
  NY: {
    state: 'NY',
    title: 'Property condition disclosure statement',
    law: 'New York Real Property Law section 462',
    items: [flood('New York Real Property Law section 462, as amended 2023')],
    note: 'Asks for flood insurance and claims besides the zone.',
  },
  NC: {
    state: 'NC',
    title: 'Residential property disclosure',
    law: 'North Carolina General Statutes section 47E-4',
    items: [flood('North Carolina General Statutes section 47E-4, form of 2024')],
    note: 'Asks for past floods and insurance besides the zone.',
  },
  SC: {
    state: 'SC',
    title: 'Residential property condition disclosure',
    law: 'South Carolina Code section 27-50-40',
    items: [flood('South Carolina Code section 27-50-40, form of 2023')],
    note: 'Asks for past floods and insurance besides the zone.',
  },
  NJ: {
    state: 'NJ',
    title: 'Flood risk disclosure',
    law: 'New Jersey P.L. 2023, c. 93',
    items: [flood('New Jersey P.L. 2023, c. 93')],
    note: 'Asks for past floods and insurance besides the zone.',
  },
  OR: {
    state: 'OR',
    title: "Seller's property disclosure statement",
    law: 'Oregon Revised Statutes section 105.464',
    items: [flood('Oregon Revised Statutes section 105.464')],
    note: 'Asks for slides and settling known to the seller besides the zone.',
  },
  WA: {
    state: 'WA',
    title: "Seller's disclosure statement",
    law: 'Revised Code of Washington section 64.06.020',
    items: [flood('Revised Code of Washington section 64.06.020')],
    note: 'Asks for slides and settling known to the seller besides the zone.',
  },
};

/** The codes of the states, the District and the inhabited territories. */
export const STATE_CODES: ReadonlySet<string> = new Set(
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY PR GU VI AS MP'.split(
    ' ',
  ),
);

/** What is answered of a state without a pack of its own: no invented law. */
export function packOf(state: string): RulePack {
  return (
    RULE_PACKS[state] ?? {
      state,
      title: 'No rule pack',
      law: 'none listed here',
      items: [],
      note: `No statutory hazard disclosure of ${state} is listed here: ask counsel what its law and forms require.`,
    }
  );
}
