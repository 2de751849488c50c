import { describe, expect, it } from 'vitest';
import { composeAnswer } from '../../../../engines/signals/ask/composeAnswer.ts';

const OF_TODAY = 'This is of the present; of the year asked about it says nothing.';
const composed = (reply: Record<string, unknown>, laterYear?: number) =>
  composeAnswer(
    { computed_at: '', input: {}, operation: 'waterStress_score', reply },
    { laterYear },
  );

describe('an answer that is asked about a year to come', () => {
  const summary = 'Water stress is high.';
  const projections = [
    { year: 2050, pathway: 'SSP2-4.5', stress_ratio: 1.4, p10: 1.1, p90: 1.8 },
    { year: 2080, pathway: 'SSP2-4.5', stress_ratio: 1.9, p10: 1.2, p90: 2.6 },
  ];

  it('tells the projection of that year, with its interval, and of no other', () => {
    const text = composed({ summary, projections }, 2050)?.text;
    expect(text).toContain('In 2050 under SSP2-4.5: 1.4, likely between 1.1 and 1.8.');
    expect(text).not.toMatch(/2080|1\.9/);
    expect(text).not.toContain(OF_TODAY);
  });

  it('says that it is of the present where it has no such year', () => {
    expect(composed({ summary, projections }, 2060)?.text).toContain(OF_TODAY);
    expect(composed({ summary }, 2050)?.text).toContain(OF_TODAY);
  });

  it('does not say so where it looks ahead itself, or where no year was asked about', () => {
    expect(composed({ summary, horizon_years: 30 }, 2050)?.text).not.toContain(OF_TODAY);
    expect(composed({ summary })?.text).not.toContain(OF_TODAY);
  });

  it('holds nothing where the record does, and the first of its warnings', () => {
    expect(composed({})).toBeUndefined();
    const warnings = ['One.', 'Two.', 'Three.'];
    const text = composed({ summary, warnings })?.text ?? '';
    expect(warnings.filter((warning) => text.includes(warning))).toEqual(['One.']);
  });
});
