import type { SubductionCity } from './subductionCities.ts';

/**
 * Towns of the South Island and their peak acceleration of 500 years, as `subductionCities.ts` has them.
 *
 * In sight when cells of the South Island were cut finer and its faults were added; no number was set by them.
 *
 * @source ts1170: TS 1170.5 (Standards New Zealand, 2025), table 3.1, site class I (Vs30 750 m/s), once in 500 years: mean of the national seismic hazard model of 2022
 *   (GNS Science), read in its data of the seismic demand parameters, version 2; positions of the towns are ours
 */
export const NEW_ZEALAND_TOWNS: readonly SubductionCity[] = [
  ['Timaru', -44.397, 171.255, 0.2, 0.2, 'ts1170'],
  ['Invercargill', -46.413, 168.353, 0.24, 0.24, 'ts1170'],
  ['Dunedin', -45.879, 170.503, 0.19, 0.19, 'ts1170'],
  ['Queenstown', -45.031, 168.663, 0.33, 0.33, 'ts1170'],
  ['Christchurch', -43.532, 172.636, 0.33, 0.33, 'ts1170'],
  ['Oamaru', -45.097, 170.97, 0.19, 0.19, 'ts1170'],
  ['Wanaka', -44.7, 169.132, 0.33, 0.33, 'ts1170'],
  ['Te Anau', -45.414, 167.718, 0.46, 0.46, 'ts1170'],
  ['Milford Sound', -44.671, 167.925, 0.85, 0.85, 'ts1170'],
  ['Franz Josef', -43.388, 170.183, 0.6, 0.6, 'ts1170'],
  ['Arthurs Pass', -42.94, 171.563, 0.53, 0.53, 'ts1170'],
  ['Ashburton', -43.906, 171.728, 0.21, 0.21, 'ts1170'],
  ['Alexandra', -45.249, 169.38, 0.24, 0.24, 'ts1170'],
  ['Twizel', -44.26, 170.1, 0.25, 0.25, 'ts1170'],
  ['Gore', -46.103, 168.944, 0.22, 0.22, 'ts1170'],
  ['Balclutha', -46.233, 169.74, 0.2, 0.2, 'ts1170'],
  ['Cheviot', -42.813, 173.274, 0.44, 0.44, 'ts1170'],
  ['Akaroa', -43.804, 172.968, 0.21, 0.21, 'ts1170'],
  ['Mt Cook Village', -43.734, 170.096, 0.39, 0.39, 'ts1170'],
];
