import { h, type ComponentChild } from 'preact';
import type { LocationReport } from '../../../engines/places/locationReport/schemas.ts';
import { figures, words } from '../../pages/numbers.ts';
import { columnPlot } from '../../pages/plots/barPlot.ts';
import { table } from '../../pages/table.ts';
import { curvePlot, spectrumPlot } from './reportPlots.ts';

type Details = NonNullable<LocationReport['details']>;

/** What the premium tier adds to the page: hazard curve, spectra, and a part for each hazard. */
export function premiumSections({
  hazard_curve,
  uniform_hazard_spectra,
  details,
}: LocationReport): ComponentChild[] {
  if (!details) return [];
  return [
    part('Earthquake', details.seismic.summary, [
      hazard_curve
        ? [h('h3', null, 'Hazard curve, mean and 16 to 84 %'), curvePlot(hazard_curve)]
        : null,
      uniform_hazard_spectra && uniform_hazard_spectra.length > 0
        ? [h('h3', null, 'Uniform hazard spectra, mean'), spectrumPlot(uniform_hazard_spectra)]
        : null,
      siteTable(details.seismic),
    ]),
    part('Tsunami', details.tsunami.summary, [
      details.tsunami.evacuation ? h('p', null, details.tsunami.evacuation.text) : null,
    ]),
    part('Volcano', details.volcano.summary, [volcanoTable(details.volcano)]),
    part('Flood', details.flood.summary, [floodTable(details.flood)]),
    part('Landslide', details.landslide.summary),
    part('Weather', details.weather.summary, [lossTable(details.weather)]),
    part('Wildfire', details.wildfire.summary, [wildfireTable(details.wildfire)]),
    part('Heat', details.heat.summary),
    part('Water stress', details.water_stress.summary),
    part('Climate velocity', details.climate_velocity.summary, [
      velocityTable(details.climate_velocity),
    ]),
  ];
}

function part(
  title: string,
  summary: string,
  inner: readonly ComponentChild[] = [],
): ComponentChild {
  return h('section', null, [h('h2', null, title), h('p', null, summary), inner]);
}

/** A value, small what goes with it. */
function ranged(main: string, beside: string): ComponentChild {
  return [main, ' ', h('small', null, beside)];
}

type Pair = readonly [name: string, value: ComponentChild];

function pairs(rows: readonly Pair[]): ComponentChild {
  return h(
    'table',
    null,
    h(
      'tbody',
      null,
      rows.map(([name, value]) =>
        h('tr', null, [h('th', { scope: 'row' }, name), h('td', { class: 'n words' }, value)]),
      ),
    ),
  );
}

function chance(perYear: number | null): string {
  return perYear === null ? '–' : `${figures(perYear, 2)} a year`;
}

function siteTable({ site, design }: Details['seismic']): ComponentChild {
  if (!site) return null;
  const rows: Pair[] = [
    ['Site class, ASCE 7-22', site.asce7_22_class],
    [
      'Vs30, m/s',
      ranged(
        figures(site.vs30_mps),
        `${figures(site.vs30_p10_mps)} to ${figures(site.vs30_p90_mps)}`,
      ),
    ],
    ['Known from', words(site.vs30_basis)],
  ];
  if (design)
    rows.push(
      ['SDS and SD1, ASCE 7-16, g', `${figures(design.sds_g)} and ${figures(design.sd1_g)}`],
      ['Design category, risk category II', design.design_category.risk_ii],
    );
  return pairs(rows);
}

function floodTable({ causes }: Details['flood']): ComponentChild {
  if (!causes) return null;
  return table({
    rows: Object.entries(causes),
    columns: [
      { key: 'cause', title: 'Cause', cell: ([name]) => words(name) },
      {
        key: 'chance',
        title: 'More than 15 cm of water',
        numeric: true,
        cell: ([, cause]) => chance(cause.annual_probability),
      },
      { key: 'by', title: 'Decided by', cell: ([, cause]) => cause.decided_by ?? '' },
    ],
  });
}

function lossTable({ losses }: Details['weather']): ComponentChild {
  if (losses.length === 0) return null;
  return table({
    rows: losses,
    columns: [
      { key: 'cause', title: 'Cause', cell: ({ cause }) => words(cause) },
      {
        key: 'loss',
        title: 'Expected loss, share of value a year',
        numeric: true,
        cell: ({ loss_ratio_per_yr }) => figures(loss_ratio_per_yr, 2),
      },
    ],
  });
}

const MONTHS = ['J', 'F', 'M', 'A', 'M', 'J', 'J', 'A', 'S', 'O', 'N', 'D'] as const;

function wildfireTable({ burn, fuel, fire_climate }: Details['wildfire']): ComponentChild {
  const rows: Pair[] = [];
  if (burn)
    rows.push(
      [
        'Ground burns',
        ranged(
          chance(burn.annual_burn_probability),
          `${figures(burn.p10, 2)} to ${figures(burn.p90, 2)}`,
        ),
      ],
      ['Class', words(burn.class)],
    );
  if (fuel?.class) rows.push(['Fuel', words(fuel.class)]);
  if (fire_climate)
    rows.push([
      'Severe-day fire weather index',
      `${figures(fire_climate.severe_day_fwi, 2)} (${words(fire_climate.severe_day_class)})`,
    ]);
  const months = fire_climate?.mean_fwi_by_month.map((value, i) => ({
    name: MONTHS[i] ?? '',
    value,
  }));
  return [
    rows.length > 0 ? pairs(rows) : null,
    months
      ? [
          h('h3', null, 'Mean fire weather index of typical days, by month'),
          columnPlot('Mean fire weather index by month', months),
        ]
      : null,
  ];
}

function velocityTable({ scenarios, target_year }: Details['climate_velocity']): ComponentChild {
  if (scenarios.length === 0) return null;
  return table({
    rows: scenarios,
    columns: [
      { key: 'scenario', title: 'Scenario', cell: ({ scenario }) => scenario },
      {
        key: 'warming',
        title: `Warming to ${target_year}, °C`,
        numeric: true,
        cell: ({ warming_c }) => figures(warming_c, 2),
      },
      {
        key: 'velocity',
        title: 'km per decade',
        numeric: true,
        cell: ({ velocity_km_per_decade }) => figures(velocity_km_per_decade, 2),
      },
      {
        key: 'interval',
        title: '80 % interval',
        numeric: true,
        cell: ({ p10, p90 }) => `${figures(p10, 2)} to ${figures(p90, 2)}`,
      },
    ],
  });
}

const VOLCANOES_SHOWN = 8;

function volcanoTable({ volcanoes }: Details['volcano']): ComponentChild {
  if (volcanoes.length === 0) return null;
  return table({
    rows: volcanoes.slice(0, VOLCANOES_SHOWN),
    columns: [
      { key: 'name', title: 'Volcano', cell: ({ name }) => name },
      {
        key: 'distance',
        title: 'Distance, km',
        numeric: true,
        cell: ({ distance_km }) => figures(distance_km),
      },
      {
        key: 'erupts',
        title: 'Erupts',
        numeric: true,
        cell: ({ annual_eruption_probability }) => chance(annual_eruption_probability),
      },
      {
        key: 'here',
        title: '1 cm of ash or a flow here',
        numeric: true,
        cell: ({ annual_probability }) => chance(annual_probability),
      },
      {
        key: 'alert',
        title: 'Alert',
        cell: ({ alert_level, alert_level_state }) => alert_level ?? words(alert_level_state),
      },
    ],
  });
}
