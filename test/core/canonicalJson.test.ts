import canonicalize from 'canonicalize';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '../../src/core/canonicalJson.ts';

describe('canonical JSON', () => {
  it('gives the example of RFC 8785, section 3.2.4', () => {
    const value = JSON.parse(
      '{"numbers":[333333333.33333329,1E30,4.50,2e-3,0.000000000000000000000000001],"string":"\\u20ac$\\u000F\\u000aA\'\\u0042\\u0022\\u005c\\\\\\"\\/","literals":[null,true,false]}',
    );
    const bytes =
      '7b226c69746572616c73223a5b6e756c6c2c747275652c66616c73655d2c226e756d62657273223a5b3333333333333333332e333333333333332c31652b33302c342e352c302e3030322c31652d32375d2c22737472696e67223a22e282ac245c75303030665c6e4127425c225c5c5c5c5c222f227d';
    expect(Buffer.from(canonicalJson(value)).toString('hex')).toBe(bytes);
  });

  it('sorts names by code units, as in RFC 8785, section 3.2.3', () => {
    const value = {
      '\u20ac': 'Euro Sign',
      '\r': 'Carriage Return',
      '\ufb33': 'Hebrew Letter Dalet With Dagesh',
      '1': 'One',
      '\u{1f600}': 'Emoji: Grinning Face',
      '\u0080': 'Control',
      '\u00f6': 'Latin Small Letter O With Diaeresis',
    };
    const order = [
      'Carriage Return',
      'One',
      'Control',
      'Latin Small Letter O With Diaeresis',
      'Euro Sign',
      'Emoji: Grinning Face',
      'Hebrew Letter Dalet With Dagesh',
    ];
    expect(JSON.parse(canonicalJson(value))).toEqual(value);
    expect(order.map((name) => canonicalJson(value).indexOf(name))).toEqual(
      order.map((name) => canonicalJson(value).indexOf(name)).toSorted((a, b) => a - b),
    );
  });

  it('agrees with another implementation on data of every shape', () => {
    const values = [
      {},
      [],
      '',
      0,
      -0,
      1e21,
      1e-7,
      123456789.125,
      { b: 1, a: [{ d: undefined, c: null }, [], 'x\u2028y', '\u007f'] },
      { 10: 1, 9: 2, a: { z: true, y: false } },
      '\u{1f30b} "quoted" \\ back',
      { x: { 2: 'b', 10: 'a' }, a: 1 },
      JSON.parse('{"b":1,"__proto__":{"z":1,"a":2},"a":{"x\\ny":1,"x":2}}'),
      { ö: 1, o: 2, z: [undefined, 1] },
    ];
    for (const value of values) expect(canonicalJson(value)).toBe(canonicalize(value));
  });
});
