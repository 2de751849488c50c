import { describe, expect, it } from 'vitest';
import { gradeInterval, gradeScores } from '../../../../engines/money/realEstate/grade.ts';
import type { GradedScore } from '../../../../engines/money/realEstate/subScores.ts';
import { SUB_SCORES, type SubScore } from '../../../../engines/money/realEstate/tables.ts';

type Scores = Record<SubScore, GradedScore>;
const scoreOf = (score: number | null, p10 = score, p90 = score) =>
  ({ score, p10, p90, state: 'known' }) as unknown as GradedScore;
const all = (score: number, change: Partial<Scores> = {}): Scores => ({
  ...(Object.fromEntries(SUB_SCORES.map((name) => [name, scoreOf(score)])) as Scores),
  ...change,
});
const graded = (scores: Scores, held = {}) => gradeScores(scores, 'single_family', held);

describe('a grade', () => {
  it.each([
    [95, 'A+'],
    [94.96, 'A+'],
    [94.9, 'A'],
    [90, 'A'],
    [84, 'B'],
    [70, 'C'],
    [69.9, 'D+'],
    [59.9, 'F'],
    [0, 'F'],
  ])('of %d is %s', (score, due) => {
    expect(graded(all(score))).toMatchObject({ grade: due, cappedBy: null });
    expect(graded(all(score))?.coverage).toBeCloseTo(1, 12);
  });

  // Flood weighs 0.22 of 1, what is not known counts for nothing.
  it('is of the weighted mean of what is known', () => {
    expect(graded(all(90, { flood: scoreOf(40) }))?.score).toBe(79);
    const unknown = graded(all(90, { flood: scoreOf(null), sinkhole: scoreOf(50) }));
    expect(unknown?.coverage).toBeCloseTo(0.78, 12);
    expect(unknown?.score).toBe(84.9);
    expect(
      graded(Object.fromEntries(SUB_SCORES.map((name) => [name, scoreOf(null)])) as Scores),
    ).toBeUndefined();
  });

  it('is D at best with one sub-score below 20, named', () => {
    const sunk = { sinkhole: scoreOf(19) };
    expect(graded(all(100, sunk))).toMatchObject({ grade: 'D', cappedBy: 'sinkhole' });
    expect(graded(all(100, { sinkhole: scoreOf(20) }))?.cappedBy).toBeNull();
    expect(graded(all(50, sunk))).toMatchObject({ grade: 'F', cappedBy: null });
  });

  it('is held by the lower of two caps', () => {
    const sunk = all(100, { sinkhole: scoreOf(19) });
    expect(graded(all(100), { atBest: 'C' })).toMatchObject({
      grade: 'C',
      cappedBy: 'expected_loss',
    });
    expect(graded(sunk, { atBest: 'C' })).toMatchObject({ grade: 'D', cappedBy: 'sinkhole' });
    expect(graded(sunk, { atBest: 'F' })).toMatchObject({ grade: 'F', cappedBy: 'expected_loss' });
    expect(graded(all(66), { atBest: 'C' })).toMatchObject({ grade: 'D+', cappedBy: null });
  });
});

describe('the interval of a grade', () => {
  // Flood (0.22) 20 down, landslide (0.1) 30 down: 80 less hypot(4.4, 3) = 74.67; nothing up.
  it('takes the errors of the sub-scores as independent', () => {
    const scores = all(80, { flood: scoreOf(80, 60, 80), landslide: scoreOf(80, 50, 80) });
    expect(gradeInterval(scores, 'single_family', null)).toEqual({ worst: 'C', best: 'B' });
    // 80 up by 0.22 x 25 = 5.5.
    const better = all(80, { flood: scoreOf(80, 80, 105) });
    expect(gradeInterval(better, 'single_family', null)).toEqual({ worst: 'B', best: 'B+' });
    expect(gradeInterval(better, 'single_family', 'C')).toEqual({ worst: 'C', best: 'C' });
  });
});
