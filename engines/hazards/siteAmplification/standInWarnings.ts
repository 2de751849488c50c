/** What a warning says where a class of ground gave Vs30. */
const STAND_INS: Readonly<Record<string, string>> = {
  slope_proxy:
    'Vs30 is estimated from the slope of the landform: one standard deviation is a factor of 1.4 and more; a measurement can move the site class.',
  soft_soil_basin:
    'Vs30 is the typical value of a mapped soft-soil basin, no measurement of this ground: within such basins it changes from street to street, and a measurement can move the site class.',
  limestone_platform:
    'Vs30 is that of a limestone platform with the soil and sand that lie on part of it, no measurement: bare rock is firmer, filled hollows are softer, and a measurement can move the site class.',
  glaciated_shield:
    'Vs30 is that of a shield whose rock stands out or lies below thin till on half of the ground, no measurement: outcrops are much firmer, clay is much softer, and a measurement can move the site class.',
  ice_sheet:
    'Vs30 is the typical value of firn and ice: where rock or frozen ground stands out of the ice it is another.',
};

/** Warning where Vs30 is that of a class: of a slope, a soft-soil basin or an ice sheet; empty where it is measured or mapped. */
export function vs30StandInWarnings(basis: string): string[] {
  const warning = STAND_INS[basis];
  return warning === undefined ? [] : [warning];
}
