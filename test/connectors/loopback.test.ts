import { expect, it } from 'vitest';
import { isLoopback } from '../../src/connectors/pipeline/loopback.ts';

it.each([
  ['http://localhost:8080', true],
  ['http://127.0.0.1', true],
  ['http://127.1', true],
  ['http://127.255.0.9', true],
  ['http://[::1]:80', true],
  ['http://127.example.org', false],
  ['http://127.0.0.1.example.org', false],
  ['http://localhost.example.org', false],
  ['http://128.0.0.1', false],
])('%s is this machine: %s', (url, is) => {
  expect(isLoopback(new URL(url).hostname)).toBe(is);
});
