import { normalCdf } from '../../engines/ground/math/normal.ts';
import { bareCarbonateShareAt } from './karst.ts';
import { normalsHere } from './climateNormals.ts';
import { glaciatedShields } from './data/glaciatedShields.ts';
import { lavaFields } from './data/lavaFields.ts';
import { once } from './geography/once.ts';
import { bandsOf, membership, softKmOf } from './geography/shapes.ts';
import type { Terrain } from './geography/terrain.ts';

/** Rock at or near the surface, or frozen ground, where slopes tell of soft ground. */
export interface FirmGround {
  readonly basis: 'limestone_platform' | 'glaciated_shield' | 'lava_field' | 'permafrost';
  readonly vs30Mps: number;
  readonly lnSigma: number;
  /** Share of the ground that it is, 0 to 1, of what the kinds before it in the list leave. */
  readonly share: number;
}

/**
 * Bare limestone of platforms: about 700 m/s on Malta; on Cretaceous limestone of Texas from 280, where clay lies on it, to over 900,
 * and maps there that know the rock stand above those by slope; 1,870 on a rock site of northeastern Mexico. POLICY: the middle, its
 * spread, and how much of a platform is bare: the rest is soil in hollows, sand and swamps.
 *
 * @source Panzera et al. (2013), Boll. Geofis. Teor. Appl. 54, 111-128, doi:10.4430/bgta0084 (Malta); Zalachoris et al. (2017), Earthq. Spectra
 *   33(3), 943-961, doi:10.1193/102416EQS179M (Texas, Oklahoma and Kansas); Ramos-Zuniga et al. (2012), Geofis. Int. 51(2) (station LNIG)
 */
const LIMESTONE = { vs30Mps: 700, lnSigma: 0.45, bareShare: 0.8 } as const;

/**
 * POLICY. Steepness (90th percentile, degrees) at which half of what is flat is the top of the rock: above it flat ground is the
 * floor of a valley or a polje, whose fill the slope tells rightly.
 */
const PLATFORM_P90_DEG = 8;

/**
 * Shields scraped by ice: rock of 1,750 to 3,550 m/s below some 3 m of till of 580 m/s at Ottawa, 1,700 to 3,100 at rock sites of
 * eastern Canada. POLICY: 1,200 m/s, as under some 10 m of till, a spread for less and more of it, and half of the ground so; the other
 * half is deeper till, sand and clay, as the slope has it.
 *
 * @source Motazedian et al. (2011), Can. Geotech. J. 48, 458-472, doi:10.1139/T10-081; Beresnev & Atkinson (1997), Seismol. Res. Lett. 68, 981-987;
 *   Rosset et al. (2025), Geotechnics 5(2), 24, doi:10.3390/geotechnics5020024 (slopes read too soft in five regions of Quebec)
 */
const SHIELD = { vs30Mps: 1200, lnSigma: 0.5, bareShare: 0.5 } as const;

/**
 * Fields of young lava: rock to the engineer (sites of the array at Hveragerdi, Iceland), though clinker, cracks and layers of sediment
 * between the flows make it much softer than basalt in hand: sites on Hawaii reach from soft rock to stiff soil. POLICY: the border of
 * rock and soft rock, a spread for both, and a quarter of a field under ash, soil, sand or fill, as the slope has it.
 *
 * @source Rahpeyma et al. (2023), Soil Dyn. Earthq. Eng. 168, 107823, doi:10.1016/j.soildyn.2023.107823 (Iceland, lava over sediment, rock); Wong et al.
 *   (2011), Bull. Seismol. Soc. Am. 101(5), 2252-2269 (Hawaii, 22 stations), restated from memory, unverified
 */
const LAVA = { vs30Mps: 760, lnSigma: 0.45, bareShare: 0.75 } as const;

/**
 * Permafrost: 450 to 1,700 m/s below an active layer of 240 to 370 m/s at Utqiagvik, Alaska; the border of rock and soft rock in warm
 * permafrost at Fairbanks. POLICY: 800 m/s, as of some 900 below a metre of active layer, and a spread that holds 450 to 1,400 within
 * the 80 % interval.
 *
 * @source Tourei et al. (2024), Mapping permafrost variability and degradation using seismic surface waves, electrical resistivity and temperature
 *   sensing, eartharxiv.org/repository/view/5706 (Utqiagvik); OTC-25600-MS (2015), Arctic Technology Conference, doi:10.4043/25600-MS (Fairbanks)
 */
const PERMAFROST = { vs30Mps: 800, lnSigma: 0.45 } as const;

/**
 * Share of the ground with permafrost by the mean of the year of the air: normal about -4.38 °C with a variance of 6.43. It speaks of
 * normals of 1961 to 1990; with warmer ones the share is somewhat low, as ground thaws later than the air warms.
 *
 * @source Gruber (2012), The Cryosphere 6, 221-233, doi:10.5194/tc-6-221-2012; the two numbers as the repository ashiklom/hector_permafrost_emit
 *   (analysis/scratch/gruber.R) restates them
 */
const FROZEN = { meanC: -4.38, sigmaC: Math.sqrt(6.43) } as const;

/** POLICY. Lower and nearer the equator than both no year is so cold that one part in a thousand could be frozen; the normals are not asked. */
const NEVER_FROZEN = { latDeg: 38, elevationM: 1800 } as const;

const bands = (rows: readonly (readonly [string, number, string])[]) =>
  once(() =>
    bandsOf(
      rows.map(([, halfWidthKm, axis]) => ({ halfWidthKm, axis })),
      (km) => km + 7 * softKmOf(km),
    ),
  );
const shields = bands(glaciatedShields);
const lavas = bands(lavaFields);

/** What firm ground lies near the surface at a place; empty where none is mapped. Nothing has a step at an outline. */
export function firmGroundAt(lat: number, lon: number, terrain: Terrain): FirmGround[] {
  const platform = 1 / (1 + (terrain.slopeP90Deg / PLATFORM_P90_DEG) ** 2);
  const share = {
    limestone: LIMESTONE.bareShare * platform * bareCarbonateShareAt(lat, lon),
    shield: SHIELD.bareShare * shareOf(shields(), glaciatedShields, { lat, lon }),
    lava: LAVA.bareShare * shareOf(lavas(), lavaFields, { lat, lon }),
  };
  const found: FirmGround[] = [
    { ...LIMESTONE, basis: 'limestone_platform', share: share.limestone },
    { ...SHIELD, basis: 'glaciated_shield', share: share.shield },
    { ...LAVA, basis: 'lava_field', share: share.lava },
    { ...PERMAFROST, basis: 'permafrost', share: frozenShareAt(lat, lon, terrain.elevationM) },
  ];
  return found.filter((ground) => ground.share > 0.001);
}

/** Share of the ground that is permafrost, 0 to 1. */
function frozenShareAt(lat: number, lon: number, elevationM: number): number {
  if (Math.abs(lat) < NEVER_FROZEN.latDeg && elevationM < NEVER_FROZEN.elevationM) return 0;
  const { annualMeanTemperatureC } = normalsHere(lat, lon);
  return normalCdf((FROZEN.meanC - annualMeanTemperatureC) / FROZEN.sigmaC);
}

/** The greatest membership of a place in the rows, 0 to 1. */
function shareOf(
  found: ReturnType<typeof bandsOf>,
  rows: readonly (readonly [string, number, string])[],
  { lat, lon }: { readonly lat: number; readonly lon: number },
): number {
  let greatest = 0;
  found.each(lat, lon, (row, km) => {
    const halfWidthKm = rows[row][1];
    greatest = Math.max(greatest, membership(km, halfWidthKm, softKmOf(halfWidthKm)));
  });
  return greatest;
}
