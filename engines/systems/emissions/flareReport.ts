import type * as z from 'zod';
import { distanceKm } from '../../ground/earth/geodesy.ts';
import { DAYS_PER_YEAR } from '../../ground/math/time.ts';
import { onWire } from '../../onWire.ts';
import { pick } from '../../pick.ts';
import { combustionEmissions } from './combustion.ts';
import { flareLevers } from './flareLevers.ts';
import { dutyCycle, volumeByNightfireBcmPerYear, volumeFromHeatM3PerDay } from './flareVolume.ts';
import type { HotSource } from './hotSources.ts';
import type { flareReport } from './schemas.ts';
import {
  ASSOCIATED_METHANE,
  DESTRUCTION,
  GLOBAL_FLARING,
  GWP100_METHANE,
  PERSISTENT_NIGHTS,
  VOLCANO_KM,
  VOLUME_FACTOR,
} from './tables.ts';

type Report = z.input<typeof flareReport>;
type SourceRow = Report['sources'][number];

const MOST = 100;

/** Where was looked, and what may look like a flare there. */
export interface Search {
  readonly lat: number;
  readonly lon: number;
  readonly nights: number;
  readonly volcanoes: readonly { readonly lat: number; readonly lon: number }[];
}

type Findings = Pick<
  Report,
  | 'persistent_sources'
  | 'transient_sources'
  | 'sources'
  | 'radiant_heat_mw'
  | 'quantity'
  | 'nightfire_check'
  | 'emissions'
  | 'world'
  | 'levers'
>;

/** What the hot places of the search come to: persistent sources, the gas they burn and what that emits. */
export function flareFindings(found: readonly HotSource[], search: Search): Findings {
  const lasting = found.filter(({ nights }) => nights >= PERSISTENT_NIGHTS);
  const persistent = lasting.map((each) => sourceRow(each, search));
  const isVolcanic = (each: HotSource): boolean => isVolcano(each, search);
  const flares = persistent.filter(({ kind }) => kind === 'flare_or_industry');
  const volume = sum(flares.map(({ volume_m3_per_day }) => volume_m3_per_day ?? 0));
  const check = sum(
    flares.map(({ radiant_heat_mw, duty }) => volumeByNightfireBcmPerYear(radiant_heat_mw, duty)),
  );
  return {
    persistent_sources: persistent.length,
    transient_sources: found.length - persistent.length,
    sources: persistent.slice(0, MOST),
    radiant_heat_mw: sum(flares.map(({ radiant_heat_mw, duty }) => radiant_heat_mw * duty)),
    quantity: {
      name: 'gas_flared',
      value: volume,
      unit: 'm3/day',
      p10: volume / VOLUME_FACTOR,
      p50: volume,
      p90: volume * VOLUME_FACTOR,
    },
    nightfire_check: {
      volume_bcm_per_yr: check,
      note: 'By the Nightfire calibration with an assumed flame temperature; its slope is unverified',
    },
    emissions: bothEmissions(volume),
    world: shareOfWorld(volume),
    levers: flareLevers(
      {
        flares: lasting.filter((each) => !isVolcanic(each)),
        volcanic: lasting.filter(isVolcanic),
        transient: found.filter(({ nights }) => nights < PERSISTENT_NIGHTS),
      },
      search.nights,
    ),
  };
}

function isVolcano({ lat, lon }: HotSource, { volcanoes }: Search): boolean {
  return volcanoes.some((each) => distanceKm(each.lat, each.lon, lat, lon) <= VOLCANO_KM);
}

function bothEmissions(volumeM3PerDay: number): Report['emissions'] {
  return {
    nominal: emissionsOf(volumeM3PerDay, DESTRUCTION.nominal, 'nominal design value'),
    observed: emissionsOf(
      volumeM3PerDay,
      DESTRUCTION.observed,
      'measured from aircraft over three US basins, unlit flares included',
    ),
  };
}

function shareOfWorld(volumeM3PerDay: number): Report['world'] {
  const world = GLOBAL_FLARING.at(-1);
  if (!world) return null;
  return {
    year: world.year,
    flared_bcm: world.flaredBcm,
    share_of_world: (volumeM3PerDay * DAYS_PER_YEAR) / (world.flaredBcm * 1e9),
  };
}

function sourceRow(source: HotSource, search: Search): SourceRow {
  const { lat, lon, nights } = search;
  const isVolcanic = isVolcano(source, search);
  const duty = dutyCycle(source.nights, nights);
  return {
    lat: source.lat,
    lon: source.lon,
    distance_km: distanceKm(lat, lon, source.lat, source.lon),
    nights: source.nights,
    detections: source.detections,
    kind: isVolcanic ? 'volcano' : 'flare_or_industry',
    ...onWire(pick(source, 'radiantHeatMw', 'maxRadiantHeatMw')),
    duty,
    volume_m3_per_day: isVolcanic ? null : volumeFromHeatM3PerDay(source.radiantHeatMw, duty),
    ...onWire(pick(source, 'firstAt', 'lastAt')),
  };
}

function emissionsOf(
  volumeM3: number,
  destruction: number,
  basis: string,
): NonNullable<Report['emissions']>['nominal'] {
  const { co2T, ch4T, co2eT } = combustionEmissions({
    volumeM3,
    destruction,
    methaneFraction: ASSOCIATED_METHANE,
    gwpMethane: GWP100_METHANE,
  });
  return {
    destruction_efficiency: destruction,
    basis,
    co2_t_per_day: co2T,
    ch4_t_per_day: ch4T,
    co2e_t_per_day: co2eT,
    co2e_t_per_yr: co2eT * DAYS_PER_YEAR,
  };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
