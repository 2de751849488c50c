import type { Connector } from '../connector.ts';
import { connectors } from '../index.ts';

/** Other names under which a source is known: of its service, and of the feeds that it carries. */
const ALIASES: Readonly<Record<string, string>> = {
  'earthscope-fdsn': 'earthscope-infrasound',
  'noaa-ncei-daily': 'noaa-ncei-cdo',
  'ingv-event': 'ingv',
  'usgs-earthquakes': 'usgs-summary-feeds',
  'emsc-earthquakes': 'emsc-event',
  'geofon-earthquakes': 'geofon-event',
  'ntwc-tsunami': 'tsunami-gov',
  'ptwc-tsunami': 'tsunami-gov',
  'ndbc-dart': 'ndbc-buoys',
  'usgs-volcano': 'usgs-hans',
  'gvp-weekly': 'smithsonian-gvp',
  'vaac-ash': 'vaac-advisories',
  'nws-alerts': 'nws-api',
  'nhc-tropical': 'nhc-storms',
  'nwps-flood': 'nwps-gauges',
  'nifc-wildfire': 'nifc-wfigs',
};

/** A source by its id or another name of it, however it is written. */
export function sourceNamed(name: string): Connector | undefined {
  const id = name.trim().toLowerCase().replaceAll('_', '-');
  return connectors.find((source) => source.id === (ALIASES[id] ?? id));
}

/** Hosts that carry maps of many providers. */
const isShared = (host: string) => host.endsWith('.arcgis.com');
const hostsOf = ({ baseUrl, hosts = [] }: Connector) =>
  [new URL(baseUrl).host, ...hosts].filter((host) => !isShared(host));

/** Other sources of the same provider or on the same host, in their order. */
export function siblingsOf(source: Connector): readonly Connector[] {
  const hosts = hostsOf(source);
  return connectors.filter(
    (other) =>
      other !== source &&
      (other.provider === source.provider || hostsOf(other).some((host) => hosts.includes(host))),
  );
}
