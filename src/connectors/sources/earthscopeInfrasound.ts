import { connector } from '../connector.ts';
import { networksService } from '../formats/fdsnNetworks.ts';
import { stationTextService } from '../formats/fdsnStations.ts';
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
    stationTextService(
      'infrasound',
      { channel: '?DF', includerestricted: true },
      { lat: 33.6, lon: -116.5, radiusKm: 500 },
    ),
    networksService,
    wadlService({
      source: 'earthscope-infrasound',
      service: 'station',
      path: '/station/1/application.wadl',
    }),
  ],
});
