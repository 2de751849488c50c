import { connector } from '../connector.ts';
import { stationTextService } from '../formats/fdsnStations.ts';

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
    stationTextService(
      'citizen_seismic',
      { network: 'AM' },
      { lat: 51.48, lon: -3.66, radiusKm: 100 },
    ),
  ],
});
