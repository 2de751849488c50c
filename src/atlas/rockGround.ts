import { bareCarbonateShareAt } from './karst.ts';
import { glaciatedShields } from './data/glaciatedShields.ts';
import { once } from './geography/once.ts';
import { bandsOf, membership, softKmOf } from './geography/shapes.ts';
import type { Terrain } from './geography/terrain.ts';

/** Rock at or near the surface where slopes tell of soft ground. */
export interface RockGround {
  readonly basis: 'limestone_platform' | 'glaciated_shield';
  readonly vs30Mps: number;
  readonly lnSigma: number;
  /** Share of the ground that it is, 0 to 1. */
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

const shields = once(() =>
  bandsOf(
    glaciatedShields.map(([, halfWidthKm, axis]) => ({ halfWidthKm, axis })),
    (km) => km + 7 * softKmOf(km),
  ),
);

/** What rock lies near the surface at a place; empty where none is mapped. Nothing has a step at an outline. */
export function rockGroundAt(lat: number, lon: number, terrain: Terrain): RockGround[] {
  const platform = 1 / (1 + (terrain.slopeP90Deg / PLATFORM_P90_DEG) ** 2);
  const found: RockGround[] = [
    {
      ...LIMESTONE,
      basis: 'limestone_platform',
      share: LIMESTONE.bareShare * platform * bareCarbonateShareAt(lat, lon),
    },
    { ...SHIELD, basis: 'glaciated_shield', share: SHIELD.bareShare * shieldShareAt(lat, lon) },
  ];
  return found.filter(({ share }) => share > 0.001);
}

function shieldShareAt(lat: number, lon: number): number {
  let greatest = 0;
  shields().each(lat, lon, (row, km) => {
    const halfWidthKm = glaciatedShields[row][1];
    greatest = Math.max(greatest, membership(km, halfWidthKm, softKmOf(halfWidthKm)));
  });
  return greatest;
}
