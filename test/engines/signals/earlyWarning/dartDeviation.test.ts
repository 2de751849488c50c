import { describe, expect, it } from 'vitest';
import { waveDeviationM } from '../../../../engines/signals/earlyWarning/dartDeviation.ts';
import { dartSignals } from '../../../../engines/signals/earlyWarning/tsunamiSignals.ts';

const MINUTE = 60_000;
/** A semidiurnal tide of 1 m on 4000 m of water, every quarter hour for ten hours. */
const tide = (atMs: number) => 4000 + Math.cos((2 * Math.PI * atMs) / (12.42 * 60 * MINUTE));
const record = (wave: (atMs: number) => number) =>
  Array.from({ length: 41 }, (_, i) => ({
    atMs: i * 15 * MINUTE,
    heightM: tide(i * 15 * MINUTE) + wave(i * 15 * MINUTE),
  }));

describe('departure from the tide', () => {
  it('is below the threshold of 3 cm for the tide alone', () =>
    expect(
      waveDeviationM(
        record(() => 0),
        0,
      ),
    ).toBeLessThan(0.012));
  it('finds a wave of 20 cm', () => {
    const found = waveDeviationM(
      record((atMs) => (atMs === 32 * 15 * MINUTE ? 0.2 : 0)),
      30 * 15 * MINUTE,
    );
    expect(found).toBeGreaterThan(0.18);
  });
  it('is unknown without three hours of record', () =>
    expect(waveDeviationM(record(() => 0).slice(0, 8), 0)).toBeUndefined());
});

describe('a buoy that saw a wave', () => {
  it("is told with its height in shallow water by Green's law: (4000 / 10)^(1/4) = 4.5 times", () => {
    const rows = record((atMs) => (atMs === 40 * 15 * MINUTE ? 0.2 : 0));
    const readings = rows.map(({ atMs, heightM }) => ({
      at: new Date(atMs).toISOString(),
      intervalS: 900,
      heightM,
    }));
    const [signal] = dartSignals(
      [{ stationId: '21418', eventMode: true, readings }],
      41 * 15 * MINUTE,
    );
    expect(signal?.headline).toContain(
      "0.20 m from the tide; by Green's law 0.9 m in water of 10 m",
    );
  });
});
