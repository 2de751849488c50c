import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { ActiveFire } from '../../../../engines/ground/datasets/fire.ts';
import { volcanoesNear } from '../../../../engines/ground/datasets/volcanoes.ts';
import { distanceKm } from '../../../../engines/ground/earth/geodesy.ts';
import { flareFindings } from '../../../../engines/systems/emissions/flareReport.ts';
import { hotSources } from '../../../../engines/systems/emissions/hotSources.ts';
import { embeddedFacts } from '../../../../scripts/validation/embeddedFacts.ts';

const FOLDER = `${import.meta.dirname}/../../../../../shared/catalogs/firms-sample`;

interface Row {
  readonly latitude: number;
  readonly longitude: number;
  readonly acq_date: string;
  readonly acq_time: string | number;
  readonly confidence: string | number;
  readonly satellite: string;
  readonly frp: number;
  readonly daynight: string;
}

/** VIIRS says n, l, h; MODIS a percentage. */
function confidenceOf(given: string | number): ActiveFire['confidence'] {
  if (given === 'l' || given === 'h') return given === 'l' ? 'low' : 'high';
  return typeof given === 'number' && given < 30 ? 'low' : 'nominal';
}

function read(file: string): { fires: ActiveFire[]; nights: number } {
  const rows = JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as readonly Row[];
  const fires = rows.map((row): ActiveFire => ({
    lat: Number(row.latitude),
    lon: Number(row.longitude),
    at: `${row.acq_date}T${String(row.acq_time)
      .padStart(4, '0')
      .replace(/(..)(..)/, '$1:$2')}:00Z`,
    instrument: 'VIIRS',
    satellite: row.satellite,
    confidence: confidenceOf(row.confidence),
    brightnessK: null,
    frpMw: Number(row.frp),
    isNight: row.daynight === 'N',
  }));
  return { fires, nights: new Set(rows.map(({ acq_date: date }) => date)).size };
}

const KILAUEA = { lat: 19.41, lon: -155.28 };
const { volcanoes } = embeddedFacts({
  volcanoes: volcanoesNear({ ...KILAUEA, radiusKm: 200 }),
});
const near = 'value' in volcanoes ? volcanoes.value.volcanoes : [];

describe.runIf(existsSync(FOLDER))('detections as the satellites sent them', () => {
  it('three months of fires over Hawaii leave nothing that burns on', () => {
    const { fires, nights } = read('viirs_hawaii_3months.json');
    expect(fires).toHaveLength(395);
    const found = flareFindings(hotSources(fires), {
      lat: 20.8,
      lon: -156.3,
      nights,
      volcanoes: near,
    });
    expect(found).toMatchObject({ persistent_sources: 0, quantity: { value: 0 } });
    expect(found.transient_sources).toBeGreaterThan(200);
    expect(found.levers[0]?.change).toContain('too few nights');
  });

  it('in June 2025 Kīlauea burns on and is a volcano; smelter and steel works burn on and are none', () => {
    const { fires, nights } = read('modis_c61_nrt_2025.json');
    const { sources, quantity } = flareFindings(hotSources(fires), {
      ...KILAUEA,
      nights,
      volcanoes: near,
    });
    const at = (lat: number, lon: number) =>
      sources.filter((each) => distanceKm(lat, lon, each.lat, each.lon) < 5);
    const summit = at(KILAUEA.lat, KILAUEA.lon);
    expect(summit.length).toBeGreaterThan(3);
    for (const each of summit) {
      expect(each).toMatchObject({ kind: 'volcano', volume_m3_per_day: null });
      expect(each.nights).toBeGreaterThanOrEqual(3);
    }
    // Copper smelter at Miami, Arizona; steel works at Cleveland, Ohio.
    for (const [lat, lon] of [
      [33.42, -110.86],
      [41.46, -81.68],
    ] as const)
      expect(at(lat, lon)[0]?.kind).toBe('flare_or_industry');
    const counted = sources.reduce((sum, each) => sum + (each.volume_m3_per_day ?? 0), 0);
    expect(quantity?.value).toBeCloseTo(counted, 3);
  });
});
