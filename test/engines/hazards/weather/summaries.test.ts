import { describe, expect, it } from 'vitest';
import { contextSummary, historySummary } from '../../../../engines/hazards/weather/summaries.ts';
import { climateNormals } from '../../../../engines/ground/datasets/climate.ts';
import { weatherAlerts } from '../../../../engines/ground/datasets/weather.ts';
import { knownFact } from '../../../support/knownFact.ts';

type Answer = Parameters<typeof contextSummary>[0];
const answer: Answer = {
  state: 'known',
  quantity: { name: 'loss', unit: '1/yr', value: 0.00123, p10: 0.0005, p50: 0.001, p90: 0.0027 },
  score: 40,
  level: 'MODERATE',
  interval: null,
  drivers: ['tornadoes: one in 1,000 years'],
} as unknown as Answer;
const NONE = { missing: 'nobody answers', source: 'test' };
const alerts = (...events: string[]) => {
  const [one] = weatherAlerts.sample.alerts;
  if (!one) throw new Error('the sample holds no alert');
  const told = events.map((event) => ({ ...one, event }));
  return knownFact({ ...weatherAlerts.sample, alerts: told });
};

describe('the weather in words', () => {
  it('says what it costs in per cent, by what, and which warnings are in force, each once', () => {
    const words = contextSummary(answer, alerts('Tornado Watch', 'Heat Advisory', 'Heat Advisory'));
    expect(words).toBe(
      "Weather is expected to cost 0.12 % of a typical building's value a year (0.05 % to 0.27 %), most of it by tornadoes. " +
        'Official alerts in force: Tornado Watch, Heat Advisory.',
    );
  });

  it('tells no alert from alerts that could not be read, and an unknown loss from none', () => {
    expect(contextSummary(answer, alerts())).toContain('No official alert is in force.');
    expect(contextSummary(answer, NONE)).toContain('Official alerts could not be read.');
    const unknown: Answer = { ...answer, quantity: null, reason: 'no climate is listed' };
    expect(contextSummary(unknown, alerts())).toBe(
      'The loss to weather is not known: no climate is listed. No official alert is in force.',
    );
  });

  it('says of the past what was read, and whether its trend is one', () => {
    const normals = knownFact(climateNormals.sample);
    const climate = 'Mean 14.2 °C and 574 mm a year (Csb).';
    const trend = { measure: 'mean_temperature_c', per_decade: 0.254, significant: true };
    const words = `${climate} Over 40 years the mean temperature changed by 0.25 °C a decade, `;
    expect(historySummary([trend], 40, normals)).toBe(`${words}a significant trend.`);
    const weak = { ...trend, significant: false };
    expect(historySummary([weak], 40, normals)).toBe(`${words}not significant.`);
    expect(historySummary(null, 0, normals)).toBe(`${climate} No yearly series could be read.`);
    expect(historySummary(null, 1, normals)).toBe(`${climate} 1 years read; too few for a trend.`);
    expect(historySummary(null, 0, NONE)).toBe('No yearly series could be read.');
  });
});
