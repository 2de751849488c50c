import { describe, expect, it } from 'vitest';
import { seaBetween } from '../../src/atlas/geography/landmasses.ts';

const places = {
  dover: [51.1, 1.25],
  calais: [50.92, 1.9],
  lagos: [6.5, 3.4],
  accra: [5.65, -0.2],
  beira: [-19.8, 34.85],
  harare: [-17.83, 31.05],
  patras: [38.22, 21.75],
  athens: [38, 23.75],
  hobart: [-42.85, 147.3],
  melbourne: [-37.75, 145],
  male: [4.175, 73.51],
  kochi: [10, 76.4],
  suva: [-18.12, 178.43],
  labasa: [-16.43, 179.36],
} as const;

const between = (a: keyof typeof places, b: keyof typeof places) =>
  seaBetween({ lat: places[a][0], lon: places[a][1] }, { lat: places[b][0], lon: places[b][1] });

describe('the sea between places', () => {
  it.each([
    ['dover', 'calais'],
    ['hobart', 'melbourne'],
    ['male', 'kochi'],
    ['suva', 'labasa'],
  ] as const)('parts %s from %s', (a, b) => {
    expect(between(a, b)).toBe(true);
    expect(between(b, a)).toBe(true);
  });

  // The straight way from Lagos to Accra runs over the Gulf of Guinea; Patras lies beyond an isthmus of six kilometres.
  it.each([
    ['lagos', 'accra'],
    ['beira', 'harare'],
    ['patras', 'athens'],
  ] as const)('does not part %s from %s', (a, b) => {
    expect(between(a, b)).toBe(false);
  });
});
