import { figures, safe, table, tag, words } from './markup.ts';
import { curvePlot, monthBars, spectrumPlot } from './plots.ts';
import type { LocationReport } from './schemas.ts';

type Details = NonNullable<LocationReport['details']>;

/** What the premium tier adds to the page: hazard curve, spectra, and a part for each hazard. */
export function premiumSections({
  hazard_curve,
  uniform_hazard_spectra,
  details,
}: LocationReport): string[] {
  if (!details) return [];
  return [
    part('Earthquake', details.seismic.summary, [
      hazard_curve ? tag('h3', 'Hazard curve, mean and 16 to 84 %') + curvePlot(hazard_curve) : '',
      uniform_hazard_spectra && uniform_hazard_spectra.length > 0
        ? tag('h3', 'Uniform hazard spectra, mean') + spectrumPlot(uniform_hazard_spectra)
        : '',
      siteTable(details.seismic),
    ]),
    part('Tsunami', details.tsunami.summary, [
      details.tsunami.evacuation ? tag('p', safe(details.tsunami.evacuation.text)) : '',
    ]),
    part('Volcano', details.volcano.summary, [volcanoTable(details.volcano)]),
    part('Flood', details.flood.summary, [floodTable(details.flood)]),
    part('Landslide', details.landslide.summary, []),
    part('Weather', details.weather.summary, [lossTable(details.weather)]),
    part('Wildfire', details.wildfire.summary, [wildfireTable(details.wildfire)]),
    part('Heat', details.heat.summary, []),
    part('Water stress', details.water_stress.summary, []),
    part('Climate velocity', details.climate_velocity.summary, [
      velocityTable(details.climate_velocity),
    ]),
  ];
}

function part(title: string, summary: string, inner: readonly string[]): string {
  return tag('section', tag('h2', title) + tag('p', safe(summary)) + inner.join(''));
}

const pairs = (rows: readonly (readonly [string, string])[]): string =>
  table(
    ['', ''],
    rows.map(([name, value]) => [safe(name), value]),
    [1],
  ).replace(/<thead>.*?<\/thead>/, '');
const chance = (perYear: number | null): string =>
  perYear === null ? '–' : `${figures(perYear, 2)} a year`;

function siteTable({ site, design }: Details['seismic']): string {
  if (!site) return '';
  const rows: [string, string][] = [
    ['Site class, ASCE 7-22', site.asce7_22_class],
    [
      'Vs30, m/s',
      `${figures(site.vs30_mps)} <small>${figures(site.vs30_p10_mps)} to ${figures(site.vs30_p90_mps)}</small>`,
    ],
    ['Known from', safe(words(site.vs30_basis))],
  ];
  if (design)
    rows.push(
      ['SDS and SD1, ASCE 7-16, g', `${figures(design.sds_g)} and ${figures(design.sd1_g)}`],
      ['Design category, risk category II', design.design_category.risk_ii],
    );
  return pairs(rows);
}

function floodTable({ causes }: Details['flood']): string {
  if (!causes) return '';
  return table(
    ['Cause', 'More than 15 cm of water', 'Decided by'],
    Object.entries(causes).map(([name, cause]) => [
      safe(name),
      chance(cause.annual_probability),
      safe(cause.decided_by ?? ''),
    ]),
    [1],
  );
}

function lossTable({ losses }: Details['weather']): string {
  if (losses.length === 0) return '';
  return table(
    ['Cause', 'Expected loss, share of value a year'],
    losses.map(({ cause, loss_ratio_per_yr }) => [
      safe(words(cause)),
      figures(loss_ratio_per_yr, 2),
    ]),
    [1],
  );
}

function wildfireTable({ burn, fuel, fire_climate }: Details['wildfire']): string {
  const rows: [string, string][] = [];
  if (burn)
    rows.push(
      [
        'Ground burns',
        `${chance(burn.annual_burn_probability)} <small>${figures(burn.p10, 2)} to ${figures(burn.p90, 2)}</small>`,
      ],
      ['Class', safe(words(burn.class))],
    );
  if (fuel?.class) rows.push(['Fuel', safe(words(fuel.class))]);
  if (fire_climate)
    rows.push([
      'Severe-day fire weather index',
      `${figures(fire_climate.severe_day_fwi, 2)} (${safe(words(fire_climate.severe_day_class))})`,
    ]);
  const months = fire_climate
    ? tag('h3', 'Mean fire weather index of typical days, by month') +
      monthBars(fire_climate.mean_fwi_by_month, 'Mean fire weather index by month')
    : '';
  return (rows.length > 0 ? pairs(rows) : '') + months;
}

function velocityTable({ scenarios, target_year }: Details['climate_velocity']): string {
  if (scenarios.length === 0) return '';
  const rows = scenarios.map((each) => [
    each.scenario,
    figures(each.warming_c, 2),
    figures(each.velocity_km_per_decade, 2),
    `${figures(each.p10, 2)} to ${figures(each.p90, 2)}`,
  ]);
  return table(
    ['Scenario', `Warming to ${target_year}, °C`, 'km per decade', '80 % interval'],
    rows,
    [1, 2, 3],
  );
}

const VOLCANOES_SHOWN = 8;

function volcanoTable({ volcanoes }: Details['volcano']): string {
  if (volcanoes.length === 0) return '';
  const rows = volcanoes
    .slice(0, VOLCANOES_SHOWN)
    .map((each) => [
      safe(each.name),
      figures(each.distance_km),
      chance(each.annual_eruption_probability),
      chance(each.annual_probability),
      safe(each.alert_level ?? words(each.alert_level_state)),
    ]);
  return table(
    ['Volcano', 'Distance, km', 'Erupts', '1 cm of ash or a flow here', 'Alert'],
    rows,
    [1, 2, 3],
  );
}
