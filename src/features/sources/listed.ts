/** A connector that the service advertises, with how often its provider renews the data. */
export interface ListedConnector {
  readonly id: string;
  readonly updateFrequency: string;
}

/**
 * The connectors shown to callers, in order.
 *
 * @source the providers' own documentation of their publication times, as of 2026
 */
export const LISTED: readonly ListedConnector[] = [
  { id: 'sec-edgar', updateFrequency: 'real time, under 1 min' },
  { id: 'gleif', updateFrequency: '3 times a day' },
  { id: 'fred', updateFrequency: 'daily' },
  { id: 'eia', updateFrequency: 'daily to weekly' },
  { id: 'world-bank', updateFrequency: 'quarterly' },
  { id: 'us-census', updateFrequency: 'yearly' },
  { id: 'sec-xbrl-credit', updateFrequency: 'real time, under 1 min' },
  { id: 'nws-api', updateFrequency: '1 to 60 min' },
  { id: 'open-meteo-forecast', updateFrequency: 'hourly' },
  { id: 'open-meteo-archive', updateFrequency: 'daily, 5 days behind' },
  { id: 'nhc-storms', updateFrequency: '3 to 6 h' },
  { id: 'spc', updateFrequency: '5 times a day' },
  { id: 'usgs-fdsn-event', updateFrequency: '1 min' },
  { id: 'nwps-gauges', updateFrequency: '15 min' },
  { id: 'usgs-water', updateFrequency: '15 min' },
  { id: 'nasa-firms', updateFrequency: '3 h; minutes in the United States' },
  { id: 'usgs-hans', updateFrequency: 'on notice' },
  { id: 'tsunami-gov', updateFrequency: 'on message' },
  { id: 'us-drought-monitor', updateFrequency: 'weekly, on Thursday' },
  { id: 'openaq', updateFrequency: 'hourly' },
  { id: 'epa-airnow', updateFrequency: 'hourly' },
  { id: 'purpleair', updateFrequency: '2 min' },
  { id: 'sensor-community', updateFrequency: '5 min' },
  { id: 'raspberry-shake', updateFrequency: 'daily (registry)' },
  { id: 'earthscope-infrasound', updateFrequency: 'daily (registry)' },
];
