import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { betaCdfOf, studentCdf } from '../../../../engines/ground/math/beta.ts';
import { fft } from '../../../../engines/ground/math/fft.ts';
import {
  annualDeviation,
  averageAnnualLoss,
  type LossEvent,
} from '../../../../engines/money/loss/eventTable.ts';
import {
  exceedanceCurve,
  RETURN_PERIODS,
  sumOfYear,
} from '../../../../engines/money/loss/exceedance.ts';
import { occurrencePoints } from '../../../../engines/money/loss/occurrence.ts';
import { eachLaw } from '../../../../engines/money/loss/severityGrid.ts';
import { yearLayer, yearPoints, yearReaches } from '../../../../engines/money/loss/yearCurve.ts';
import { rankedPoints, simulateYears } from '../../../support/yearTable.ts';

const event = fc.record({
  ratePerYear: fc.double({ min: 1e-4, max: 0.5, noNaN: true }),
  loss: fc.double({ min: 0.001, max: 0.95, noNaN: true }),
  share: fc.double({ min: 0, max: 0.9, noNaN: true }),
});
const tables = fc.array(event, { minLength: 1, maxLength: 20 }).map((rows): LossEvent[] =>
  rows.map(({ ratePerYear, loss, share }) => ({
    ratePerYear,
    loss,
    most: 1,
    deviation: share * Math.sqrt(loss * (1 - loss)),
  })),
);

/** Mean and standard deviation of a law of a year, by its definition. */
function yearMoments({ step, probability }: ReturnType<typeof sumOfYear>) {
  const moment = (power: number) =>
    probability.reduce((sum, p, i) => sum + p * (i * step) ** power, 0);
  return { mean: moment(1), deviation: Math.sqrt(moment(2) - moment(1) ** 2) };
}

describe('the exceedance convention', () => {
  it('has AEP at or above OEP, tails at or above values, and losses that grow with the return period', () => {
    fc.assert(
      fc.property(tables, (events) => {
        const curve = exceedanceCurve(events, 10);
        let before = { oep: -1, aep: -1 };
        for (const point of curve) {
          expect(point.aep).toBeGreaterThanOrEqual(point.oep);
          expect(point.aep_tvar).toBeGreaterThanOrEqual(point.aep - 1e-9);
          expect(point.oep_tvar).toBeGreaterThanOrEqual(point.oep - 1e-9);
          expect(point.aep_tvar).toBeGreaterThanOrEqual(point.oep_tvar - 1e-9);
          expect(point.oep).toBeGreaterThanOrEqual(before.oep - 1e-9);
          expect(point.aep).toBeGreaterThanOrEqual(before.aep - 1e-9);
          before = point;
        }
      }),
      { numRuns: 60 },
    );
  });

  it('has the average annual loss under the aggregate curve', () => {
    fc.assert(
      fc.property(tables, (events) => {
        const aggregate = sumOfYear(events, 60);
        const { mean } = yearMoments(aggregate);
        expect(mean / averageAnnualLoss(events)).toBeCloseTo(1, 3);
      }),
      { numRuns: 60 },
    );
  });

  it('keeps the deviation of a year without secondary uncertainty', () => {
    const events = [
      { ratePerYear: 0.3, loss: 0.2 },
      { ratePerYear: 0.01, loss: 3 },
    ];
    const { deviation } = yearMoments(sumOfYear(events, 12));
    expect(deviation / annualDeviation(events)).toBeCloseTo(1, 2);
  });

  it('agrees with simulated years', () => {
    const events = [
      { ratePerYear: 0.2, loss: 0.1 },
      { ratePerYear: 0.05, loss: 0.5 },
      { ratePerYear: 0.01, loss: 2 },
      { ratePerYear: 0.002, loss: 5 },
    ];
    const { total, largest } = simulateYears(events, 60_000, 11);
    const curve = exceedanceCurve(events, 20, [100, 250]);
    const [aep100, aep250] = rankedPoints(total, [100, 250]);
    expect(Math.abs((curve[0]?.aep ?? 0) - (aep100?.loss ?? 0))).toBeLessThan(0.12);
    expect((curve[1]?.aep_tvar ?? 0) / (aep250?.tail ?? 0)).toBeCloseTo(1, 1);
    for (const years of RETURN_PERIODS)
      expect(rankedPoints(largest, [years])[0]?.loss).toBeLessThanOrEqual(
        rankedPoints(total, [years])[0]?.loss ?? 0,
      );
  });

  it('tells the largest event however small it is beside the value', () => {
    // P(largest > x) = 1 - exp(-rate above x): 0.02 a year is reached once in 50.5 years.
    const events = [
      { ratePerYear: 0.02, loss: 1e-3 },
      { ratePerYear: 0.5, loss: 1e-5 },
    ];
    const curve = exceedanceCurve(events, 3, [10, 50, 52]);
    expect(curve.map(({ oep }) => Number(oep.toPrecision(1)))).toEqual([1e-5, 1e-5, 1e-3]);
    // Worst tenth of years: all that reach 1e-3, and of the rest the best part at 1e-5.
    const reached = -Math.expm1(-0.02);
    const tail = (reached * 1e-3 + (0.1 - reached) * 1e-5) / 0.1;
    expect((curve[0]?.oep_tvar ?? 0) / tail).toBeCloseTo(1, 2);
    const wind = { ratePerYear: 0.02, loss: 1e-3, deviation: 5e-4, most: 1 };
    const other = { ratePerYear: 0.001, loss: 0.3, deviation: 0.2, most: 1 };
    const [alone] = exceedanceCurve([wind], 2, [100]);
    const [both] = exceedanceCurve([wind, other], 2, [100]);
    expect(both?.oep).toBeGreaterThan(alone?.oep ?? NaN);
  });

  // What lies below the grid of losses was told as the grid's end, one ten-millionth of the value whatever it was.
  it('makes nothing larger than it is', () => {
    for (const loss of [1e-9, 3e-8])
      for (const point of exceedanceCurve([{ ratePerYear: 0.5, loss }], 1, [10, 100]))
        expect(point.oep).toBeLessThanOrEqual(loss);
  });

  it('reads a scattered loss as its slices one by one', () => {
    fc.assert(
      fc.property(tables, (events) => {
        const certain: LossEvent[] = [];
        eachLaw(events, ({ loss, ratePerYear }, { multiples }) => {
          for (const multiple of multiples)
            certain.push({ loss: multiple * loss, ratePerYear: ratePerYear / multiples.length });
        });
        expect(averageAnnualLoss(certain) / averageAnnualLoss(events)).toBeCloseTo(1, 12);
        const apart = occurrencePoints(certain, 1, RETURN_PERIODS);
        occurrencePoints(events, 1, RETURN_PERIODS).forEach(({ loss, tail }, i) => {
          expect(loss).toBeCloseTo(apart[i]?.loss ?? NaN, 12);
          expect(tail).toBeCloseTo(apart[i]?.tail ?? NaN, 12);
        });
      }),
    );
  });

  it('never passes the largest loss, wherever its bin begins', () => {
    for (const most of [1, 1.7, 2, 2.31, 3]) {
      const [point] = occurrencePoints([{ loss: 1, ratePerYear: 0.02 }], most, [250]);
      expect(point?.loss).toBeLessThanOrEqual(1);
      expect(point?.loss).toBeGreaterThan(0.98);
    }
  });

  it('never passes what the events can cost, nor stands a part above all', () => {
    const great = Array.from({ length: 40 }, (_unused, i) => ({
      loss: 0.6 + i / 100,
      deviation: 0.2,
      most: 1,
      ratePerYear: 0.001,
    }));
    const small = [{ loss: 0.004, deviation: 0.002, most: 1, ratePerYear: 0.02 }];
    const years = [10, 25, 50, 100, 250, 500, 1000];
    const all = occurrencePoints([...great, ...small], 2, years);
    expect(Math.max(...all.map(({ loss }) => loss))).toBeGreaterThan(0.9);
    for (const { loss, tail } of all) {
      expect(loss).toBeLessThanOrEqual(1);
      expect(tail).toBeLessThanOrEqual(1 + 1e-12);
    }
    for (const part of [great, small])
      occurrencePoints(part, 1, years).forEach(({ loss }, i) => {
        expect(loss).toBeLessThanOrEqual((all[i]?.loss ?? 0) * (1 + 1e-12));
      });
  });

  it('splits a year among adjoining layers without loss', () => {
    const aggregate = sumOfYear([{ ratePerYear: 0.1, loss: 0.4, most: 1, deviation: 0.3 }], 5);
    const whole = yearLayer(aggregate, 0, 5);
    expect(yearLayer(aggregate, 0, 0.3) + yearLayer(aggregate, 0.3, 5)).toBeCloseTo(whole, 12);
    expect(yearReaches(aggregate, 0.3)).toBeGreaterThan(yearReaches(aggregate, 0.6));
    expect(yearReaches(aggregate, 0)).toBeCloseTo(1, 6);
  });
});

describe('quantiles of a year', () => {
  // Losses 0, 10, 20 and 30, each spread evenly over the ten about it: worked by hand.
  const law = { step: 10, probability: Float64Array.of(0.5, 0.3, 0.15, 0.05) };

  it('lie straight between the cells', () => {
    const [ten, four] = yearPoints(law, [10, 4]);
    // P(L > x) = 0.05 + 0.15 (25 - x) / 10 = 0.1; and 0.2 + 0.3 (15 - x) / 10 = 0.25.
    expect(ten?.loss).toBeCloseTo(25 - 10 / 3, 10);
    expect(four?.loss).toBeCloseTo(15 - 5 / 3, 10);
  });

  it('have the mean of the worst as their tail: whole cells above, of the last the share that is needed', () => {
    const [twenty, ten] = yearPoints(law, [20, 10]);
    expect(twenty?.tail).toBeCloseTo(30, 10);
    expect(ten?.tail).toBeCloseTo((0.05 * 30 + 0.05 * (25 - 10 / 3)) / 0.1, 10);
  });

  it('are reached as often as their return period says', () => {
    for (const years of [3, 4, 10, 15])
      expect(yearReaches(law, yearPoints(law, [years])[0]?.loss ?? NaN)).toBeCloseTo(1 / years, 10);
  });
});

describe('the mathematics below', () => {
  it('transforms there and back', () => {
    const re = Float64Array.from({ length: 64 }, (_unused, i) => Math.sin(i) + i / 10);
    const im = new Float64Array(64);
    const before = re.slice();
    fft(re, im);
    expect(re[0]).toBeCloseTo(
      before.reduce((sum, x) => sum + x, 0),
      9,
    );
    fft(re, im, true);
    re.forEach((x, i) => expect(x).toBeCloseTo(before[i] ?? 0, 10));
  });

  it('knows the beta law where it has a closed form', () => {
    expect(betaCdfOf(1, 1)(0.3)).toBeCloseTo(0.3, 12);
    expect(betaCdfOf(2, 1)(0.3)).toBeCloseTo(0.09, 12);
    expect(betaCdfOf(0.5, 0.5)(0.5)).toBeCloseTo(0.5, 12);
    expect(studentCdf(1, 1)).toBeCloseTo(0.75, 12);
    expect(studentCdf(-1, 1)).toBeCloseTo(0.25, 12);
  });
});
