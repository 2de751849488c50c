import { describe, expect, it } from 'vitest';
import { addressReader } from '../../src/http/clientAddress.ts';

describe('the address of a caller', () => {
  it('is the socket where no proxy is trusted, whatever the header says', () => {
    expect(addressReader(0)('203.0.113.9', '198.51.100.1')).toBe('203.0.113.9');
    expect(addressReader([])('203.0.113.9', '198.51.100.1')).toBe('203.0.113.9');
  });

  it('is what the outermost trusted proxy saw, not what the caller wrote', () => {
    const behindTwo = addressReader(2);
    expect(behindTwo('10.0.0.1', '1.2.3.4, 198.51.100.7, 10.0.0.2')).toBe('198.51.100.7');
    expect(behindTwo('10.0.0.1', '198.51.100.7')).toBe('198.51.100.7');
    expect(behindTwo('10.0.0.1', undefined)).toBe('10.0.0.1');
  });

  it('is the last address that is not one of the trusted networks', () => {
    const trusted = addressReader(['10.0.0.0/8', '::1', '2001:db8::/32']);
    expect(trusted('10.0.0.1', '1.2.3.4, 198.51.100.7, 10.1.2.3')).toBe('198.51.100.7');
    expect(trusted('::1', '[2001:db8::5]:443, 198.51.100.7:5000, 2001:db8::1')).toBe(
      '198.51.100.7',
    );
    expect(trusted('203.0.113.9', '198.51.100.7')).toBe('203.0.113.9');
    expect(trusted('::ffff:10.0.0.1', '198.51.100.7')).toBe('198.51.100.7');
  });

  it('stops at what is no address', () => {
    expect(addressReader(3)('10.0.0.1', 'unknown, 198.51.100.7')).toBe('198.51.100.7');
    expect(addressReader(['10.0.0.0/8'])('10.0.0.1', 'evil')).toBe('10.0.0.1');
  });
});
