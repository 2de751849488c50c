import { KM_PER_DEGREE } from '../../../engines/ground/earth/geodesy.ts';
import { instruments } from '../../../engines/ground/datasets/instruments.ts';
import { connector, service } from '../connector.ts';
import { fromStationText } from '../formats/fdsnStations.ts';
import { roundedAt, withQuery } from '../formats/values.ts';

/** Seismographs of citizens. Positions are blurred on purpose, and a few are impossible. */
export const raspberryShake = connector({
  id: 'raspberry-shake',
  title: 'Raspberry Shake network',
  category: 'citizen_seismic',
  provider: 'Raspberry Shake',
  home: 'https://raspberryshake.org',
  licence: 'free for non-commercial use, ask for commercial',
  attribution: 'Raspberry Shake Community (doi:10.7914/SN/AM)',
  cadence: 'daily (registry), 30 min (waveform)',
  coverage: 'world',
  key: 'none',
  perMinute: 10,
  baseUrl: 'https://data.raspberryshake.org/fdsnws',
  serves: [
    service({
      dataset: instruments,
      keepSeconds: 86_400,
      staleSeconds: 30 * 86_400,
      persistent: true,
      round: roundedAt(1),
      example: { lat: 51.48, lon: -3.66, radiusKm: 100, kind: 'citizen_seismic' },
      request: ({ lat, lon, radiusKm, kind }) =>
        kind === 'citizen_seismic'
          ? {
              url: withQuery('/station/1/query', {
                network: 'AM',
                level: 'channel',
                format: 'text',
                latitude: lat,
                longitude: lon,
                maxradius: (radiusKm / KM_PER_DEGREE).toFixed(3),
              }),
            }
          : undefined,
      parse: fromStationText,
    }),
  ],
});
