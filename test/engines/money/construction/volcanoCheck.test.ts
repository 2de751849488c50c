import { expect, it } from 'vitest';
import { volcanoNeeds } from '../../../../engines/hazards/volcano/component.ts';
import { volcanicFlowsCheck } from '../../../../engines/money/construction/volcanoCheck.ts';
import { embeddedFacts } from '../../../support/embeddedFacts.ts';

async function noteAt(lat: number, lon: number): Promise<string> {
  const volcano = await embeddedFacts(volcanoNeeds({ lat, lon }));
  return volcanicFlowsCheck({ volcano } as never, { lat, lon }).note ?? '';
}

// Lahars of Ruiz buried Armero in 1985, lava of Nyiragongo came to Goma in 1977, 2002 and 2021, that of Mauna Loa to within 10 km of Hilo in 1984.
it.each([
  ['Armero', 4.966, -74.905, 'Ruiz'],
  ['Goma', -1.68, 29.22, 'Nyiragongo'],
  ['Hilo', 19.7, -155.09, 'Mauna Loa'],
])('names the volcano that threatens %s most', async (_name, lat, lon, volcano) => {
  expect(await noteAt(lat, lon)).toMatch(new RegExp(`mostly of .*${volcano}`));
});

it('says where no volcano is near', async () => {
  expect(await noteAt(51.5, -0.12)).toContain('no listed volcano is near enough');
});
