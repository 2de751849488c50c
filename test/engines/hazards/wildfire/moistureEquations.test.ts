import { describe, expect, it } from 'vitest';
import { duffMoistureCode } from '../../../../engines/hazards/wildfire/duffMoisture.ts';
import {
  fineFuelMoistureCode,
  fineFuelMoisturePct,
} from '../../../../engines/hazards/wildfire/fineFuelMoisture.ts';

/** At 21.1 °C the terms of heat in eqs. 4 and 5 vanish. */
const DAMP_DAY = { temperatureC: 21.1, humidityPct: 90, windKmh: 20, rainMm: 0 };

/** Moisture after a long spell of the same days. */
function settledPct(code: number): number {
  let settled = code;
  for (let day = 0; day < 200; day++) settled = fineFuelMoistureCode(settled, DAMP_DAY);
  return fineFuelMoisturePct(settled);
}

describe('equations of Van Wagner & Pickett (1985), worked by hand', () => {
  it('wet fine fuel dries to eq. 4 and dry fuel wets to eq. 5 in a long spell of damp days', () => {
    expect(settledPct(20)).toBeCloseTo(0.942 * 90 ** 0.679 + 11 * Math.exp(-1), 1);
    expect(settledPct(101)).toBeCloseTo(0.618 * 90 ** 0.753 + 10 * Math.exp(-1), 1);
  });

  // Eqs. 11 to 15 for a code of 30 and 11.5 mm: re 9.31, Mo 160.44, b 10.526, Mr 223.87, Pr = 244.72 - 43.43 ln(Mr - 20).
  it('rain of 11.5 mm lowers a duff moisture code of 30 to 13.78', () => {
    const saturated = { temperatureC: 10, humidityPct: 100, windKmh: 0, rainMm: 11.5 };
    expect(duffMoistureCode(30, saturated, { month: 7, lat: 50 })).toBeCloseTo(13.78, 2);
  });
});
