import { describe, expect, it } from 'vitest';
import { hazardReply } from '../../../../engines/hazards/earthquake/answers/hazardReply.ts';
import type { SiteHazard } from '../../../../engines/hazards/earthquake/hazard/siteHazard.ts';
import { PGA, PGV } from '../../../../engines/hazards/earthquake/groundMotion/model.ts';
import { wald99Intensity } from '../../../../engines/hazards/earthquake/intensity/wald99.ts';
import { intensityOf } from '../../../../engines/hazards/earthquake/intensity/worden12.ts';

describe('Worden and others 2012', () => {
  it('gives the standard deviations of the table: 0.66 units', () => {
    expect(intensityOf(100, 'pga')?.sigma).toBe(0.66);
  });

  it('refuses what cannot be', () => {
    expect(intensityOf(0, 'pga')).toBeUndefined();
    expect(intensityOf(-1, 'pgv')).toBeUndefined();
  });
});

describe('Wald and others 1999', () => {
  it('takes the lower line below V', () => {
    expect(wald99Intensity(10, 'pga')).toBeCloseTo(3.2, 12);
    expect(wald99Intensity(1000, 'pga')).toBeCloseTo(9.32, 12);
    expect(wald99Intensity(0, 'pga')).toBeUndefined();
  });

  // By hand from the equations of the paper: 1 + 2.2 log PGA; 2.35 + 3.47 log PGV; half of each at intensity VI by PGA (124 cm/s2).
  it.each([
    [0.02, 3, 3.8436],
    [0.3, 30, 7.4756],
    [10 ** (7.66 / 3.66) / 980.665, 10, (6 + 5.82) / 2],
  ])('stands beside the intensity of the hazard: %s g and %s cm/s', (pgaG, pgvCmps, expected) => {
    const of = (mean: number) => ({ mean, p05: mean, p16: mean, p50: mean, p84: mean, p95: mean });
    const at = (mean: number) => ({ 475: of(mean), 975: of(mean), 2475: of(mean) });
    const measures = [
      { periodS: PGA, at: at(pgaG) },
      { periodS: PGV, at: at(pgvCmps) },
    ] as unknown as SiteHazard['measures'];
    const reply = hazardReply({ modelVersion: 'test', measures, sources: [] }, 760, []);
    expect(reply.return_periods[0]?.mmi.wald1999).toBeCloseTo(expected, 3);
  });

  it('is unknown where a motion is', () => {
    const reply = hazardReply({ modelVersion: 'test', measures: [], sources: [] }, 760, []);
    expect(reply.return_periods[0]?.mmi).toEqual({ value: null, sigma: 0.66, wald1999: null });
  });
});
