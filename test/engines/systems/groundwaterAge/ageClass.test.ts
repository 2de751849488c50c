import { expect, it } from 'vitest';
import { ageClassOf } from '../../../../engines/systems/groundwaterAge/ageClass.ts';

/** Tritium, TU; carbon-14, percent modern; helium from rock, 1e-8 cm³ STP/g; null: not measured. */
it.each([
  ['tritium from before the bomb tests', 0.4, null, null, 'premodern'],
  ['tritium between the bounds', 0.5, null, null, 'mixed'],
  ['tritium since the bomb tests', 3, null, null, 'modern'],
  ['tritium decides against carbon, which carbonate rock dilutes', 5, 20, null, 'modern'],
  ['modern tritium with helium of tens of years: a mixture', 5, null, 10, 'mixed'],
  ['modern tritium with little helium', 5, null, 9, 'modern'],
  ['no tritium at all, whatever the helium', 0, null, 0, 'premodern'],
  ['helium alone', null, 90, 12, 'premodern'],
  ['old carbon alone', null, 49, null, 'premodern'],
  ['carbon between the bounds', null, 50, 1, 'mixed'],
  ['young carbon', null, 80, null, 'modern'],
  ['nothing measured', null, null, null, undefined],
  ['too little helium to tell', null, null, 9, undefined],
] as const)('%s', (_name, tritiumTu, carbon14Pmc, terrigenicHelium, due) => {
  expect(ageClassOf({ tritiumTu, carbon14Pmc, terrigenicHelium })).toBe(due);
});
