import { radians } from '../../engines/ground/earth/geodesy.ts';
import type * as z from 'zod';
import { soil } from '../../engines/ground/datasets/terrain.ts';
import { blendedVs30Mps } from '../../engines/hazards/earthquake/site/slopeVs30.ts';
import { embedded } from '../connectors/connector.ts';
import { softSoil } from './data/softSoil.ts';
import { firmGroundAt, type FirmGround } from './firmGround.ts';
import { terrainAt, type Terrain } from './geography/terrain.ts';

type Soil = z.output<typeof soil.answer>;

/** Log standard deviation of the slope proxy where the slope is measured. @source Wald & Allen (2007), fig. 5-7, doi:10.1785/0120060267 */
const PROXY_LN_SIGMA = 0.35;

/**
 * POLICY. Ice sheets: firn that stiffens from some 500 m/s near its top to the 1,900 m/s of ice, on average over 30 m; slopes tell nothing of it.
 *
 * @source Kohnen (1974), J. Glaciol. 13, 144-147, doi:10.3189/S0022143000023467 (speeds in ice); Diez et al. (2014), Geophys. J. Int. 198, 573 (firn), restated from
 *   memory, unverified
 */
const ICE = { vs30Mps: 900, lnSigma: 0.35 } as const;

/** Vs30 from soft-soil outlines, elsewhere from rock mapped near the surface, permafrost and the slope of the landform. */
export const soilAtlas = embedded({
  id: 'atlas-soil',
  title: 'Soft-soil basins, rock near the surface, permafrost and the slope proxy of Vs30',
  category: 'environmental',
  provider: 'Compiled from site-response publications',
  home: 'https://earthquake.usgs.gov/data/vs30/',
  licence: 'Apache-2.0 (table); facts from the publications named in it',
  cadence: 'with each release',
  coverage: 'World; soft basins 2 km wide and more, their edges soft over 15 % of the half width',
  dataset: soil,
  asOf: '2020-01-01T00:00:00Z',
  answer({ lat, lon }) {
    const terrain = terrainAt(lat, lon);
    return terrain.isLand ? soilOf(lat, lon, terrain) : { missing: 'open water' };
  },
});

/** One kind of ground among those that a place may have. */
interface Part {
  readonly share: number;
  readonly ln: number;
  readonly variance: number;
}

/** Soft rows over what slope and rock tell: each row takes its membership, finer outlines first. */
function soilOf(lat: number, lon: number, terrain: Terrain): Soil {
  const rows = [...terrain.soft].sort((a, b) => halfWidthKm(a.row) - halfWidthKm(b.row));
  const parts: Part[] = [];
  let left = 1;
  let best = { share: 0, row: -1 };
  for (const { row, weight } of rows) {
    const [, vs30Mps, sigma] = softSoil[row];
    const share = left * weight;
    parts.push({ share, ln: Math.log(vs30Mps), variance: sigma * sigma });
    left -= share;
    if (share > best.share) best = { share, row };
  }
  const firm = firmGround(terrain, firmGroundAt(lat, lon, terrain));
  for (const part of firm.parts) parts.push({ ...part, share: left * part.share });
  const mean = parts.reduce((sum, { share, ln }) => sum + share * ln, 0);
  const square = parts.reduce(
    (sum, { share, ln, variance }) => sum + share * (ln * ln + variance),
    0,
  );
  const row = best.share > 0.5 ? softSoil[best.row] : undefined;
  const vs30Mps = Math.max(80, Math.exp(mean));
  return {
    vs30Mps,
    vs30LnSigma: Math.sqrt(Math.max(0.01, square - mean * mean)),
    basis: row ? 'soft_soil_basin' : firm.basis,
    basinName: row?.[0] ?? null,
    ...depths(best, vs30Mps),
    peatMapped: row?.[5].includes('p') ?? false,
    fillMapped: row?.[5].includes('f') ?? false,
    waterTableDepthM: row?.[6] ?? null,
  };
}

/** Ground outside soft basins: ice, or rock near the surface, permafrost and what the slope tells of the rest. None is softer than its slope has it. */
function firmGround(
  terrain: Terrain,
  kinds: readonly FirmGround[],
): { parts: Part[]; basis: Soil['basis'] } {
  if (terrain.reliefClass === 'ice') {
    const variance = ICE.lnSigma ** 2;
    return { parts: [{ share: 1, ln: Math.log(ICE.vs30Mps), variance }], basis: 'ice_sheet' };
  }
  const slope = Math.tan(radians(terrain.slopeDeg));
  const proxy = Math.log(blendedVs30Mps(slope, terrain.stability));
  let left = 1;
  let most: { share: number; basis: Soil['basis'] } = { share: 0, basis: 'slope_proxy' };
  const parts = kinds.map(({ share: ofRest, vs30Mps, lnSigma, basis }): Part => {
    const share = left * ofRest;
    left -= share;
    if (share > most.share) most = { share, basis };
    return { share, ln: Math.max(proxy, Math.log(vs30Mps)), variance: lnSigma * lnSigma };
  });
  parts.push({ share: left, ln: proxy, variance: proxyVariance(terrain) });
  return { parts, basis: most.share > 0.4 ? most.basis : 'slope_proxy' };
}

const halfWidthKm = (row: number): number => softSoil[row][3];

/** The proxy's own spread, and that of a slope known by class only: about a quarter of the slope's, by the tables' steepness. */
function proxyVariance({ featureName }: Terrain): number {
  const slopeLnSigma = featureName === null ? 1.1 : 0.8;
  return PROXY_LN_SIGMA ** 2 + (0.25 * slopeLnSigma) ** 2;
}

/** Basin depths, fading to the depths that models take for the Vs30, so that an edge is no step. */
function depths(
  { share, row }: { share: number; row: number },
  vs30Mps: number,
): { z1Km: number | null; z2p5Km: number | null } {
  const [z1Km, z2p5Km] = softSoil[row]?.slice(7, 9) ?? [null, null];
  const fade = (basin: unknown, usual: number) =>
    typeof basin === 'number' && share > 0.05 ? basin ** share * usual ** (1 - share) : null;
  return { z1Km: fade(z1Km, usualZ1Km(vs30Mps)), z2p5Km: fade(z2p5Km, usualZ2p5Km(vs30Mps)) };
}

/** Depth to 1.0 km/s expected for a Vs30, km. @source Chiou & Youngs (2014), eq. 1, doi:10.1193/072813EQS219M */
function usualZ1Km(vs30Mps: number): number {
  return (
    Math.exp((-7.15 / 4) * Math.log((vs30Mps ** 4 + 570.94 ** 4) / (1360 ** 4 + 570.94 ** 4))) /
    1000
  );
}

/** Depth to 2.5 km/s expected for a Vs30, km. @source Campbell & Bozorgnia (2014), eq. 33, doi:10.1193/062913EQS175M */
function usualZ2p5Km(vs30Mps: number): number {
  return Math.exp(7.089 - 1.144 * Math.log(vs30Mps));
}
