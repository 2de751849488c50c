import { describe, expect, it } from 'vitest';
import { openText, sealText } from '../../src/core/sealedText.ts';

const key = Buffer.alloc(32, 7);

describe('a sealed text', () => {
  it('opens with its key and what it is about', () => {
    const sealed = sealText(key, 'Zürich 🌋', 'account 1');
    expect(openText(key, sealed, 'account 1')).toBe('Zürich 🌋');
    expect(openText(key, sealText(key, ''))).toBe('');
  });

  it('opens with no other key, about nothing else, and not once a bit is changed', () => {
    const sealed = sealText(key, 'secret', 'account 1');
    expect(() => openText(Buffer.alloc(32, 8), sealed, 'account 1')).toThrow();
    expect(() => openText(key, sealed, 'account 2')).toThrow();
    for (const at of [0, 12, 28, sealed.length - 1]) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => openText(key, changed, 'account 1')).toThrow();
    }
  });

  it('differs each time', () => {
    expect(sealText(key, 'same').equals(sealText(key, 'same'))).toBe(false);
  });

  // McGrew & Viega, The Galois/Counter Mode of Operation, test case 13: a key and a nonce of zeros and no text have the tag 530f8afbc74536b9a963b4f1c4cb738b.
  it('is AES-256-GCM: nonce, tag, text', () => {
    const empty = Buffer.from('000000000000000000000000530f8afbc74536b9a963b4f1c4cb738b', 'hex');
    expect(openText(Buffer.alloc(32), empty)).toBe('');
  });
});
