import { describe, expect, it } from 'vitest';
import { readConfig, sourceSetting } from '../../config/env.ts';

describe('settings', () => {
  it('have the documented defaults; an empty value counts as unset', () => {
    const config = readConfig({ PORT: '', HOST: ' ' });
    expect(config).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      adminEmail: 'admin@localhost',
      offline: false,
      publicBaseUrl: 'http://127.0.0.1:8080',
    });
    expect(config.dataDir).toMatch(/\/\.data$/);
    expect(config.databaseUrl).toBeUndefined();
    expect(config.adminToken).toBeUndefined();
  });

  it.each([
    ['PORT', '80a'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['HOST', 'a b'],
    ['DATABASE_URL', 'mysql://x'],
    ['DATABASE_URL', 'localhost'],
    ['PUBLIC_BASE_URL', 'example.org'],
    ['ADMIN_EMAIL', 'nobody'],
    ['ADMIN_TOKEN', 'short'],
    ['SMTP_URL', 'http://mail'],
    ['STRIPE_API_BASE', 'stripe'],
    ['OFFLINE', 'maybe'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['PREDICTION_KEEP_DAYS', 'gold:3'],
    ['PREDICTION_KEEP_DAYS', 'free:0'],
    ['CORS_ORIGINS', '*'],
    ['CORS_ORIGINS', 'https://app.example.org/path'],
    ['SOURCE_USGS_COMCAT_URL', 'ftp://x'],
    ['SOURCE_USGS_COMCAT', 'x'],
    ['SOURCE_NOBODY_URL', 'https://x'],
  ])('stop the start when %s is %s, and name it', (name, value) => {
    expect(() => readConfig({ [name]: value }, ['usgs-comcat'])).toThrow(name);
  });

  it('read proxies as a number or as networks, and origins as a list', () => {
    expect(readConfig({}).trustProxy).toBe(0);
    expect(readConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
    expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toEqual([
      '10.0.0.0/8',
      '::1',
    ]);
    expect(
      readConfig({ CORS_ORIGINS: 'https://a.example, http://b.example:3000' }).corsOrigins,
    ).toEqual(['https://a.example', 'http://b.example:3000']);
  });

  it('read days by plan, or for everybody', () => {
    expect(readConfig({}).predictionKeepDays).toEqual({});
    expect(readConfig({ PREDICTION_KEEP_DAYS: 'free:90, pro:400' }).predictionKeepDays).toEqual({
      free: 90,
      pro: 400,
    });
    expect(readConfig({ PREDICTION_KEEP_DAYS: '400' }).predictionKeepDays).toEqual({
      free: 400,
      pro: 400,
      enterprise: 400,
    });
  });

  it('name every bad variable at once, and never show a value', () => {
    expect(() => readConfig({ PORT: 'x', ADMIN_TOKEN: 'hunter2' })).toThrow(
      /PORT [^]*ADMIN_TOKEN (?![^]*hunter2)/,
    );
  });

  it('find the address and key of a source by its id', () => {
    const config = readConfig(
      { SOURCE_USGS_3DEP_URL: 'http://127.0.0.1:9/x', SOURCE_USGS_3DEP_KEY: 'k' },
      ['usgs-3dep'],
    );
    expect(sourceSetting(config, 'usgs-3dep')).toEqual({ url: 'http://127.0.0.1:9/x', key: 'k' });
    expect(sourceSetting(config, 'other')).toEqual({});
  });
});
