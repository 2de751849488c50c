import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { anchorsOf } from '../../scripts/policy/anchors.ts';

const ROOT = join(import.meta.dirname, '../..');

describe('choices of the house', () => {
  it.each([
    [
      '/** Days, POLICY. */\nexport const GRACE_DAYS = 7;\n',
      { name: 'GRACE_DAYS', value: '7', text: 'Days, POLICY.' },
    ],
    [
      'const table = {\n  /** POLICY:\n   * a half. */\n  share: 0.5,\n};\n',
      { name: 'share', value: undefined, text: 'POLICY: a half.' },
    ],
    [
      'const a = 1;\n// POLICY: one, since\n// two is too much.\nconst LEAST = 1;\n',
      { name: 'LEAST', value: '1', text: 'POLICY: one, since two is too much.' },
    ],
    [
      "limits: ['POLICY: rates and bounds.'],\n",
      { name: '', value: undefined, text: 'POLICY: rates and bounds.' },
    ],
  ])('are read from %j', (source, anchor) => expect(anchorsOf(source)).toEqual([anchor]));

  it('are found in every file that marks one', () => {
    const files = globSync('{config,engines,workers,src}/**/*.ts', { cwd: ROOT });
    const marked = files.filter((path) =>
      /\bPOLICY\b/.test(readFileSync(join(ROOT, path), 'utf8')),
    );
    expect(marked.length).toBeGreaterThan(200);
    const missed = marked.filter(
      (path) => anchorsOf(readFileSync(join(ROOT, path), 'utf8')).length === 0,
    );
    expect(missed).toEqual([]);
  });
});
