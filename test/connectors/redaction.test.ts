import { expect, it } from 'vitest';
import { redactionOf } from '../../src/connectors/pipeline/redaction.ts';

const KEY = 'jane@example.org:s3cret/Key+1';

it.each([
  `GET https://api.example/?k=${KEY}`,
  `GET https://api.example/?k=${encodeURIComponent(KEY)}`,
  `form k=${new URLSearchParams({ k: KEY }).toString()}`,
  `Authorization: Basic ${Buffer.from(KEY).toString('base64')}`,
  `password s3cret/Key+1 refused`,
  `user jane@example.org unknown`,
])('takes a key out of %s', (text) => {
  const shown = redactionOf({ key: KEY, movedTo: undefined })(text);
  for (const part of ['s3cret', 'jane', Buffer.from(KEY).toString('base64')])
    expect(shown).not.toContain(part);
  expect(shown).toContain('***');
});

it('takes the address of a moved source out, port and all, with the password in it', () => {
  const hide = redactionOf({
    key: undefined,
    movedTo: new URL('http://robot:h1dden-pass@mirror.internal:8443/firms'),
  });
  expect(hide('connect ECONNREFUSED mirror.internal:8443')).toBe('connect ECONNREFUSED the source');
  expect(hide('getaddrinfo ENOTFOUND mirror.internal')).toBe('getaddrinfo ENOTFOUND the source');
  expect(hide('401 for h1dden-pass')).toBe('401 for ***');
});

it('leaves other words alone', () => {
  const text = 'timed out after 8000 ms';
  expect(redactionOf({ key: 'ab:cd', movedTo: undefined })(text)).toBe(text);
  expect(redactionOf({ key: undefined, movedTo: undefined })(text)).toBe(text);
});
