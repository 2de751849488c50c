import { smoothStep } from '../../engines/ground/math/interpolate.ts';
import { windstormClimate } from '../../engines/ground/datasets/weatherClimates.ts';
import { embedded } from '../connectors/connector.ts';
import { windstormRows } from './data/windstormClimate.ts';
import { nearby } from './nearby.ts';

const index = nearby(windstormRows.map(([, lat, lon]) => ({ lat, lon })));
/**
 * POLICY. Wind storms of the westerlies end here towards the equator, degrees: none within the first, all beyond the second. The gusts that
 * building codes give between come from thunderstorms and cyclones, which have tables of their own.
 */
const WESTERLIES = { noneWithinDeg: 15, allBeyondDeg: 25 };

const BLEND = { coreKm: 60, reachKm: 500 };

/** Extremes of wind other than tropical cyclones, from wind maps of building codes. */
export const windstormClimateAtlas = embedded({
  id: 'atlas-windstorm-climate',
  title: 'Fifty-year gusts at reference points',
  category: 'weather',
  provider: 'Embedded table after national wind-loading standards',
  home: 'https://eurocodes.jrc.ec.europa.eu',
  licence: 'Facts',
  cadence: 'with standards',
  coverage: 'World',
  dataset: windstormClimate,
  asOf: '2022-01-01T00:00:00Z',
  answer({ lat, lon }) {
    const blend = index.at(lat, lon, BLEND);
    let gust50YearMps = 0;
    let gumbelScaleMps = 0;
    for (let i = 0; i < blend.count; i++) {
      const row = windstormRows[blend.indices[i]];
      const weight = blend.weights[i];
      gust50YearMps += weight * row[3];
      gumbelScaleMps += weight * row[4];
    }
    const lnSigma = Math.hypot(0.08, 0.12 * (1 - Math.exp(-blend.nearestKm / 300)));
    return {
      gust50YearMps,
      gumbelScaleMps,
      extratropicalShare: smoothStep(
        WESTERLIES.noneWithinDeg,
        WESTERLIES.allBeyondDeg,
        Math.abs(lat),
      ),
      lnSigma,
      zone: windstormRows[blend.nearest]?.[0] ?? 'none',
    };
  },
});
