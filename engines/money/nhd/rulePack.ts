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
    | 'flood_zone'
    | 'moderate_flood_zone'
    | 'floodway'
    | 'fault_zone'
    | 'seismic_zones'
    | 'fire_severity'
    | 'state_fire_land'
    | null;
  /** The modelled opinion that stands beside it. */
  readonly opinion:
    'flood' | 'dam' | 'wildfire' | 'fault' | 'ground_failure' | 'sinkhole' | 'tsunami' | null;
}

/** What a state asks sellers to disclose of natural hazards. */
export interface RulePack {
  readonly state: string;
  readonly title: string;
  readonly law: string;
  readonly items: readonly StatutoryItem[];
  readonly note: string;
}

/** What is the same of every item that the flood insurance map decides. */
export const FEMA = {
  authority: 'Federal Emergency Management Agency',
  mapUrl: 'https://msc.fema.gov/portal/home',
  readFrom: 'flood_zone',
  opinion: 'flood',
} as const;
