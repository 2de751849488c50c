import * as z from 'zod';
import { figures, safe, table, tag, words } from './markup.ts';
import { scoreBars } from './plots.ts';
import { premiumSections } from './premiumSections.ts';
import type { LocationReport } from './schemas.ts';

type At = { readonly lat: number; readonly lon: number };

/** The evidence that the bridge adds to every answer; a page made without it goes without. */
const evidence = z.object({
  provenance: z.object({
    computed_at: z.string(),
    inputs: z.array(
      z.object({
        dataset: z.string(),
        source: z.string(),
        as_of: z.string().nullish(),
        status: z.string(),
      }),
    ),
  }),
});
type Evidence = Partial<z.output<typeof evidence>['provenance']>;

/** The report as a page to read and to print: no script, no inline style; its style sheet comes from this server. */
export function reportPage(at: At, reply: LocationReport): string {
  const title = `Location report: ${nameOf(at, reply)}`;
  const found = evidenceOf(reply);
  const body = [
    header(at, reply, found),
    section('Components', scoreBars(reply.components) + componentTable(reply)),
    returnPeriodSection(reply),
    nearbySection(reply),
    ...premiumSections(reply),
    section('Notes', notes(reply)),
    evidenceSection(found),
  ].join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${safe(title)}</title><link rel="stylesheet" href="/docs/report.css"><link rel="icon" href="/docs/icon.svg" type="image/svg+xml"></head><body><main>${body}</main></body></html>`;
}

/** A titled part of the page; nothing where it is empty. */
export function section(title: string, inner: string): string {
  return inner === '' ? '' : tag('section', tag('h2', safe(title)) + inner);
}

function nameOf({ lat, lon }: At, { place }: LocationReport): string {
  if (!place?.nearest_place) return positionOf({ lat, lon });
  const near =
    (place.nearest_place_distance_km ?? 0) > 15
      ? `${figures(place.nearest_place_distance_km, 2)} km from `
      : '';
  return `${near}${place.nearest_place}${place.country_name ? `, ${place.country_name}` : ''}`;
}

function positionOf({ lat, lon }: At): string {
  return `${Math.abs(lat).toFixed(4)}° ${lat < 0 ? 'S' : 'N'}, ${Math.abs(lon).toFixed(4)}° ${lon < 0 ? 'W' : 'E'}`;
}

function header(at: At, reply: LocationReport, { computed_at }: Evidence): string {
  const { score, level, interval, dominant_hazard, coverage, summary, tier, place } = reply;
  const badge =
    score === null || level === null
      ? tag('p', 'Composite score: unknown', 'badge unknown')
      : tag(
          'p',
          `${tag('strong', score.toFixed(0))} ${tag('span', level)} ${interval ? tag('small', `${interval.p10.toFixed(0)} to ${interval.p90.toFixed(0)}`) : ''}`,
          `badge ${level.toLowerCase()}`,
        );
  const facts = [
    positionOf(at),
    dominant_hazard ? `Dominant hazard: ${words(dominant_hazard)}` : '',
    `Coverage: ${Math.round(100 * coverage)} % of the weight is known`,
    place
      ? `${place.is_land ? 'Land' : 'Open water'}, ${figures(place.coast_distance_km, 2)} km from the coast`
      : '',
    computed_at ? `Computed ${computed_at.slice(0, 16).replace('T', ' ')} UTC` : '',
  ].filter((line) => line !== '');
  return `<header><p class="tier">Location report · ${tier}</p><h1>${safe(nameOf(at, reply))}</h1><div class="head">${badge}<div>${tag('p', safe(summary), 'lead')}<ul>${facts.map((fact) => tag('li', safe(fact))).join('')}</ul></div></div></header>`;
}

function componentTable({ components, tier }: LocationReport): string {
  const isDeep = tier !== 'quick';
  const rows = Object.entries(components).map(
    ([name, { state, level, score, quantity, contribution, reason, drivers }]) => [
      safe(words(name)),
      level
        ? tag('span', level, `chip ${level.toLowerCase()}`)
        : tag('span', safe(words(state)), 'chip'),
      score === null ? '–' : score.toFixed(1),
      quantity
        ? `${figures(quantity.value)} ${safe(quantity.unit)} <small>${figures(quantity.p10, 2)} to ${figures(quantity.p90, 2)}</small><br><small>${safe(words(quantity.name))}</small>`
        : tag('small', safe(reason ?? '')),
      contribution === null ? '–' : contribution.toFixed(1),
      ...(isDeep ? [(drivers ?? []).map((driver) => safe(driver)).join('<br>')] : []),
    ],
  );
  return tag(
    'div',
    table(
      [
        'Component',
        'Level',
        'Score',
        'Quantity and 80 % interval',
        'Adds',
        ...(isDeep ? ['What moves it'] : []),
      ],
      rows,
      [2, 4],
    ),
    isDeep ? 'deep' : 'plain-table',
  );
}

function returnPeriodSection({ return_periods }: LocationReport): string {
  if (return_periods === undefined) return '';
  if (return_periods.length === 0)
    return section(
      'Return periods',
      '<p class="muted">No hazard here is told by return period.</p>',
    );
  const groups = Map.groupBy(
    return_periods,
    ({ hazard, measure, unit }) => `${hazard} · ${measure}, ${unit}`,
  );
  const years = [
    ...new Set(return_periods.map(({ return_period_yr }) => return_period_yr)),
  ].toSorted((a, b) => a - b);
  const rows = [...groups].map(([name, own]) => [
    safe(name),
    ...years.map((year) => {
      const found = own.find(({ return_period_yr }) => return_period_yr === year);
      if (!found) return '';
      return (
        figures(found.value) +
        (found.p10 === null
          ? ''
          : `<br><small>${figures(found.p10, 2)} to ${figures(found.p90, 2)}</small>`)
      );
    }),
  ]);
  return section(
    'Reached or passed once in so many years',
    table(
      ['', ...years.map((year) => `${year.toLocaleString('en-US')} yr`)],
      rows,
      years.map((_, i) => i + 1),
    ),
  );
}

function nearbySection({ nearby }: LocationReport): string {
  if (!nearby) return '';
  const quakes =
    nearby.earthquakes && nearby.earthquakes.length > 0
      ? table(
          ['Earthquake', 'Magnitude', 'Depth, km', 'Distance, km', 'Place'],
          nearby.earthquakes.map((each) => [
            safe(each.time.slice(0, 10)),
            figures(each.magnitude, 2),
            figures(each.depth_km, 2),
            figures(each.distance_km),
            safe(each.place ?? ''),
          ]),
          [1, 2, 3],
        )
      : '';
  const volcanoes =
    nearby.volcanoes && nearby.volcanoes.length > 0
      ? table(
          ['Volcano', 'Distance, km', 'Last eruption'],
          nearby.volcanoes.map((each) => [
            safe(each.name),
            figures(each.distance_km),
            each.last_eruption_year === null
              ? 'not known'
              : each.last_eruption_year < 0
                ? `${-each.last_eruption_year} BCE`
                : String(each.last_eruption_year),
          ]),
          [1],
        )
      : '';
  return section(
    `Within ${nearby.radius_km} km`,
    tag('p', safe(nearby.effect)) + quakes + volcanoes,
  );
}

function notes({ warnings }: LocationReport): string {
  return tag('ul', warnings.map((warning) => tag('li', safe(warning))).join(''));
}

function evidenceOf(reply: LocationReport): Evidence {
  return evidence.safeParse(reply).data?.provenance ?? {};
}

function evidenceSection({ inputs }: Evidence): string {
  if (!inputs || inputs.length === 0) return '';
  const rows = [
    ...new Map(inputs.map((each) => [`${each.dataset} ${each.source}`, each])).values(),
  ].map((each) => [
    safe(each.dataset),
    safe(each.source),
    safe(each.status),
    safe(each.as_of?.slice(0, 10) ?? ''),
  ]);
  return section('Evidence', table(['Dataset', 'Source', 'State', 'As of'], rows));
}
