import type { Holdings } from './catalogueServer.ts';

/** A small world for the catalogues: a few objects of each kind, some of them at awkward places. */
export function holdings(): Holdings {
  return {
    quakes: [
      { id: 'us1', time: '2025-01-10T00:00:00Z', lat: 38, lon: 142, magnitude: 7.1 },
      { id: 'us2', time: '2025-05-10T00:00:00Z', lat: 38.5, lon: 142.2, magnitude: 5.2 },
      { id: 'us3', time: '2025-05-11T00:00:00Z', lat: 38.4, lon: 142.2, magnitude: 4.6 },
      { id: 'us4', time: '2026-03-31T23:59:59.999Z', lat: -17.5, lon: 179.9, magnitude: 6 },
      { id: 'us5', time: '2026-04-01T00:00:00Z', lat: -17.5, lon: -179.9, magnitude: 5.5 },
      { id: 'us6', time: '2026-05-01T00:00:00Z', lat: 38, lon: 141, magnitude: 3 },
    ],
    volcanoes: [
      {
        number: 211020,
        name: 'Vesuvius',
        type: 'Stratovolcano',
        lat: 40.821,
        lon: 14.426,
        elevation: 1281,
        last: 1944,
      },
      {
        number: 999001,
        name: 'New Cone',
        type: 'Pyroclastic cone(s)',
        lat: 40.9,
        lon: 14.5,
        elevation: 300,
        last: 2020,
      },
      {
        number: 999002,
        name: 'Deep One',
        type: 'Submarine',
        lat: -30,
        lon: -178,
        elevation: -900,
        last: null,
      },
    ],
    eruptions: [
      { number: 1, volcano: 999001, vei: 2, year: 1975, month: 3, day: 0 },
      { number: 2, volcano: 999001, vei: null, year: 2020, month: 7, day: 1 },
      { number: 3, volcano: 211020, vei: 1, year: 2021, month: 1, day: 1 },
    ],
    tsunamis: [
      {
        id: 1902,
        year: 1960,
        month: 5,
        day: 22,
        lat: -38.143,
        lon: -73.407,
        cause: 1,
        validity: 4,
        height: 25,
        deaths: 2226,
        place: 'SOUTHERN CHILE',
      },
      { id: 1903, year: 1961, lat: -38, lon: -73, cause: 2, validity: 1, place: 'DOUBTFUL' },
      {
        id: 4,
        year: 1933,
        lat: 39.2,
        lon: 144.6,
        cause: 1,
        validity: 4,
        height: 29,
        place: 'SANRIKU',
      },
      { id: 3, year: -1610, lat: 36.4, lon: 25.4, cause: 6, validity: 4, place: 'THERA' },
      ...Array.from({ length: 230 }, (_, n) => ({
        id: 5000 + n,
        year: 1860,
        lat: 20,
        lon: 150,
        cause: 8,
        validity: 3,
        height: 2,
        place: `SLIDE ${n}`,
      })),
    ],
    gauges: {
      UT: [
        { lid: 'SLCU1', name: 'Jordan River', lat: 40.7, lon: -111.9 },
        { lid: 'OGDU1', name: 'Ogden River', lat: 41.2, lon: -111.9 },
      ],
      TX: [{ lid: 'AMAT2', name: 'Canadian River', lat: 35.47, lon: -101.88 }],
    },
    bridges: [
      {
        number: 7,
        state: '49',
        structure: '0F 1',
        lat: 40.76,
        lon: -111.89,
        year: 1970,
        deck: '6',
      },
      { number: 8, state: '06', structure: '0F 1', lat: 37.8, lon: -122.3, year: 1936, deck: '5' },
      {
        number: 2500,
        state: '49',
        structure: '0F 2',
        lat: 40.78,
        lon: -111.9,
        year: 1990,
        deck: '7',
      },
    ],
    faults: [
      {
        number: 1,
        name: 'Wasatch fault zone',
        trace: [
          [-111.8, 40.2],
          [-111.8, 40.5],
          [-111.85, 41.5],
        ],
      },
      {
        number: 900,
        name: 'Far fault',
        trace: [
          [-119, 38],
          [-119.1, 38.2],
        ],
      },
    ],
  };
}
