/** Eruptions that are known of a volcano from its deposits, over a span of years in which they are believed to be about whole. */
export interface GeologicRecord {
  readonly name: string;
  readonly eruptions: number;
  readonly years: number;
  /** Shares of VEI 0 to 4 among them, where their deposits have been measured. */
  readonly sizes?: readonly [number, number, number, number, number];
}

/**
 * Volcanoes without an eruption in their written record whose deposits have been counted, by number of the Global Volcanism Program. What is
 * dated in Volcanoes of the World of such a volcano is a few of its eruptions, so that a short silent window told too little of it.
 *
 * @source Rainier: ten to 12 in the last 2,600 years, Sisson & Vallance (2009), Bull. Volcanol. 71, 595-618. doi:10.1007/s00445-008-0245-7
 * @source Taranaki: some 228 in 30,000 years, by which 1 to 1.3 % a year, Cronin et al. (2021), N. Z. J. Geol. Geophys. 64, as reported in its press release
 * @source Auckland: at least half of its 53 centres are of the last 60,000 years, Leonard et al. (2017), J. Volcanol. Geotherm. Res. 343, 213-227
 * @source Campi Flegrei: more than 70 explosive ones in 15,000 years, Bevilacqua et al. (2014), AGU Fall Meeting, and 22 in the last 5,000, Orsi et al. (2009), Earth Planet. Sci. Lett. 287, 265-276,
 *   doi:10.1016/j.epsl.2009.08.013 (abstracts of both read); sizes 12 % effusive, 60 % small, 24 % medium, the large with those of VEI 5: Orsi et al. (2009), restated from memory; read as VEI 1, 3 and 4
 *   by Monte Nuovo (small, VEI 3) and Astroni (medium, some 0.1 km3 of magma)
 * @source Shasta: once in 600 years on the mean of the last 4,500, Miller (1980), USGS Bull. 1503
 */
export const GEOLOGIC_RECORDS: Readonly<Partial<Record<number, GeologicRecord>>> = {
  321030: { name: 'Rainier', eruptions: 11, years: 2600 },
  241030: { name: 'Taranaki', eruptions: 228, years: 30_000 },
  241020: { name: 'Auckland Volcanic Field', eruptions: 27, years: 60_000 },
  211010: { name: 'Campi Flegrei', eruptions: 70, years: 15_000, sizes: [0, 0.12, 0, 0.6, 0.24] },
  323010: { name: 'Shasta', eruptions: 7.5, years: 4500 },
};
