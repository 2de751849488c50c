import type { Volcano } from '../../ground/datasets/volcanoes.ts';
import { bearingDeg } from '../../ground/earth/geodesy.ts';
import type { Activity } from './activity.ts';
import type { SpherePoint } from '../../ground/earth/spherePoint.ts';
import { normalCdfQuick } from '../../ground/math/normal.ts';
import { laharReach, pyroclasticReachKm, reachChance } from './flowReach.ts';
import {
  drawnValleyCount,
  otherLaharsPerYear,
  REACH_LN_SIGMA,
  valleyLaharChance,
  valleysAt,
  type ValleyAtSite,
} from './laharValleys.ts';
import {
  ENERGY_CONE,
  FLUID_LAVA,
  ICE_CLAD,
  KIND_OF,
  LAHAR_CHANNEL,
  LAHAR_VOLUME_M3,
  LAVA,
  LAVA_FLOW,
  OPEN_SIDE_SHARE,
  PHENOMENA,
  SURGES_ALL_ROUND,
  VALLEY,
} from './tables.ts';
import { SECTORS } from './tables/sectors.ts';
import { VENTS } from './tables/vents.ts';
import { drawnVents, ventKm, type Vent, type VentsAtSite } from './vents.ts';

/** A place as flows along the ground see it. */
export interface Site {
  readonly lat: number;
  readonly lon: number;
  /** Ground elevation, m; null where not known: taken as a tenth of the summit's. */
  readonly elevationM: number | null;
}

/** The ways along the ground from one volcano to one site. */
export interface GroundPaths {
  /** Rifts, fissures or a field of vents are drawn. */
  readonly ventsDrawn: boolean;
  readonly nearestVentKm: number;
  /** Median reach of lava, km, and the chance that the lava of an eruption that has some comes to the site. */
  readonly lavaKm: number;
  readonly lava: number;
  /** Height of the vents, and of the summit, above the site, km, 0 or more. */
  readonly dropKm: number;
  readonly summitDropKm: number;
  /** Distance that stands for all vents, km. */
  readonly fromVentKm: number;
  readonly laharShares: readonly number[];
  /** Ice, snow or a lake feeds its lahars. */
  readonly fedByIce: boolean;
  /** Undefined where no valley of the volcano is drawn. */
  readonly valleys: readonly ValleyAtSite[] | undefined;
  readonly drawnValleys: number;
  /** Lahars a year that need no eruption. */
  readonly otherLaharsPerYear: number;
  /** How much more often than to all sides alike small and middling flows take this side: 1 where no side is open. */
  readonly openSide: number;
  /** Share of explosive eruptions with surges to all sides; undefined where flows take some of the sides. */
  readonly surges: number | undefined;
  /** The open side, and whether the site lies on it; undefined where none is known. */
  readonly sector: { readonly name: string; readonly faces: boolean } | undefined;
}

/** The drawn valley on whose ground a place most likely lies. */
export const likeliestValley = (paths: GroundPaths | undefined): ValleyAtSite | undefined =>
  paths?.valleys?.toSorted((a, b) => b.inside - a.inside)[0];

/** What of the ground about a volcano does not depend on the site: read off the tables once. */
export interface VolcanoGround {
  readonly volcano: Volcano;
  /** Null where none are drawn. */
  readonly vents: readonly Vent[] | null;
  readonly summitM: number;
  readonly lavaKm: number;
  /** Share of the sides that lava covers which spreads, 0 where none is published. */
  readonly lavaSides: number;
  readonly laharShares: readonly number[];
  readonly fedByIce: boolean;
  readonly drawnValleys: number;
  readonly sector: (typeof SECTORS)[number] | undefined;
}

/** What is known of the ground about a volcano. */
export function volcanoGround(volcano: Volcano): VolcanoGround {
  const { gvpNumber, volcanoType, elevationM } = volcano;
  const fluid = FLUID_LAVA[gvpNumber];
  const fedByIce = ICE_CLAD.has(gvpNumber);
  return {
    volcano,
    vents: drawnVents(volcano),
    summitM: Math.max(0, elevationM),
    lavaKm: VENTS[gvpNumber]?.lavaKm ?? fluid?.reachKm ?? LAVA.reachKm[KIND_OF[volcanoType]],
    lavaSides: fluid?.sector ?? 0,
    laharShares: fedByIce ? PHENOMENA.laharFromIce : PHENOMENA.lahar,
    fedByIce,
    drawnValleys: drawnValleyCount(volcano),
    sector: SECTORS[gvpNumber],
  };
}

/**
 * What of the ground between a volcano and a site is known: its vents, valleys and open side.
 *
 * @param point  where the site is
 * @param seen   the vents, drawn or not, as the site sees them
 */
export function groundPaths(
  ground: VolcanoGround,
  { site, point }: { readonly site: Site; readonly point: SpherePoint },
  seen: VentsAtSite,
): GroundPaths {
  const { volcano, summitM, drawnValleys } = ground;
  const siteM = site.elevationM ?? 0.1 * summitM;
  const valleys = drawnValleys === 0 ? undefined : valleysAt(volcano, site.lat, site.lon);
  return {
    surges: SURGES_ALL_ROUND[volcano.gvpNumber],
    ventsDrawn: ground.vents !== null,
    nearestVentKm: seen.nearestKm,
    lavaKm: ground.lavaKm,
    lava: lavaChance(ground, { point, siteM, fromVentKm: seen.km }),
    dropKm: Math.max(0, seen.elevationM - siteM) / 1000,
    summitDropKm: Math.max(0, summitM - siteM) / 1000,
    fromVentKm: seen.km,
    laharShares: ground.laharShares,
    fedByIce: ground.fedByIce,
    valleys,
    drawnValleys,
    otherLaharsPerYear: valleys ? otherLaharsPerYear(volcano, valleys, drawnValleys) : 0,
    ...openSideOf(ground, site),
  };
}

interface LavaWay {
  readonly point: SpherePoint;
  readonly siteM: number;
  readonly fromVentKm: number;
}

/**
 * Share of the sides that one flow takes at a distance: a flow stays about as wide as it is, and runs down the half that lies below its vent, so
 * that its share falls with the distance; never less than what is published for a volcano whose lava spreads.
 */
function lavaSides(listed: number, km: number): number {
  return Math.min(0.5, Math.max(listed, LAVA_FLOW.widthKm / (Math.PI * km)));
}

/** Chance that the lava of an eruption comes to a site: over where it may open, how far it runs, its share of the sides, and downhill. */
function lavaChance(
  { vents, summitM, lavaKm, lavaSides: listed }: VolcanoGround,
  { point, siteM, fromVentKm }: LavaWay,
): number {
  const downhill = (ventM: number) => normalCdfQuick((ventM - siteM) / LAVA_FLOW.heightSigmaM);
  if (!vents) {
    const km = Math.max(0.5, fromVentKm);
    const reached = reachChance(lavaKm, km, LAVA.lnSigma);
    return reached === 0 ? 0 : lavaSides(listed, km) * downhill(summitM) * reached;
  }
  let chance = 0;
  for (const vent of vents) {
    const km = Math.max(0.5, ventKm(vent, point));
    const reached = reachChance(lavaKm, km, LAVA.lnSigma);
    if (reached === 0) continue;
    chance += vent.share * lavaSides(listed, km) * downhill(vent.elevationM) * reached;
  }
  return chance;
}

/** POLICY. Softness of the edges of an open side, degrees. */
const EDGE_DEG = 15;

function openSideOf(
  { volcano, sector }: VolcanoGround,
  { lat, lon }: Site,
): Pick<GroundPaths, 'openSide' | 'sector'> {
  if (!sector) return { openSide: 1, sector: undefined };
  const bearing = bearingDeg(volcano.lat, volcano.lon, lat, lon);
  const off = Math.abs(((bearing - sector.bearingDeg + 540) % 360) - 180);
  // The edges are as soft as the bearings are known.
  const within = normalCdfQuick((sector.widthDeg / 2 - off) / EDGE_DEG);
  const openSide =
    (within * OPEN_SIDE_SHARE * 360) / sector.widthDeg +
    ((1 - within) * (1 - OPEN_SIDE_SHARE) * 360) / (360 - sector.widthDeg);
  const faces = within >= 0.5;
  return { openSide, sector: { name: sector.name, faces } };
}

/** Chances that one eruption reaches a site along the ground. */
export interface GroundChances {
  readonly flow: number;
  readonly lahar: number;
  readonly lava: number;
}

const LAHAR_REACH = LAHAR_VOLUME_M3.map(laharReach);
/** Weight of the open side by VEI 0 to 7. */
const OPEN_SIDE_BY_VEI = [1, 1, 1, 1, 1, 0.5, 0, 0] as const;

/**
 * Chances that an eruption of a VEI, 0 to 7, sends a pyroclastic flow, a lahar or lava to a site.
 *
 * @param activity  what part of an eruption, and of its lava, a year holds by VEI, 0 to 1
 */
export function groundChances(
  paths: GroundPaths,
  vei: number,
  { yearShare, lavaShare }: Pick<Activity, 'yearShare' | 'lavaShare'>,
): GroundChances {
  const share = yearShare[vei];
  const reach = pyroclasticReachKm(vei, paths.dropKm);
  return {
    flow: share * flowToSide(paths, vei) * reachChance(reach, paths.fromVentKm, REACH_LN_SIGMA),
    lahar: share * paths.laharShares[vei] * laharChance(paths, vei),
    lava: lavaShare[vei] * PHENOMENA.lavaFlow[vei] * paths.lava,
  };
}

/** Chance that an eruption of a VEI has flows or surges that take the side of the site. */
function flowToSide({ surges, openSide }: GroundPaths, vei: number): number {
  if (surges !== undefined && vei >= 2) return Math.max(surges, PHENOMENA.pyroclasticFlow[vei]);
  const gain = 1 + (openSide - 1) * OPEN_SIDE_BY_VEI[vei];
  return PHENOMENA.pyroclasticFlow[vei] * Math.min(1, ENERGY_CONE.sector[vei] * gain);
}

/** Down the drawn valleys, and the rest to all sides; to all sides alone where none is drawn. */
function laharChance(paths: GroundPaths, vei: number): number {
  // To a site above the vent nothing flows, nor from a vent under water, whose height counts as that of the sea.
  const relief = Math.min(1, paths.summitDropKm / 0.3);
  if (relief === 0) return 0;
  const { reachKm, widthKm } = LAHAR_REACH[vei];
  const sides = Math.min(1, (LAHAR_CHANNEL.valleys * widthKm) / (2 * Math.PI * paths.fromVentKm));
  const anywhere = reachChance(reachKm, paths.fromVentKm, REACH_LN_SIGMA) * sides;
  if (paths.valleys === undefined) return relief * anywhere;
  const { valleys, drawnValleys, fedByIce: byIce } = paths;
  const inValleys = valleyLaharChance(vei, valleys, { drawnValleys, byIce });
  return relief * (1 - (1 - inValleys) * (1 - VALLEY.undrawn * anywhere));
}
