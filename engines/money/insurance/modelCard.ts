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
  'doi:10.1177/87552930231194048',
] as const;

export const LOSS_METHOD =
  'Each peril is a hazard curve (yearly rate by intensity) at the place, integrated with the mean damage of the building by intensity (Hazus 6.1 fragilities and depth-damage curves, one wind curve for all basins, published or POLICY curves for the rest); curves cut at common rates make an event table, whose years are summed by a fast Fourier transform.';

export const LOSS_VERIFICATION =
  'vulnerability (fragilities, depth-damage curves), insurance_ep (AAL, OEP, AEP) within tolerance; the levels of losses were compared by eye with public figures for six cities (docs/validation/loss.md) and are not fitted to them.';

export const LOSS_LIMITS = [
  'Expected losses are good to a factor of about two; the interval combines hazard and damage as independent lognormals.',
  'Shaking between and beyond the 475- and 2475-year motions follows a POLICY curve; flood depths, hail sizes, flame lengths and thunderstorm gusts follow exponential laws by POLICY.',
  'Buildings are classes, not surveys: the shares of a mixed stock are the same within a country: published for dwellings of listed countries, POLICY elsewhere and for other uses.',
  'Version 1.1: OEP, probable maxima and premiums above a deductible are read from the losses themselves, however small; 1.0 read them off a grid that told losses below 0.3 % of the value as nothing or as one step. Floods as of flood-site-probability 1.1.',
  'Version 1.2: tsunamis, ash, landslides and sinkholes cost a house what the composite score says they do; 1.1 drew tsunami depths out beyond the 2475-year height without end, let slopes fail under houses as often as beside them, and rounded rare events to the steps of the event table.',
  'Version 1.4: in 75 countries whose earthquakes kill many for their shaking (PAGER) new buildings stand one design level lower than in the United States; houses in Florida lose less to hurricanes from 2002 on. Elsewhere the year of a building does not change its loss to wind.',
  'Version 1.5: typhoons cost buildings in Japan, South Korea, Taiwan, Hong Kong and Macao what that region was calibrated to, about a tenth of the curve of all basins, which read them before.',
  'Version 1.6: a dwelling of more than three storeys is a house of flats and one of eight and more a tower, which water reaches in part and which nobody builds of wood; it stood in water and shook as a one-family house before. Mobile homes in Florida do not follow its code.',
  'Version 1.8: what a dwelling is made of where nobody says goes by the region (Yepes-Estrada et al. 2023) in place of 40 % wood in houses and 25 % in flats everywhere outside nine countries; masonry is reinforced or confined as the region builds it.',
  'Version 1.9: flats stand in water on the curves of the same study as houses (Hazus 6.1, 2021) and towers on those of the North Atlantic Coast Comprehensive Study, in place of one older curve of a single flat; a dwelling of three storeys is in part a house and in part flats. Shops, works and public buildings outside North America and New Zealand are made of what tall dwellings of their region are (POLICY, held against the Global Exposure Model in four countries).',
  'Structure only; no contents, interruption, demand surge, liquefaction or fire after an earthquake.',
] as const;
