import { describe, expect, it } from 'vitest';
import { accelerationG, velocityCmps } from '../../src/connectors/formats/shakemapInfo.ts';
import { gaugeOf, peakOf } from '../../src/connectors/formats/usgsWaterRows.ts';
import { boxAround, roundedAt } from '../../src/connectors/formats/values.ts';
import { nasaFirmsFiles } from '../../src/connectors/sources/nasaFirmsFiles.ts';
import { readPayloadOf as read } from '../support/savedPayload.ts';

const cells = (row: Record<string, string>) => (name: string) => row[name];

describe('tables of the Geological Survey', () => {
  // By definition a foot is 0.3048 m, and a cubic foot 0.028316847 m3.
  it('are in feet and cubic feet', () => {
    const row = { peak_dt: '1983-06-05', peak_va: '1000', gage_ht: '10', peak_cd: '5,C' };
    expect(peakOf(cells(row))).toEqual([
      {
        date: '1983-06-05',
        flowM3s: expect.closeTo(28.316_847, 6) as number,
        stageM: expect.closeTo(3.048, 9) as number,
        codes: ['5', 'C'],
      },
    ]);
    expect(peakOf(cells({ peak_dt: '1983-06-05' }))).toMatchObject([
      { flowM3s: null, stageM: null, codes: [] },
    ]);
    expect(peakOf(cells({ ...row, peak_dt: '1983-06-00x' }))).toEqual([]);
  });

  it('place a gauge by its degrees and feet, or leave it out', () => {
    const row = {
      site_no: '10171000',
      station_nm: 'JORDAN RIVER',
      dec_lat_va: '40.73',
      dec_long_va: '-111.92',
      alt_va: '4230',
    };
    expect(gaugeOf(cells(row))[0]?.altitudeM).toBeCloseTo(1289.304, 6);
    expect(gaugeOf(cells({ ...row, dec_lat_va: '' }))).toEqual([]);
    expect(gaugeOf(cells({ ...row, site_no: undefined as unknown as string }))).toEqual([]);
  });
});

describe('motions without a unit', () => {
  // Worden et al. (2012): intensity VII is felt at about 0.2 g, and VIII at 0.4; 20 g was never recorded.
  it('are per cent of g where the intensity beside them says so', () => {
    expect(accelerationG(0.2, 7)).toBe(0.2);
    expect(accelerationG(20, 7)).toBe(0.2);
    expect(accelerationG(20, null)).toBe(0.2);
    expect(accelerationG(1.2, null)).toBe(1.2);
    expect(accelerationG(0, 3)).toBe(0);
    expect(accelerationG('none', 3)).toBeNull();
  });

  it('are the logarithm of the velocity where no shaking so strong is so slow', () => {
    expect(velocityCmps(4, 8)).toBeCloseTo(Math.exp(4), 9);
    expect(velocityCmps(4, 5)).toBe(4);
    expect(velocityCmps(60, 8)).toBe(60);
    expect(velocityCmps(1001, 8)).toBeNull();
  });
});

describe('a box about a circle', () => {
  // 111.195 km to a degree; at 60° a degree of longitude is half as long, a little less at the northern edge.
  it('holds the circle, and is cut at poles and antimeridian', () => {
    const box = boxAround({ lat: 60, lon: 10 }, 111.195);
    expect(box.north).toBeCloseTo(61, 4);
    expect(box.south).toBeCloseTo(59, 4);
    expect(box.east - 10).toBeCloseTo(1 / Math.cos((61 * Math.PI) / 180), 4);
    expect(10 - box.west).toBeCloseTo(box.east - 10, 9);
    expect(boxAround({ lat: 0, lon: 179.5 }, 111.195).east).toBe(180);
    expect(boxAround({ lat: 89.5, lon: 10 }, 111.195)).toMatchObject({
      west: -180,
      east: 180,
      north: 90,
    });
  });

  it('is asked for at a rounded place', () => {
    expect(roundedAt(2)({ lat: 12.345_6, lon: -7.899_9 })).toEqual({ lat: 12.35, lon: -7.9 });
  });
});

describe('events that their agency rejected', () => {
  const quakeMl = (status: string) =>
    `<?xml version="1.0" encoding="UTF-8"?><q:quakeml xmlns:q="http://quakeml.org/xmlns/quakeml/1.2" xmlns="http://quakeml.org/xmlns/bed/1.2"><eventParameters publicID="p">${[
      ['a', 'confirmed'],
      ['b', status],
    ]
      .map(
        ([id, said]) =>
          `<event publicID="smi:x/${id}"><type>earthquake</type><origin publicID="o"><time><value>2026-03-01T10:20:30Z</value></time><latitude><value>36.5</value></latitude><longitude><value>-117</value></longitude><depth><value>7500</value></depth><evaluationStatus>${said}</evaluationStatus></origin><magnitude publicID="m"><mag><value>2.6</value></mag></magnitude></event>`,
      )
      .join('')}</eventParameters></q:quakeml>`;
  const idsOf = (status: string) => {
    const { value } = read('usgs-fdsn-event', quakeMl(status)) as unknown as {
      readonly value: {
        readonly earthquakes?: { id: string }[];
        readonly events?: { id: string }[];
      };
    };
    return (value.earthquakes ?? value.events ?? []).map(({ id }) => id);
  };

  it('are left out of QuakeML', () => {
    expect(idsOf('confirmed')).toEqual(['a', 'b']);
    expect(idsOf('rejected')).toEqual(['a']);
  });
});

describe('files of fires in the United States', () => {
  const [service] = nasaFirmsFiles.serves;
  const asked = (query: object) => {
    const fires = { lat: 38.5, lon: -121.5, radiusKm: 100, days: 1, daysAgo: 0, ...query };
    return service?.request(fires as never, undefined, 0);
  };

  it('are asked for places in them, of the last day or two', () => {
    expect(asked({})).toMatchObject({ url: expect.stringContaining('_24h.csv') as string });
    expect(asked({ days: 2 })).toMatchObject({
      url: expect.stringContaining('_48h.csv') as string,
    });
    expect(asked({ lat: 20.5, lon: -156.5 })).toBeDefined();
    for (const elsewhere of [
      { lat: 60, lon: -121.5 },
      { lat: 10, lon: -121.5 },
      { lat: 38.5, lon: -40 },
      { lat: 38.5, lon: 121.5 },
      { days: 3 },
      { daysAgo: 1 },
    ])
      expect(asked(elsewhere)).toBeUndefined();
  });
});
