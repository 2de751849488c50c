import { expect, it } from 'vitest';
import { whyMissing } from '../../engines/facts.ts';

it('names the source of a missing answer once', () => {
  expect(whyMissing({ source: 'fred', missing: 'fred has no key configured' })).toBe(
    'fred has no key configured',
  );
  expect(whyMissing({ source: 'fred', missing: 'network unreachable' })).toBe(
    'fred: network unreachable',
  );
  expect(whyMissing({ source: 'fred', missing: 'fredericton is not listed' })).toBe(
    'fred: fredericton is not listed',
  );
});
