import { describe, expect, it } from 'vitest';
import { calFireZones, cgsZones } from '../../src/connectors/sources/californiaZones.ts';

const reply = (body: unknown) => ({
  status: 200,
  contentType: 'application/json',
  text: JSON.stringify(body),
  url: 'https://services1.arcgis.com/',
});
const AT = { lat: 34.19, lon: -118.11 };

describe('official zones of California', () => {
  const [seismic] = cgsZones.serves;
  const [fire] = calFireZones.serves;

  it('are asked of the publisher of the map alone, and within the state alone', () => {
    expect(seismic?.request({ ...AT, map: 'liquefaction_zone' }, undefined, 0)?.url).toContain(
      '/CGS_Liquefaction_Zones/FeatureServer/0/query',
    );
    expect(seismic?.request({ ...AT, map: 'local_fire_zone' }, undefined, 0)).toBeUndefined();
    expect(fire?.request({ ...AT, map: 'local_fire_zone' }, undefined, 0)?.url).toContain(
      '-118.11%2C34.19',
    );
    expect(
      fire?.request({ lat: 25.8, lon: -80.2, map: 'local_fire_zone' }, undefined, 0),
    ).toBeUndefined();
  });

  it('hold a point by a polygon, with its class, and say outside where there is none', () => {
    const parse = (features: unknown) =>
      fire?.parse(reply(features), { ...AT, map: 'local_fire_zone' });
    expect(
      parse({
        features: [
          { attributes: { OBJECTID: 7, FHSZ: 3, FHSZ_Description: 'Very High', SRA: 'LRA' } },
        ],
      }),
    ).toMatchObject({ value: { isInside: true, zoneClass: 'Very High' } });
    expect(parse({ features: [] })).toMatchObject({ value: { isInside: false } });
    expect(parse({ error: { code: 499, message: 'Token Required' } })).not.toHaveProperty('value');
  });
});
