import * as z from 'zod';
import { pastWarnings } from '../../../engines/ground/datasets/stormRecords.ts';
import { connector, service } from '../connector.ts';
import { inUnitedStates } from '../pipeline/coverage.ts';
import { anyRows, fromJson, listOf } from '../pipeline/reply.ts';
import { loose, newest, strict, withQuery } from '../formats/values.ts';

const Row = z.object({
  ph_name: loose.text,
  sig_name: loose.text,
  name: loose.text,
  issue: strict.time,
  expire: strict.time,
  wfo: loose.text,
});

const Reply = z.object({ events: anyRows });

/** Warnings that were in force at a place and time. */
export const iem = connector({
  id: 'iem',
  title: 'Iowa Environmental Mesonet',
  category: 'weather',
  provider: 'Iowa State University',
  home: 'https://mesonet.agron.iastate.edu',
  licence: 'free, ask before heavy use',
  attribution: 'Iowa Environmental Mesonet, Iowa State University',
  cadence: 'minutes',
  coverage: 'United States',
  key: 'none',
  perMinute: 30,
  baseUrl: 'https://mesonet.agron.iastate.edu',
  serves: [
    service({
      dataset: pastWarnings,
      keepSeconds: 3600,
      staleSeconds: 30 * 86_400,
      persistent: true,
      example: { lat: 35.34, lon: -97.49, startDate: '2013-05-20', endDate: '2013-05-21' },
      request: ({ lat, lon, startDate, endDate }) =>
        inUnitedStates({ lat, lon })
          ? {
              url: withQuery('/json/vtec_events_bypoint.py', {
                lat,
                lon,
                sdate: startDate,
                edate: endDate,
              }),
            }
          : undefined,
      parse: (reply) =>
        fromJson(reply, Reply, ({ events }) =>
          listOf(events, Row, {
            read: ({ ph_name, sig_name, name, issue, expire, wfo }) => ({
              event: name ?? [ph_name, sig_name].filter(Boolean).join(' '),
              issuedAt: issue,
              expiresAt: expire,
              issuer: wfo,
            }),
            wrap: (warnings) => ({ warnings }),
            asOf: (warnings) => newest(warnings.map(({ issuedAt }) => issuedAt)),
          }),
        ),
    }),
  ],
});
