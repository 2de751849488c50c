import { DAYS_PER_YEAR } from '../../ground/math/time.ts';
import type * as z from 'zod';
import { scoreAt, scoredBy } from '../../levels.ts';
import { leversOf, type Alternative } from '../answer/lever.ts';
import { checkedCounts, checkedWords } from '../answer/registerChecked.ts';
import { unscored } from '../answer/scored.ts';
import type { NearPlant } from './nearPlants.ts';
import { heldBack, intakeLimitC, waterUse, type CoolingSite } from './plantWater.ts';
import type { nexusReply } from './schemas.ts';
import { nexusWords } from './nexusWords.ts';
import { daysAbove, streamTemperatureC } from './streamTemperature.ts';
import {
  CAPACITY_FACTOR,
  CURTAILMENT_ANCHORS,
  REFERENCE_PLANT,
  STREAM_LEVELS_C,
} from './tables/parameters.ts';
import { COOLING_CHECKED, POSITION_CHECKED } from './tables/checkedPlants.ts';
import { PLANT_ROWS, PLANT_SOURCE, type CoolingCode } from './tables/plants.ts';

type Reply = z.input<typeof nexusReply>;

const FUEL = {
  n: 'nuclear',
  c: 'coal',
  g: 'gas_combined_cycle',
  s: 'gas_or_oil_steam',
  p: 'solar_thermal',
} as const;
const COOLING = { t: 'tower', o: 'once_through', m: 'sea_water', d: 'dry', p: 'pond' } as const;
const LISTED = 25;
const CHECKED = checkedCounts(
  PLANT_ROWS.map(([name]) => name),
  POSITION_CHECKED,
  COOLING_CHECKED,
);
/** Hours of a Julian year. */
const HOURS_PER_YEAR = 24 * DAYS_PER_YEAR;

/** What the answer is made of. */
export interface NexusView {
  readonly place: { readonly lat: number; readonly lon: number; readonly radiusKm: number };
  readonly plants: readonly NearPlant[];
  readonly site: CoolingSite;
  readonly stress: Reply['water_stress'];
  readonly stressReason: string | undefined;
  /** The same place in 2050; undefined: the warming is not known. */
  readonly future: CoolingSite | undefined;
}

type Cooled = Pick<NearPlant, 'fuel' | 'cooling' | 'mw'> &
  Partial<Pick<NearPlant, 'country' | 'river'>>;

/** The answer for a place. */
export function nexusReport(view: NexusView): Reply {
  const { place, plants, site, stress, stressReason } = view;
  const counted: readonly Cooled[] = plants.length > 0 ? plants : [REFERENCE_PLANT];
  const common = {
    lat: place.lat,
    lon: place.lon,
    radius_km: place.radiusKm,
    basis: plants.length > 0 ? ('listed_plants' as const) : ('reference_plant' as const),
    water_stress: stress,
    ...(stressReason === undefined ? {} : { water_stress_reason: stressReason }),
    stream_temperature: streamOf(site),
    plants: plants.slice(0, LISTED).map((plant) => plantReply(plant, site)),
    plants_within_radius: plants.length,
    ...sumsOf(plants),
    register_size: PLANT_ROWS.length,
    register_checked: CHECKED,
    register_source: PLANT_SOURCE,
  };
  const days = meanDays(counted, site);
  if (!days) {
    const reason = unknownFor(view);
    return {
      ...common,
      ...unscored(reason),
      by_2050: null,
      summary: `The water risk of power is unknown: ${reason}.`,
      warnings: warningsOf(view),
    };
  }
  const quantity = { name: 'curtailment_days_per_year', unit: 'd/yr', ...days };
  const body = {
    ...common,
    ...scoredBy(CURTAILMENT_ANCHORS, quantity),
    by_2050: in2050(counted, view.future),
    levers: leversOf(CURTAILMENT_ANCHORS, days.value, alternatives(counted, view)),
  };
  return { ...body, summary: nexusWords(body), warnings: warningsOf(view) };
}

function unknownFor({ site, stressReason }: NexusView): string {
  return stressReason === undefined || site.monthsC === undefined
    ? 'neither the climate nor the water stress of the place is known'
    : `the water stress of the place is not known (${stressReason}), and warm water does not hold such plants back`;
}

function in2050(plants: readonly Cooled[], future: CoolingSite | undefined): Reply['by_2050'] {
  const days = future && meanDays(plants, future)?.value;
  return days === undefined
    ? null
    : {
        curtailment_days_per_yr: days,
        score: scoreAt(CURTAILMENT_ANCHORS, days),
        scenario: 'SSP2-4.5',
      };
}

/** Days held back, weighted by capacity. */
function meanDays(plants: readonly Cooled[], site: CoolingSite) {
  let [mw, value, p10, p90] = [0, 0, 0, 0];
  for (const plant of plants) {
    const held = heldBack(plant, site);
    if (!held) return undefined;
    mw += plant.mw;
    value += plant.mw * held.days;
    p10 += plant.mw * held.p10;
    p90 += plant.mw * held.p90;
  }
  return { value: value / mw, p10: p10 / mw, p50: value / mw, p90: p90 / mw };
}

function plantReply(plant: NearPlant, site: CoolingSite): Reply['plants'][number] {
  const use = plant.cooling === 'm' ? null : waterUse(plant.fuel, plant.cooling);
  const held = heldBack(plant, site);
  return {
    name: plant.name,
    country: plant.country,
    lat: plant.lat,
    lon: plant.lon,
    distance_km: plant.km,
    fuel: FUEL[plant.fuel],
    cooling: COOLING[plant.cooling],
    capacity_mw: plant.mw,
    looked_up: [
      ...(POSITION_CHECKED.has(plant.name) ? ['position' as const] : []),
      ...(COOLING_CHECKED.has(plant.name) ? ['cooling' as const] : []),
    ],
    withdrawal_l_per_mwh: use?.withdrawalLPerMwh ?? null,
    consumption_l_per_mwh: use?.consumptionLPerMwh ?? null,
    consumption_mm3_per_yr: use ? yearlyMm3(plant, use.consumptionLPerMwh) : null,
    intake_limit_c: intakeLimitC(plant) ?? null,
    river: plant.river
      ? {
          name: plant.river.river,
          warmest_month_c: plant.river.warmestMonthC,
          summer_flow_m3_s: plant.river.summerFlowM3s,
          source: plant.river.source,
        }
      : null,
    curtailment: held
      ? {
          days_per_yr: held.days,
          by_temperature_days: held.temperature,
          by_scarcity_days: held.scarcity,
          p10: held.p10,
          p90: held.p90,
        }
      : null,
  };
}

function yearlyMm3({ fuel, mw }: Cooled, litresPerMwh: number): number {
  return (mw * HOURS_PER_YEAR * CAPACITY_FACTOR[fuel] * litresPerMwh) / 1e9;
}

function sumsOf(plants: readonly NearPlant[]) {
  const fresh = plants.filter(({ cooling }) => cooling !== 'm' && cooling !== 'd');
  const sum = (list: readonly NearPlant[], of: (plant: NearPlant) => number): number =>
    list.reduce((all, plant) => all + of(plant), 0);
  return {
    capacity_within_radius_mw: sum(plants, ({ mw }) => mw),
    capacity_on_fresh_water_mw: sum(fresh, ({ mw }) => mw),
    consumption_mm3_per_yr: sum(fresh, (plant) =>
      yearlyMm3(plant, waterUse(plant.fuel, plant.cooling)?.consumptionLPerMwh ?? 0),
    ),
  };
}

function streamOf({ monthsC }: CoolingSite): Reply['stream_temperature'] {
  if (!monthsC) return null;
  return {
    july_or_warmest_c: streamTemperatureC(Math.max(...monthsC)),
    days_above_27_c: daysAbove(monthsC, STREAM_LEVELS_C.warm),
    days_above_32_c: daysAbove(monthsC, STREAM_LEVELS_C.hot),
  };
}

function alternatives(plants: readonly Cooled[], { site }: NexusView): Alternative[] {
  const cooled = (cooling: CoolingCode): number =>
    meanDays(
      plants.map((plant) => ({ ...plant, cooling })),
      site,
    )?.value ?? 0;
  const other = (change: Partial<CoolingSite>): number =>
    meanDays(plants, { ...site, ...change })?.value ?? 0;
  return [
    ['all of them cooled by once-through river water', cooled('o')],
    ['all of them with towers', cooled('t')],
    ['all of them cooled by air', cooled('d')],
    ['no water stress', other({ stress: { score: 0, low: 0, high: 0 } })],
    [
      'air two degrees warmer',
      other({ monthsC: site.monthsC?.map((airC) => airC + 2), usualMonthsC: site.monthsC }),
    ],
  ];
}

function warningsOf({ plants, site, stressReason }: NexusView): string[] {
  const out = [
    'Stream temperature is worked out from the air over the place unless a plant names its river; the plant’s own permit decides when it is held back.',
    `The register holds large plants only; smaller ones are not counted. ${checkedWords(CHECKED)}`,
  ];
  if (plants.length === 0)
    out.push('No plant is listed near: the score is that of a plant that could stand here.');
  if (plants.some(({ cooling }) => cooling === 'm'))
    out.push(
      'Plants on sea water are not held back by fresh water; warm seas and jellyfish are not counted.',
    );
  if (site.monthsC === undefined)
    out.push('The climate of the place is not known: warm water is not counted.');
  if (stressReason !== undefined)
    out.push(`Water stress is not known, and scarcity is not counted: ${stressReason}.`);
  return out;
}
