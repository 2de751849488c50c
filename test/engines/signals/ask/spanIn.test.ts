import { expect, it } from 'vitest';
import { readQuestion } from '../../../../engines/signals/ask/readQuestion.ts';
import { spanIn } from '../../../../engines/signals/ask/spanIn.ts';

it.each([
  ['any big earthquake near kathmandu since 2010?', { from: 2010 }],
  ['earthquakes near lima after 1966', { from: 1967 }],
  ['earthquakes near tokyo between 1900 and 1950', { from: 1900, to: 1950 }],
  ['earthquakes near tokyo from 1950 to 1900', { from: 1900, to: 1950 }],
  ['earthquakes of quito before 1800', { to: 1799 }],
  ['earthquakes of quito until 1800', { to: 1800 }],
  ['biggest earthquakes near lima in the last 20 years', { back: 20 }],
  ['tsunamis near padang in the past century', { back: 100 }],
  ['a brick house built in 1930 in seattle', undefined],
  ['earthquake risk in lima over 30 years', undefined],
])('%s', (question, span) => expect(spanIn(question)).toEqual(span));

it.each([
  ['What would a category 4 hurricane do in Tampa?', { category: 4, perils: ['wind'] }],
  ['cat-5 storm in Miami', { category: 5, perils: ['wind'] }],
  ['Storm surge height in Gulfport', { category: undefined, perils: ['flood'], unread: [] }],
  ['Flood insurance, zip 77550', { isOfPostcode: true }],
  ['Flood risk at 1600 Pennsylvania Avenue, Washington', { isOfPostcode: false }],
  ['A 15-year mortgage in Miami', { loanYears: 15 }],
  ['A mortgage in Miami', { loanYears: undefined }],
  ['EQ risk Manila', { intent: { id: 'seismic_risk' } }],
  ['Is the land under my house in Mexico City soft?', { intent: { id: 'seismic_risk' } }],
  ['Risk of liquefaction Wellington CBD', { placeTexts: expect.arrayContaining(['Wellington']) }],
])('%s', (question, said) => expect(readQuestion(question)).toMatchObject(said));
