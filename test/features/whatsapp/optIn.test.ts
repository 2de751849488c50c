import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CONSENT_TEXTS,
  keywordOf,
  type Keyword,
} from '../../../src/features/whatsapp/consentTexts.ts';
import { step, type OptIn } from '../../../src/features/whatsapp/optIn.ts';

const HOUR = 3_600_000;

describe('the double opt-in', () => {
  it.each([
    ['start', 'START'],
    ['start', 'start please'],
    ['yes', ' Yes!'],
    ['yes', 'SÍ'],
    ['yes', 'si'],
    ['yes', 'OUI'],
    ['yes', 'Ja.'],
    ['yes', 'はい'],
    ['stop', 'Stop'],
    ['stop', 'STOP, now'],
    ['stop', 'alto'],
    ['stop', '停止'],
    ['stop', '停止してください'],
    ['stop', '配信停止をお願いします'],
    [undefined, '開始しない'],
    ['stop', 'STOPP'],
    ['stop', '¡Alto!'],
    ['stop', '*STOP*'],
    ['start', '"Start"'],
    ['yes', '👍 yes'],
    ['status', 'sTaTuS'],
    ['status', 'état'],
    [undefined, 'yesterday'],
    [undefined, 'please stop'],
    [undefined, ''],
    [undefined, '👍'],
  ])('%s is asked by %s', (keyword, text) => expect(keywordOf(text)).toBe(keyword));

  it('every language has every text and a word for YES and STOP', () => {
    for (const { ask, keywords } of Object.values(CONSENT_TEXTS)) {
      expect(keywords.yes.length * keywords.stop.length).toBeGreaterThan(0);
      expect(
        keywords.yes.some((word) =>
          ask
            .normalize('NFKD')
            .replaceAll(/\p{M}/gu, '')
            .includes(word.normalize('NFKD').replaceAll(/\p{M}/gu, '')),
        ),
      ).toBe(true);
    }
  });

  it('active only after a YES within 24 hours of a START or a request, with no STOP since; from anywhere STOP ends at once', () => {
    const word = fc.constantFrom<Keyword | undefined>('start', 'yes', 'stop', 'status', undefined);
    const said = fc.array(fc.record({ word, waitH: fc.double({ min: 0, max: 40, noNaN: true }) }), {
      maxLength: 40,
    });
    fc.assert(
      fc.property(said, (words) => {
        let now: OptIn = { state: 'pending', pendingUntilMs: 24 * HOUR };
        let at = 0;
        let askedAt: number | undefined = 0;
        let isActive = false;
        for (const { word: keyword, waitH } of words) {
          at += waitH * HOUR;
          if (keyword === 'stop') [isActive, askedAt] = [false, undefined];
          else if (keyword === 'start' && !isActive) askedAt = at;
          else if (keyword === 'yes' && !isActive) {
            isActive = askedAt !== undefined && at - askedAt <= 24 * HOUR;
            askedAt = undefined;
          }
          const next = step(now, keyword, at);
          expect(next.state === 'active').toBe(isActive);
          if (keyword === 'stop') expect(next.state).toBe('stopped');
          if (next.ledger === 'agreed') expect([keyword, now.state]).toEqual(['yes', 'pending']);
          if (next.state !== now.state) expect(next.ledger).not.toBeNull();
          now = next;
        }
      }),
      { numRuns: 500, seed: 11 },
    );
  });
});
