/** Rarer new sinkholes than this are told as rarer than it, per km2 and year. */
const LEAST_PER_KM2_YEAR = 1e-5;

/** How often the ground opens somewhere in a square kilometre, to two digits. @param perKm2Year  new sinkholes per km2 and year, 0 or more */
export function rateInWords(perKm2Year: number): string {
  const isRare = perKm2Year < LEAST_PER_KM2_YEAR;
  const years = Number((1 / Math.max(perKm2Year, LEAST_PER_KM2_YEAR)).toPrecision(2));
  return `a new sinkhole in a square kilometre ${isRare ? 'less than' : 'about'} once in ${years.toLocaleString('en-US')} years`;
}
