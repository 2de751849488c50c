import * as z from 'zod';
import type { gaugeSeries } from '../../../engines/ground/datasets/water.ts';
import type { Parsed, RawReply } from '../connector.ts';
import { FLOW, scaled, STAGE } from './gaugeUnits.ts';
import {
  data,
  empty,
  fromXml,
  list,
  refusal,
  rowsOf,
  unavailable,
  type Unavailable,
} from '../pipeline/reply.ts';
import { loose, strict } from './values.ts';

type Point = z.output<typeof gaugeSeries.answer>['points'][number];

/** An element's text, with attributes or without. */
const inner = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && '#text' in value ? value['#text'] : value;
const Datum = z.object({
  valid: z.preprocess(inner, strict.time),
  primary: z.preprocess(inner, loose.number),
  secondary: z.preprocess(inner, loose.number),
});
const Series = z
  .object({
    '@primaryUnits': loose.text,
    '@secondaryUnits': loose.text,
    '@issued': loose.time,
    datum: z.unknown().optional(),
  })
  .optional();
const Site = z.object({
  site: z.object({
    '@id': strict.text,
    '@generationtime': loose.time,
    observed: Series,
    forecast: Series,
  }),
});
type Site = z.output<typeof Site>['site'];

/** Whether a text is a hydrologic bulletin: XML documents, one for each gauge and quantity, below a heading. */
export const isHml = (text: string): boolean => /<\?xml[^>]*>\s*<site[\s>]/.test(text);

/**
 * Reads a bulletin of observed or forecast stages. Documents of the same gauge are one series, whichever quantity comes first in them.
 * @param asked the gauge and the kind of series; without them, the first gauge, observed rather than forecast
 */
export function readHml(
  reply: RawReply,
  asked: { readonly gaugeId?: string; readonly kind?: 'observed' | 'forecast' },
): Parsed<z.output<typeof gaugeSeries.answer>> {
  const sites = sitesOf(reply);
  if (!Array.isArray(sites)) return sites;
  const gaugeId = asked.gaugeId ?? sites[0]?.['@id'];
  const own = sites.filter((site) => site['@id'].toUpperCase() === gaugeId?.toUpperCase());
  if (own.length === 0) return unavailable('the bulletin does not hold the gauge');
  const kind =
    asked.kind ?? (own.some(({ observed }) => observed !== undefined) ? 'observed' : 'forecast');
  const found = own.flatMap((site) =>
    site[kind] === undefined
      ? []
      : [{ series: site[kind], issuedAt: site[kind]['@issued'] ?? site['@generationtime'] }],
  );
  if (found.length === 0) return empty({ issuedAt: null, points: [] });
  const issuedAt = found[0]?.issuedAt ?? null;
  const points = new Map<string, Point>();
  for (const { series } of found) {
    const rows = pointsOf(series);
    if (!Array.isArray(rows)) return rows;
    for (const row of rows)
      points.set(row.at, {
        at: row.at,
        stageM: points.get(row.at)?.stageM ?? row.stageM,
        flowM3s: points.get(row.at)?.flowM3s ?? row.flowM3s,
      });
  }
  const told = [...points.values()].toSorted((a, b) => a.at.localeCompare(b.at));
  return list(told, { issuedAt, points: told }, issuedAt);
}

function sitesOf(reply: RawReply): Site[] | Unavailable {
  const refused = refusal(reply);
  if (refused !== undefined) return refused;
  const sites: Site[] = [];
  for (const text of reply.text.split(/(?=<\?xml)/).slice(1)) {
    const read = fromXml(
      { ...reply, text: text.replace(/<\/site>[\s\S]*$/, '</site>') },
      (document) => {
        const parsed = Site.safeParse(document);
        return parsed.success
          ? data(parsed.data.site, null)
          : unavailable('a document of the bulletin is not of a gauge');
      },
    );
    if (read.outcome === 'unavailable') return read;
    sites.push(read.value);
  }
  return sites;
}

/** Values of a series that say something; the unit tells stage from flow. */
function pointsOf(series: NonNullable<z.output<typeof Series>>): Point[] | Unavailable {
  const { datum, '@primaryUnits': first, '@secondaryUnits': second } = series;
  const rows: unknown[] = datum === undefined ? [] : Array.isArray(datum) ? datum : [datum];
  return rowsOf(rows, Datum, ({ valid, primary, secondary }) => {
    const by = (units: Readonly<Record<string, number>>) =>
      scaled(primary, units[first ?? '']) ?? scaled(secondary, units[second ?? '']);
    const point = { at: valid, stageM: by(STAGE), flowM3s: by(FLOW) };
    return point.stageM === null && point.flowM3s === null ? undefined : point;
  });
}
