/** What a Vs30 rests on: each basis with its words after "Vs30 300 m/s", and the warning where a class of ground stands in for a measurement. */
const BASES = {
  given: { words: 'as given', warning: null },
  measured: { words: 'measured', warning: null },
  mapped: { words: 'from a map of Vs30', warning: null },
  soft_soil_basin: {
    words: 'from a mapped soft-soil basin',
    warning:
      'Vs30 is the typical value of a mapped soft-soil basin, no measurement of this ground: within such basins it changes from street to street, and a measurement can move the site class.',
  },
  limestone_platform: {
    words: 'of bare limestone and what covers it',
    warning:
      'Vs30 is that of a limestone platform with the soil and sand that lie on part of it, no measurement: bare rock is firmer, filled hollows are softer, and a measurement can move the site class.',
  },
  glaciated_shield: {
    words: 'of rock under thin till and what else lies there',
    warning:
      'Vs30 is that of a shield whose rock stands out or lies below thin till on half of the ground, no measurement: outcrops are much firmer, clay is much softer, and a measurement can move the site class.',
  },
  lava_field: {
    words: 'of young lava and what covers it or lies between its flows',
    warning:
      'Vs30 is that of a field of young lava with the ash, soil and sediment on and between its flows, no measurement: massive flows are much firmer, clinker and buried sediment are softer, and a measurement can move the site class.',
  },
  permafrost: {
    words: 'of ground that is frozen for the most part',
    warning:
      'Vs30 is that of permafrost, as likely as the mean temperature of the air makes it, no measurement: where the ground has thawed, as below heated buildings, rivers and lakes, it is much softer, and a measurement can move the site class.',
  },
  slope_proxy: {
    words: 'estimated from the slope of the ground',
    warning:
      'Vs30 is estimated from the slope of the landform: one standard deviation is a factor of 1.4 and more; a measurement can move the site class.',
  },
  ice_sheet: {
    words: 'of firn and ice',
    warning:
      'Vs30 is the typical value of firn and ice: where rock or frozen ground stands out of the ice it is another.',
  },
  reference_rock: { words: 'assumed: reference rock', warning: null },
} as const;

/** What the Vs30 of an answer may rest on. */
export type SiteBasis = keyof typeof BASES;

/** What the Vs30 of a source may rest on: all but what the caller gave and what is assumed where no source knows. */
export type Vs30Basis = Exclude<SiteBasis, 'given' | 'reference_rock'>;

/** Every basis of an answer's Vs30. */
export const SITE_BASES = Object.keys(BASES) as [SiteBasis, ...SiteBasis[]];

/** Every basis of a source's Vs30. */
export const VS30_BASES = SITE_BASES.filter(
  (basis) => basis !== 'given' && basis !== 'reference_rock',
) as [Vs30Basis, ...Vs30Basis[]];

/** Words for a basis, to follow "Vs30 300 m/s". */
export function basisWords(basis: SiteBasis): string {
  return BASES[basis].words;
}

/** Warning where Vs30 is that of a class of ground: of a slope, a soft-soil basin, rock near the surface, permafrost or an ice sheet; empty where it is given, measured, mapped or assumed. */
export function vs30StandInWarnings(basis: SiteBasis): string[] {
  const { warning } = BASES[basis];
  return warning === null ? [] : [warning];
}
