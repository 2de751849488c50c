import * as z from 'zod';
import type {
  LossAlert,
  lossAlerts,
  lossEstimates,
} from '../../../engines/ground/datasets/eventProducts.ts';
import type { Parsed, RawReply } from '../connector.ts';
import { data, fromJson, listOf } from '../pipeline/reply.ts';
import { loose, strict, within } from './values.ts';

const level = z.enum(['green', 'yellow', 'orange', 'red']);
const Bin = z.object({
  color: level,
  min: strict.number.pipe(z.number().min(0)),
  max: strict.number.pipe(z.number().min(0)),
  probability: z.number().min(0).max(1),
});
const Alert = z.object({
  level: level.nullable().catch(null),
  summary: z.boolean().nullable().catch(null),
  bins: z.array(Bin).min(1),
});
const Alerts = z
  .object({ fatality: z.unknown(), economic: z.unknown() })
  .partial()
  .refine((body) => body.fatality !== undefined || body.economic !== undefined);
const Either = z.union([
  z
    .object({ kind: z.literal('fatality'), alert: Alert })
    .transform((found) => ({ ...found, unit: 'deaths' as const })),
  // The file says USD; its bounds are millions of them.
  z
    .object({ kind: z.literal('economic'), alert: Alert })
    .transform((found) => ({ ...found, unit: 'million_usd' as const })),
]);

/** Reads `alerts.json`. */
export function fromLossAlerts(reply: RawReply): Parsed<z.output<typeof lossAlerts.answer>> {
  return fromJson(reply, Alerts, ({ fatality, economic }) =>
    listOf(
      [
        { kind: 'fatality', alert: fatality },
        { kind: 'economic', alert: economic },
      ],
      Either,
      {
        read: ({ kind, unit, alert }): LossAlert => ({
          kind,
          unit,
          level: alert.level,
          isSummary: alert.summary,
          bins: alert.bins.map(({ color, min, max, probability }) => ({
            level: color,
            min,
            max,
            probability,
          })),
        }),
        wrap: (alerts) => ({ alerts }),
      },
    ),
  );
}

const country = z.object({ country_code: z.string().length(2) });
const Losses = z.object({
  empirical_fatality: z.object({
    total_fatalities: loose.number,
    country_fatalities: z.array(country.extend({ fatalities: loose.number })),
  }),
  empirical_economic: z.object({
    total_dollars: loose.number,
    country_dollars: z.array(country.extend({ us_dollars: loose.number })),
  }),
  semi_empirical_fatalities: z.object({ fatalities: loose.number }).nullish().catch(null),
});

const atLeastNone = (value: number | null | undefined) => within(value, 0, 1e15) ?? null;

/** Reads `losses.json`. */
export function fromLossEstimates(reply: RawReply): Parsed<z.output<typeof lossEstimates.answer>> {
  return fromJson(
    reply,
    Losses,
    ({
      empirical_fatality: fatality,
      empirical_economic: economic,
      semi_empirical_fatalities: byBuildings,
    }) => {
      const deaths = new Map(
        fatality.country_fatalities.map((each) => [each.country_code, each.fatalities]),
      );
      const dollars = new Map(
        economic.country_dollars.map((each) => [each.country_code, each.us_dollars]),
      );
      const countries = [...new Set([...deaths.keys(), ...dollars.keys()])];
      return data(
        {
          deaths: atLeastNone(fatality.total_fatalities),
          lossUsd: atLeastNone(economic.total_dollars),
          deathsByBuildings: atLeastNone(byBuildings?.fatalities),
          countries: countries.map((code) => ({
            country: code,
            deaths: atLeastNone(deaths.get(code)),
            lossUsd: atLeastNone(dollars.get(code)),
          })),
        },
        null,
      );
    },
  );
}
