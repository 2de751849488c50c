import type { IncomingMessage } from 'node:http';
import { faultServer, type Behaviour, type FaultServer } from './faultServer.ts';

/** What the sources of the catalogues hold, in plain form; a test changes it between runs. */
export interface Holdings {
  quakes: { id: string; time: string; lat: number; lon: number; magnitude: number }[];
  volcanoes: {
    number: number;
    name: string;
    type: string;
    lat: number;
    lon: number;
    elevation: number | null;
    last: number | null;
  }[];
  eruptions: {
    number: number;
    volcano: number;
    vei: number | null;
    year: number;
    month: number;
    day: number;
  }[];
  tsunamis: {
    id: number;
    year: number;
    month?: number;
    day?: number;
    lat: number;
    lon: number;
    cause: number;
    validity: number;
    height?: number;
    deaths?: number;
    place: string;
  }[];
  gauges: Record<string, { lid: string; name: string; lat: number; lon: number }[]>;
  bridges: {
    number: number;
    state: string;
    structure: string;
    lat: number;
    lon: number;
    year: number;
    deck: string;
  }[];
  faults: { number: number; name: string; trace: [number, number][] }[];
}

export interface CatalogueServer extends FaultServer {
  readonly holds: Holdings;
  /** Names a fault for the requests that it chooses; undefined: a good answer. */
  fail(choose: (path: string) => Behaviour | undefined): void;
  /** Addresses by the id of the source. */
  readonly at: Readonly<Record<string, string>>;
}

/** One server that speaks for all six sources, in their documented formats. */
export async function catalogueServer(holds: Holdings): Promise<CatalogueServer> {
  const server = await faultServer('{}');
  let choose: (path: string) => Behaviour | undefined = () => undefined;
  server.behave(
    (request: IncomingMessage) =>
      choose(request.url ?? '') ?? {
        body: JSON.stringify(answer(new URL(request.url ?? '', server.url), holds)),
      },
  );
  const at = Object.fromEntries(
    Object.entries(PREFIX).map(([id, prefix]) => [id, `${server.url}/${prefix}`]),
  );
  return { ...server, holds, at, fail: (next) => (choose = next) };
}

const PREFIX = {
  'usgs-fdsn-event': 'usgs',
  'smithsonian-gvp-votw': 'gvp',
  'ncei-hazards': 'ncei',
  'nwps-gauges': 'nwps',
  'fhwa-nbi': 'nbi',
  'usgs-qfaults': 'faults',
} as const;

function answer({ pathname, searchParams: query }: URL, holds: Holdings): unknown {
  const text = (name: string) => query.get(name) ?? '';
  const number = (name: string) => Number(text(name));
  if (pathname === '/usgs/query')
    return quakesOf(holds, {
      from: Date.parse(text('starttime')),
      to: Date.parse(text('endtime')),
      least: number('minmagnitude'),
    });
  if (pathname.startsWith('/gvp'))
    return text('typeName').endsWith('HoloceneVolcanoes') ? volcanoesOf(holds) : eruptionsOf(holds);
  if (pathname === '/ncei/tsunamis/events')
    return tsunamisOf(holds, {
      from: number('minYear'),
      to: number('maxYear'),
      page: number('page'),
      size: number('itemsPerPage'),
    });
  if (pathname === '/nwps/gauges')
    return { gauges: (holds.gauges[text('state')] ?? []).map(gaugeOf) };
  const numbers = pathname === '/nbi/0/query' ? holds.bridges : holds.faults;
  if (query.has('outStatistics'))
    return {
      features: [{ attributes: { LAST_NUMBER: Math.max(...numbers.map((each) => each.number)) } }],
    };
  const [from = 0, to = 0] = [...text('where').matchAll(/\d+/g)].map(Number);
  const chosen = <T extends { number: number }>(rows: readonly T[]) =>
    rows.filter((each) => each.number >= from && each.number <= to);
  return {
    type: 'FeatureCollection',
    features:
      pathname === '/nbi/0/query'
        ? chosen(holds.bridges).map(bridgeOf)
        : chosen(holds.faults).map(faultOf),
  };
}

function quakesOf(
  { quakes }: Holdings,
  { from, to, least }: { from: number; to: number; least: number },
) {
  const chosen = quakes.filter(
    ({ time, magnitude }) =>
      Date.parse(time) >= from && Date.parse(time) <= to && magnitude >= least,
  );
  const features = chosen.map(({ id, time, lat, lon, magnitude }) => ({
    type: 'Feature',
    id,
    geometry: { type: 'Point', coordinates: [lon, lat, 10] },
    properties: {
      mag: magnitude,
      magType: 'mww',
      time: Date.parse(time),
      updated: Date.parse(time) + 60_000,
      place: 'somewhere',
      status: 'reviewed',
      type: 'earthquake',
      url: null,
    },
  }));
  return {
    type: 'FeatureCollection',
    metadata: { generated: Date.parse('2026-06-01T00:00:00Z') },
    features,
  };
}

function volcanoesOf({ volcanoes }: Holdings) {
  const features = volcanoes.map(({ number, name, type, lat, lon, elevation, last }) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [lon, lat] },
    properties: {
      Volcano_Number: number,
      Volcano_Name: name,
      Country: 'Sampleland',
      Primary_Volcano_Type: type,
      Last_Eruption_Year: last,
      Elevation: elevation,
    },
  }));
  return { type: 'FeatureCollection', features };
}

function eruptionsOf({ eruptions }: Holdings) {
  const features = eruptions.map(({ number, volcano, vei, year, month, day }) => ({
    properties: {
      Eruption_Number: number,
      Volcano_Number: volcano,
      ExplosivityIndexMax: vei,
      StartDateYear: String(year),
      StartDateMonth: month,
      StartDateDay: day,
    },
  }));
  return { type: 'FeatureCollection', features };
}

function tsunamisOf(
  { tsunamis }: Holdings,
  { from, to, page, size }: { from: number; to: number; page: number; size: number },
) {
  const chosen = tsunamis.filter(({ year }) => year >= from && year <= to);
  const items = chosen
    .slice((page - 1) * size, page * size)
    .map(({ id, year, month, day, lat, lon, cause, validity, height, deaths, place }) => ({
      id,
      year,
      month,
      day,
      latitude: lat,
      longitude: lon,
      causeCode: cause,
      eventValidity: validity,
      maxWaterHeight: height,
      deathsTotal: deaths,
      locationName: place,
      country: 'SAMPLELAND',
    }));
  return {
    items,
    page,
    totalPages: Math.ceil(chosen.length / size),
    itemsPerPage: size,
    totalItems: chosen.length,
  };
}

function gaugeOf({ lid, name, lat, lon }: Holdings['gauges'][string][number]) {
  const status = {
    primary: 3,
    primaryUnit: 'ft',
    secondary: 1,
    secondaryUnit: 'kcfs',
    floodCategory: 'no_flooding',
    validTime: '2026-05-31T12:00:00Z',
  };
  return {
    lid,
    usgsId: '',
    name,
    latitude: lat,
    longitude: lon,
    status: { observed: status, forecast: status },
  };
}

function bridgeOf({ number, state, structure, lat, lon, year, deck }: Holdings['bridges'][number]) {
  const properties = {
    STATE_CODE_001: state,
    STRUCTURE_NUMBER_008: structure,
    LATDD: lat,
    LONGDD: lon,
    YEAR_BUILT_027: year,
    DECK_COND_058: deck,
    BRIDGE_CONDITION: 'F',
    ADT_029: 1200,
  };
  return { type: 'Feature', id: number, geometry: null, properties };
}

function faultOf({ number, name, trace }: Holdings['faults'][number]) {
  return {
    type: 'Feature',
    id: number,
    geometry: { type: 'LineString', coordinates: trace },
    properties: {
      fault_name: name,
      section_name: null,
      age: 'latest Quaternary',
      slip_rate: null,
      slip_sense: 'Normal',
    },
  };
}
