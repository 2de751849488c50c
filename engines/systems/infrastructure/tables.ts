/** Classes of assets in OpenStreetMap that are counted. */
export const ASSET_CLASSES = ['hospital', 'school', 'fire_station', 'airport', 'harbour', 'power', 'water', 'bridge', 'rail', 'building'] as const;
export type AssetClass = (typeof ASSET_CLASSES)[number];

/**
 * POLICY. What an asset counts for, ordinary buildings being 1: what a community cannot do without after a disaster counts more. The order
 * follows the lifeline categories of FEMA's Community Lifelines (2019); the figures are ours.
 */
export const CRITICAL_WEIGHTS: Readonly<Record<AssetClass, number>> = {
  hospital: 100, fire_station: 40, airport: 40, power: 20, water: 20, school: 20, harbour: 15, bridge: 5, rail: 2, building: 1,
};

/** How whole the map of buildings is in the cities of the world. @source Herfort et al. (2023), Nat. Commun. 14, 3985. doi:10.1038/s41467-023-39698-6 */
export const COMPLETENESS_NOTE =
  'Counts are what volunteers have mapped, a lower bound. Of the world\'s urban centres, those with 16 % of the urban population have over 80 % of their buildings mapped, and those with 48 % have under 20 %. Bridges and rails are counted by mapped section.';
