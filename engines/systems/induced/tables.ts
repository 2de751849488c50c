/** A published rule of what an operator does at which magnitude. */
export interface TrafficLight {
  readonly id: string;
  readonly title: string;
  /** Local magnitude from which operations change, and from which they stop. */
  readonly amber: number;
  readonly red: number;
  readonly scope: string;
  readonly source: string;
}

/** Traffic-light schemes in force or in force at the time. Amber and red of Basel are the second and the highest step of four. */
export const TRAFFIC_LIGHTS = {
  alberta: {
    id: 'alberta', title: 'Alberta, Duvernay at Fox Creek', amber: 2, red: 4, scope: 'hydraulic fracturing within 5 km of the well',
    source: 'Alberta Energy Regulator (2015), Subsurface Order No. 2',
  },
  british_columbia: {
    id: 'british_columbia', title: 'British Columbia, Kiskatinaw', amber: 2, red: 3, scope: 'hydraulic fracturing within 3 km of the well; elsewhere in the province red is 4',
    source: 'BC Oil and Gas Commission (2018), KSMMA Special Project Order (unverified: read at second hand)',
  },
  united_kingdom: {
    id: 'united_kingdom', title: 'United Kingdom, onshore fracturing', amber: 0, red: 0.5, scope: 'hydraulic fracturing of shale',
    source: 'Department of Energy and Climate Change (2013), Traffic light monitoring system; Lancashire County Council (2015)',
  },
  oklahoma: {
    id: 'oklahoma', title: 'Oklahoma, SCOOP and STACK', amber: 2, red: 3.5, scope: 'well completion; a pause of six hours at 2.5',
    source: 'Oklahoma Corporation Commission (2018), Completions guidance (the step at 3.5 unverified)',
  },
  colorado: {
    id: 'colorado', title: 'Colorado, disposal wells', amber: 2.5, red: 4.5, scope: 'underground injection within 2.5 miles', source: 'Colorado Oil and Gas Conservation Commission (2014), Greeley well (unverified: read at second hand)',
  },
  basel: {
    id: 'basel', title: 'Switzerland, Basel 2006', amber: 2.3, red: 2.9, scope: 'enhanced geothermal stimulation', source: 'Häring et al. (2008), Geothermics 37, 469-495, fig. 8. doi:10.1016/j.geothermics.2008.06.002',
  },
} as const satisfies Record<string, TrafficLight>;

/** POLICY. b where none is published, and how far the index inferred from the largest earthquake alone may be off (a Gumbel variable's standard deviation, 0.557 / b in magnitude). */
export const ASSUMED = { bValue: 1, indexSigma: 0.56, publishedIndexSigma: 0.2 } as const;

/** POLICY. Years ahead that the largest earthquake by a record is told for. */
export const HORIZON_YEARS = 10;

/** POLICY. Since then a record of a place's largest earthquake counts as whole: the International Seismological Centre's bulletin begins. Years before count only where the largest came before. */
export const RECORDED_SINCE = 1964;

/** Standard deviation of log10 of a rate known by one earthquake: of the logarithm of an exponential variable, pi / (sqrt(6) ln 10). */
export const RECORD_LOG10_SIGMA = 0.557;

/** POLICY. Largest earthquakes for which a volume and an index are believed: from the least that is recorded at boreholes to the largest that is put down to fluids at all (Gazli 1976, debated). */
export const OBSERVED_MAGNITUDES = { least: -3, most: 7 } as const;

/** POLICY. Typical depth of induced earthquakes, km. @source Ellsworth (2013), Science 341, 1225942: most at 2 to 6 km */
export const INDUCED_DEPTH_KM = 4;
