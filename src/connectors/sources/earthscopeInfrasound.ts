import { KM_PER_DEGREE } from '../../../engines/ground/earth/geodesy.ts';
import { instruments } from '../../../engines/ground/datasets/instruments.ts';
import { connector, service } from '../connector.ts';
import { networksService } from '../formats/fdsnNetworks.ts';
import { fromStationText } from '../formats/fdsnStations.ts';
import { roundedAt, withQuery } from '../formats/values.ts';
import { wadlService } from '../formats/wadl.ts';

/** Infrasound stations of the international monitoring system and of research networks. Their channels end in DF. */
export const earthscopeInfrasound = connector({
  id: 'earthscope-infrasound',
  title: 'EarthScope infrasound stations',
  category: 'infrasound',
  provider: 'EarthScope Consortium',
  home: 'https://service.earthscope.org',
  licence: 'open, cite the network',
  attribution: 'NSF SAGE facility, EarthScope Consortium, and the networks named',
  cadence: 'daily (registry), minutes (open waveform)',
  coverage: 'world',
  key: 'none',
  perMinute: 60,
  baseUrl: 'https://service.earthscope.org/fdsnws',
  serves: [
    service({
      dataset: instruments,
      keepSeconds: 86_400,
      staleSeconds: 30 * 86_400,
      persistent: true,
      round: roundedAt(1),
      example: { lat: 33.6, lon: -116.5, radiusKm: 500, kind: 'infrasound' },
      request: ({ lat, lon, radiusKm, kind }) =>
        kind === 'infrasound'
          ? {
              url: withQuery('/station/1/query', {
                level: 'channel',
                format: 'text',
                channel: '?DF',
                includerestricted: true,
                latitude: lat,
                longitude: lon,
                maxradius: (radiusKm / KM_PER_DEGREE).toFixed(3),
              }),
            }
          : undefined,
      parse: fromStationText,
    }),
    networksService,
    wadlService({
      source: 'earthscope-infrasound',
      service: 'station',
      path: '/station/1/application.wadl',
    }),
  ],
});
