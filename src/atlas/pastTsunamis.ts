import KDBush from 'kdbush';
import { around } from 'geokdbush';
import { distanceKm } from '../../engines/ground/earth/geodesy.ts';
import { pastTsunamis } from '../../engines/ground/datasets/tsunamis.ts';
import { embedded } from '../connectors/connector.ts';
import { CAUSES, TSUNAMIS } from './data/tsunamiHistory.ts';

const DEATHS = ['none known', '1 to 50', '51 to 100', '101 to 1000', 'more than 1000'] as const;

const index = new KDBush(TSUNAMIS.length);
for (const [, , , , lat, lon] of TSUNAMIS) index.add(lon, lat);
index.finish();

/** Historic tsunamis: those that killed, came from great earthquakes or were strong where they struck. */
export const pastTsunamiAtlas = embedded({
  id: 'atlas-past-tsunamis',
  title: 'Historic tsunamis (embedded selection)',
  category: 'environmental',
  provider: 'this product, from the NCEI/WDS Global Historical Tsunami Database',
  home: 'https://www.ncei.noaa.gov/products/natural-hazards/tsunamis-earthquakes-volcanoes/tsunamis',
  licence: 'Public domain (US Government)',
  attribution: 'NOAA National Centers for Environmental Information, doi:10.7289/V5PN93H7',
  cadence: 'with each release',
  coverage: `${TSUNAMIS.length} tsunamis, 1610 BCE to 2025`,
  dataset: pastTsunamis,
  asOf: '2025-07-29T00:00:00Z',
  answer({ lat, lon, radiusKm }) {
    const found = around(index, lon, lat, Infinity, radiusKm);
    const events = found.flatMap((i) => {
      const row = TSUNAMIS[i];
      if (!row) return [];
      const [
        ncei,
        year,
        month,
        day,
        atLat,
        atLon,
        magnitude,
        cause,
        maxWaterHeightM,
        deaths,
        place,
      ] = row;
      return [
        {
          id: ncei > 0 ? `ncei-${ncei}` : `listed-${year}`,
          year,
          month: month || null,
          day: day || null,
          lat: atLat,
          lon: atLon,
          magnitude,
          cause: CAUSES[cause],
          maxWaterHeightM,
          deaths: DEATHS[deaths],
          place,
          distanceKm: distanceKm(lat, lon, atLat, atLon),
        },
      ];
    });
    return { events, complete: false };
  },
});
