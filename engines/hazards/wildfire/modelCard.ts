import type { ModelCard } from '../../vertical.ts';

/** The card of the wildfire model. */
export const WILDFIRE_CARD: ModelCard = {
  name: 'wildfire-burn-chance',
  version: '1.10.0',
  methodology:
    'Mean share of ground that burns in a year, from satellite and agency burned area by region (the Forest Service simulation where it answers), and outside listed regions from climate: rain and aridity feed the fuel, summers below 5 °C leave none, small islands keep fires small. Less the houses of towns that fire does not reach from the edge (outside the United States, Canada, Australia and New Zealand, whose towns stand among trees) and, in Europe, Turkey, Argentina and Uruguay, the fields about towns, times the share that burns where houses are and fiercely enough to destroy them. Today: the Canadian Fire Weather Index System and McArthur index run over three months of noon weather. Average year: the same system over typical days made from monthly normals.',
  validity:
    'Land with vegetation. Not applicable on water, on ice and rock under perpetual frost (also on summits within a listed region) and in bare desert. Regions are drawn to some 30 km; aspect, slope, clearance and building quality are not in the number.',
  verification:
    'fire_weather: FFMC, DMC, DC, ISI, BUI and FWI against the Canadian Forest Service program, the 48-day sequence of Van Wagner and Pickett run whole, McArthur Mark 5, Keetch-Byram, Griffiths drought factor and hot-dry-windy. Burned shares are read from the publications named in the answer, to one figure or two, and are not verified row by row; see docs/validation/hazards.md.',
  limits: [
    'POLICY: anchors of the score, share of damaging fires by fuel, share of burned area that comes to houses in Australia, in the fynbos, in British Columbia and in Mediterranean Europe (read from houses lost), built-up share and fields from the sizes and distances of towns, burned share outside listed regions, with the steps of rain, aridity and warmth over which fuel comes and the part that islands take off.',
    'The mean over a region hides its mosaic: a factor of 2 to 3 either way at a plot. About towns among fields these are taken off by one share, read from central Portugal, also where pines reach the houses. Over all towns losses are within a factor of three of the homes counted from 2000 to 2025 in Portugal, Greece, Cyprus, Israel, Chile, Canada, Australia, Algeria, Turkey, Argentina and Korea, four to ten times them in South Africa, Croatia, France, New Zealand and Spain, and some fifteen times in Italy, which lost very few (docs/validation/hazards.md; many counts from memory).',
    'Burned area of 1990 to 2020, on the east coast of Korea to 2025; fire seasons since then are longer in many places.',
    'Typical days lack heat waves and wind storms; the severe day (7 °C warmer, 60 % of the humidity, wind 30 km/h) is POLICY.',
    'Hot-dry-windy is from the ground level only, not from the lowest 500 m.',
    'Tropical day lengths of the duff code are from published programs, not from the Canadian report.',
  ],
};

/** Publications behind the wildfire model. */
export const WILDFIRE_SOURCES: readonly string[] = [
  'Van Wagner & Pickett (1985), Canadian Forestry Service Technical Report 33',
  'Van Wagner (1987), Canadian Forestry Service Technical Report 35',
  'doi:10.1111/j.1442-9993.1980.tb01243.x',
  'Griffiths (1999), Australian Forestry 62, 202-206',
  'Finkele et al. (2006), BMRC Research Report 119',
  'doi:10.3390/atmos9070279',
  'doi:10.1016/j.rse.2018.08.005',
  'doi:10.1038/s41598-017-14654-9',
  'doi:10.1029/2009JG001270',
  'doi:10.1073/pnas.0500880102',
  'doi:10.5194/essd-9-697-2017',
  'doi:10.1029/2004GL020805',
  'doi:10.1038/ngeo2352',
  'doi:10.3390/fire3040057',
  'doi:10.1029/2004GL020244',
  'doi:10.3390/f14061106',
  'doi:10.3390/f9050234',
];
