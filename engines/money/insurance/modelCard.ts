/** What all answers of expected loss share. */
export const LOSS_SOURCES = [
  'https://www.fema.gov/flood-maps/products-tools/hazus',
  'doi:10.1175/WCAS-D-11-00007.1',
  'doi:10.5194/nhess-21-393-2021',
  'doi:10.5194/nhess-3-725-2003',
  'doi:10.5194/nhess-5-477-2005',
  'doi:10.2143/AST.29.2.504611',
  'doi:10.1193/1.3480331',
  'doi:10.1038/469153a',
  'doi:10.3368/le.94.2.155',
  'https://pubs.usgs.gov/of/2008/1160/',
] as const;

export const LOSS_METHOD =
  'Each peril is a hazard curve (yearly rate by intensity) at the place, integrated with the mean damage of the building by intensity (Hazus 6.1 fragilities and depth-damage curves, one wind curve for all basins, published or POLICY curves for the rest); curves cut at common rates make an event table, whose years are summed by a fast Fourier transform.';

export const LOSS_VERIFICATION =
  'vulnerability (fragilities, depth-damage curves), insurance_ep (AAL, OEP, AEP) within tolerance; the levels of losses were compared by eye with public figures for six cities (docs/validation/loss.md) and are not fitted to them.';

export const LOSS_LIMITS = [
  'Expected losses are good to a factor of about two; the interval combines hazard and damage as independent lognormals.',
  'Shaking between and beyond the 475- and 2475-year motions follows a POLICY curve; flood depths, hail sizes, flame lengths and thunderstorm gusts follow exponential laws by POLICY.',
  'Buildings are classes, not surveys: the shares of a mixed stock are the same within a country: from censuses for dwellings of listed countries, POLICY elsewhere and for other uses.',
  'Tsunamis, ash, landslides and sinkholes cost a house what the composite score says they do.',
  'The year of a building changes its loss to wind in Florida alone, and there not that of mobile homes; in 75 countries whose earthquakes kill many for their shaking (PAGER) new buildings stand one design level lower than in the United States.',
  'Typhoons cost buildings in Japan, South Korea, Taiwan, Hong Kong and Macao what that region was calibrated to, about a tenth of the curve of all other basins.',
  'A dwelling of three storeys is in part a house and in part flats, one of more a house of flats, one of eight and more a tower, which water reaches in part.',
  'Of houses of flats and towers water curves are few: one study of houses and flats (Hazus 6.1, 2021), one of towers on a single coast (North Atlantic Coast Comprehensive Study).',
  'What a dwelling is made of where nobody says goes by the region, from censuses of housing by the number of dwellings, where they were found to a tenth and elsewhere to a fifth; shops, works and public buildings outside North America and New Zealand are made of what tall dwellings of their region are (POLICY).',
  'Structure only; no contents, interruption, demand surge, liquefaction or fire after an earthquake.',
] as const;
