import { describe, expect, it } from 'vitest';
import { incidentsSection } from '../../../../engines/hazards/wildfire/report.ts';

const fire = (name: string, lat: number | null, sizeAcres: number | null = 1000) => ({
  id: name,
  name,
  lat,
  lon: lat === null ? null : -120,
  sizeAcres,
  containedPct: 20,
  discoveredAt: null,
  cause: null,
  state: null,
  kind: 'WF',
});
const answered = (...incidents: ReturnType<typeof fire>[]) =>
  incidentsSection(
    { lat: 40, lon: -120 },
    {
      value: { incidents, complete: true },
      source: 'test',
      asOf: '',
      retrievedAt: '',
      status: 'live',
    },
  ).incidents;

describe('fires that are being fought', () => {
  it('are those within 50 km, the nearest first; one whose place is not known stays, last', () => {
    // A degree of latitude is 111 km.
    const listed = answered(
      fire('nowhere', null),
      fire('far', 40.5),
      fire('near', 40.4),
      fire('here', 40.01),
    );
    expect(listed?.list.map(({ name }) => name)).toEqual(['here', 'near', 'nowhere']);
    expect(listed).toMatchObject({ radius_km: 50, count: 3 });
    expect(listed?.list[1]?.distance_km).toBeCloseTo(44.4, 0);
    expect(listed?.list[2]?.distance_km).toBeNull();
  });

  it('have their size in square kilometres: an acre is 4,046.86 m²; an unknown one stays unknown', () => {
    const sizes = answered(fire('known', 40, 1000), fire('unknown', 40, null));
    expect(sizes?.list.map(({ size_km2 }) => size_km2)).toEqual([expect.closeTo(4.04686, 4), null]);
  });

  it('are not known where nobody answered', () =>
    expect(
      incidentsSection({ lat: 40, lon: -120 }, { missing: 'no source answered', source: 'none' }),
    ).toMatchObject({ incidents: null }));
});
