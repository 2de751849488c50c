import type * as z from 'zod';
import { isKnown, type FactTree } from '../../facts.ts';
import { Z90 } from '../../ground/math/normal.ts';
import type { PARTS, StandardNeeds } from './needs.ts';
import type { ReportDraft } from './schemas.ts';

type Rows = NonNullable<ReportDraft['return_periods']>;
type Answer<V extends { readonly output: z.ZodType }> = z.input<V['output']>;

/** Answers that the rows are read from. */
export interface ReturnPeriodSources {
  readonly tsunami: Answer<typeof PARTS.tsunami>;
  readonly weather: Answer<typeof PARTS.weather>;
  readonly flood: Answer<typeof PARTS.flood>;
}

/** What is passed once in so many years, of every hazard that says so; read from the answers of the endpoints. */
export function returnPeriodRows(
  facts: FactTree<StandardNeeds>,
  { tsunami, weather, flood }: ReturnPeriodSources,
): Rows {
  const modelled = [...tsunamiRows(tsunami), ...windRows(weather), ...seaRows(flood)];
  return [
    ...shakingRows(facts.score.earthquake.hazard),
    ...modelled.map((row) => ({ ...row, value: Number(row.value.toPrecision(DIGITS)) })),
  ];
}

/** Modelled heights and gusts have no interval here that would say how far to trust their digits. */
const DIGITS = 3;

function shakingRows(hazard: FactTree<StandardNeeds>['score']['earthquake']['hazard']): Rows {
  if (!isKnown(hazard)) return [];
  const { pga475G, pga2475G, sa02s2475G, sa1s475G, sa1s2475G } = hazard.value;
  const row = (
    measure: string,
    years: number,
    { mean, p16, p84 }: { readonly mean: number; readonly p16: number; readonly p84: number },
  ) => {
    // The map gives 16 and 84 per cent; the table tells 10 and 90 of the same lognormal.
    const sigma = Math.log(p84 / p16) / 2;
    const middle = Math.sqrt(p16 * p84);
    const has = Number.isFinite(sigma) && Number.isFinite(middle);
    return {
      hazard: 'earthquake',
      measure,
      unit: 'g',
      return_period_yr: years,
      value: mean,
      p10: has ? middle * Math.exp(-Z90 * sigma) : null,
      p90: has ? middle * Math.exp(Z90 * sigma) : null,
      source: 'georisk/score, hazard map',
    };
  };
  const rows = [
    row('peak ground acceleration on rock', 475, pga475G),
    row('peak ground acceleration on rock', 2475, pga2475G),
    row('spectral acceleration at 0.2 s on rock', 2475, sa02s2475G),
    row('spectral acceleration at 1 s on rock', 475, sa1s475G),
    row('spectral acceleration at 1 s on rock', 2475, sa1s2475G),
  ];
  return rows.filter(({ value }) => Number.isFinite(value));
}

function tsunamiRows(answer: ReturnPeriodSources['tsunami']): Rows {
  if (answer.state !== 'known') return [];
  const heights = [
    [475, answer.coastal_height_475yr_m],
    [975, answer.coastal_height_975yr_m],
    [2475, answer.coastal_height_2475yr_m],
  ] as const;
  return heights.flatMap(([years, value]) =>
    value === null
      ? []
      : [
          {
            hazard: 'tsunami',
            measure: 'height at the shore',
            unit: 'm',
            return_period_yr: years,
            value,
            p10: null,
            p90: null,
            source: 'tsunami/predict',
          },
        ],
  );
}

function windRows({ hurricane, windstorm }: ReturnPeriodSources['weather']): Rows {
  const tropical = (hurricane?.wind_by_return_period ?? []).flatMap(
    ({ return_period_yr, gust_3s_mps }) =>
      gust_3s_mps === null || gust_3s_mps === 0
        ? []
        : [wind('tropical-cyclone gust (3 s)', return_period_yr, gust_3s_mps)],
  );
  return [
    ...tropical,
    ...(windstorm?.gust_by_return_period ?? []).map(({ return_period_yr, gust_3s_mps }) =>
      wind('wind-storm gust (3 s)', return_period_yr, gust_3s_mps),
    ),
  ];
}

function wind(measure: string, years: number, value: number): Rows[number] {
  return {
    hazard: 'weather',
    measure,
    unit: 'm/s',
    return_period_yr: years,
    value,
    p10: null,
    p90: null,
    source: 'weather/context',
  };
}

function seaRows({ sea, river }: ReturnPeriodSources['flood']): Rows {
  const source = 'weather/flood-forecast';
  const levels = (sea?.levels ?? []).map(({ return_period_yr, level_m }) => ({
    hazard: 'flood',
    measure: 'sea level above the mean of 1995-2014',
    unit: 'm',
    return_period_yr,
    value: level_m,
    p10: null,
    p90: null,
    source,
  }));
  const depths = (river?.depths ?? []).map(({ return_period_yr, depth_m }) => ({
    hazard: 'flood',
    measure: `depth of water from ${river?.name ?? 'the river'}`,
    unit: 'm',
    return_period_yr,
    value: depth_m,
    p10: null,
    p90: null,
    source,
  }));
  return [...levels, ...depths];
}
