import { h, type ComponentChild } from 'preact';
import type { LocationReport } from '../../../engines/places/locationReport/schemas.ts';
import { figures } from '../../pages/numbers.ts';
import { table } from '../../pages/table.ts';

type ReturnPeriod = NonNullable<LocationReport['return_periods']>[number];
type Nearby = NonNullable<LocationReport['nearby']>;

/** What is reached or passed once in so many years, a row for each measure. */
export function returnPeriodSection({ return_periods }: LocationReport): ComponentChild {
  if (return_periods === undefined) return null;
  const groups = Map.groupBy(
    return_periods,
    ({ hazard, measure, unit }) => `${hazard} · ${measure}, ${unit}`,
  );
  const years = [
    ...new Set(return_periods.map(({ return_period_yr }) => return_period_yr)),
  ].toSorted((a, b) => a - b);
  return h('section', null, [
    h('h2', null, 'Reached or passed once in so many years'),
    table({
      stack: true,
      rows: [...groups],
      empty: 'No hazard here is told by return period.',
      columns: [
        { key: 'measure', title: 'Measure', cell: ([name]) => name },
        ...years.map((year) => ({
          key: String(year),
          title: `${year.toLocaleString('en-US')} yr`,
          numeric: true,
          cell: ([, own]: [string, ReturnPeriod[]]) =>
            valueOf(own.find(({ return_period_yr }) => return_period_yr === year)),
        })),
      ],
    }),
  ]);
}

function valueOf(found: ReturnPeriod | undefined): ComponentChild {
  if (!found) return '';
  const { value, p10, p90 } = found;
  if (p10 === null) return figures(value);
  return [
    figures(value),
    h('br', null),
    h('small', null, `${figures(p10, 2)} to ${figures(p90, 2)}`),
  ];
}

/** Earthquakes and volcanoes about the place. */
export function nearbySection({ nearby }: LocationReport): ComponentChild {
  if (!nearby) return null;
  return h('section', null, [
    h('h2', null, `Within ${nearby.radius_km} km`),
    h('p', null, nearby.effect),
    nearby.earthquakes && nearby.earthquakes.length > 0 ? quakes(nearby.earthquakes) : null,
    nearby.volcanoes && nearby.volcanoes.length > 0 ? volcanoes(nearby.volcanoes) : null,
  ]);
}

function quakes(rows: NonNullable<Nearby['earthquakes']>): ComponentChild {
  return table({
    rows,
    columns: [
      { key: 'time', title: 'Earthquake', cell: ({ time }) => time.slice(0, 10) },
      {
        key: 'magnitude',
        title: 'Magnitude',
        numeric: true,
        cell: ({ magnitude }) => figures(magnitude, 2),
      },
      {
        key: 'depth',
        title: 'Depth, km',
        numeric: true,
        cell: ({ depth_km }) => figures(depth_km, 2),
      },
      {
        key: 'distance',
        title: 'Distance, km',
        numeric: true,
        cell: ({ distance_km, rupture_distance_km: rupture }) =>
          rupture === null || rupture >= distance_km
            ? figures(distance_km)
            : [
                figures(distance_km),
                h('br', null),
                h('small', null, `rupture ${figures(rupture)}`),
              ],
      },
      { key: 'place', title: 'Place', cell: ({ place }) => place ?? '' },
    ],
  });
}

function volcanoes(rows: NonNullable<Nearby['volcanoes']>): ComponentChild {
  return table({
    rows,
    columns: [
      { key: 'name', title: 'Volcano', cell: ({ name }) => name },
      {
        key: 'distance',
        title: 'Distance, km',
        numeric: true,
        cell: ({ distance_km }) => figures(distance_km),
      },
      {
        key: 'last',
        title: 'Last eruption',
        cell: ({ last_eruption_year: year }) =>
          year === null ? 'not known' : year < 0 ? `${-year} BCE` : String(year),
      },
    ],
  });
}
