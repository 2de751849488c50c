/** A deep-ocean tsunami buoy that is watched. */
export interface DartStation {
  readonly id: string;
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
}

/**
 * Deep-ocean buoys that are polled, to 0.1 degree: one off each source region, six of about sixty, as many as the provider's manners allow in one go.
 *
 * @source NOAA National Data Buoy Center, DART station pages (2024)
 */
export const DART_STATIONS: readonly DartStation[] = [
  { id: '46404', name: 'west of Astoria, Oregon', lat: 45.9, lon: -128.8 },
  { id: '46403', name: 'southeast of Shumagin Island, Alaska', lat: 52.7, lon: -156.9 },
  { id: '21418', name: 'east of Iwaki, Japan', lat: 38.7, lon: 148.8 },
  { id: '32412', name: 'southwest of Lima, Peru', lat: -18, lon: -86.4 },
  { id: '51407', name: 'west of Hawaii', lat: 19.6, lon: -156.5 },
  { id: '41421', name: 'north of Saint Thomas, Virgin Islands', lat: 23.4, lon: -63.9 },
];

/** Regions whose Holocene volcanoes the US observatories watch; used to give their notices, which carry no place, one. POLICY: wide enough for all of them. */
export const US_VOLCANO_REGIONS = {
  aleutians: { lat: 56, lon: -163, radiusKm: 2000 },
  cascades: { lat: 42, lon: -119, radiusKm: 1600 },
  hawaii: { lat: 19.8, lon: -155.8, radiusKm: 400 },
  marianas: { lat: 17.5, lon: 145.5, radiusKm: 700 },
  samoa: { lat: -14.2, lon: -169.5, radiusKm: 300 },
} as const;

/** Where gauges are read even if no flood warning is out, so that the feed's health is known: the meeting of Ohio and Mississippi. POLICY. */
export const REFERENCE_RIVER = { lat: 37, lon: -89.2 } as const;
