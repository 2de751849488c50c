import { describe, expect, it } from 'vitest';
import { openMeteoForecast } from '../../src/connectors/sources/openMeteoForecast.ts';

const HOUR = 3_600_000;
const service = openMeteoForecast.serves.find(
  ({ dataset }) => dataset.id === 'fire-weather-history',
);

/** Hours from a midnight: temperature is the hour of the UTC day, one millimetre of rain each hour. */
function reply(hours: number, unit = 'm/s') {
  const start = Date.UTC(2026, 5, 1);
  const at = Array.from({ length: hours }, (_, i) => i);
  const body = {
    latitude: 39.8,
    longitude: -121.6,
    elevation: 530,
    utc_offset_seconds: 0,
    hourly_units: { wind_speed_10m: unit },
    hourly: {
      time: at.map((i) => new Date(start + i * HOUR).toISOString().slice(0, 16)),
      temperature_2m: at.map((i) => i % 24),
      relative_humidity_2m: at.map(() => 30),
      wind_speed_10m: at.map(() => 5),
      precipitation: at.map(() => 1),
    },
  };
  const text = JSON.stringify(body);
  return {
    status: 200,
    contentType: 'application/json',
    text,
    bytes: new TextEncoder().encode(text),
    url: 'https://api.open-meteo.com/v1/forecast',
  };
}

const parse = (hours: number, lon: number, unit?: string) =>
  service?.parse(reply(hours, unit), { lat: 39.8, lon });

describe('noon weather', () => {
  it('is taken at noon of local standard time, with the rain of the 24 hours before', () => {
    // 121.6° W lies 8 hours behind: local noon is 20 UTC; the first whole 24 hours end on the second day.
    expect(parse(72, -121.6)).toMatchObject({
      outcome: 'data',
      value: {
        startDate: '2026-06-02',
        temperatureC: [20, 20],
        humidityPct: [30, 30],
        windKmh: [18, 18],
        rainMm: [24, 24],
        temperatureMaxC: [23, 23],
      },
    });
  });

  it('knows the other side of the world: noon of 150° E is 2 UTC', () => {
    expect(parse(72, 150)).toMatchObject({
      outcome: 'data',
      value: { startDate: '2026-06-02', temperatureC: [2, 2] },
    });
  });

  it('reads other units and refuses a reply without a noon', () => {
    expect(parse(72, -121.6, 'km/h')).toMatchObject({ value: { windKmh: [5, 5] } });
    expect(parse(10, -121.6)?.outcome).toBe('unavailable');
  });
});
