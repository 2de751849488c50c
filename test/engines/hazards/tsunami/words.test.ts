import { expect, it } from 'vitest';
import { predict } from '../../../../engines/hazards/tsunami/index.ts';
import { embeddedFacts, MOMENT } from '../../../support/embeddedFacts.ts';

// The middle of Sendai stood dry in 2011, the plain at the shore did not.
it('says that nothing of the waves comes to high ground, not that 0.0 m does', async () => {
  const input = predict.input.parse({ lat: 38.27, lon: 140.87 });
  const { summary } = predict.assess(input, await embeddedFacts(predict.needs(input)), MOMENT);
  expect(summary).toContain('nothing of them at this ground');
  expect(summary).not.toContain('0.0 m');
});
