import * as z from 'zod';
import {
  alertLevel,
  colourCode,
  volcanoAlerts,
} from '../../../engines/ground/datasets/volcanoes.ts';
import { connector, service } from '../connector.ts';
import { anyRows, fromJson, listOf } from '../pipeline/reply.ts';
import { loose, newest, numberOf, strict } from '../formats/values.ts';

const Notice = z.object({
  volcano_name: strict.text,
  vnum: loose.number,
  obs_fullname: loose.text,
  obs_abbr: loose.text,
  sent_utc: strict.time,
  notice_url: loose.text,
  alert_level: loose.text,
  color_code: loose.text,
});

/** Volcano notices of the US observatories: volcanoes above normal. An empty list says that none is. */
export const usgsHans = connector({
  id: 'usgs-hans',
  title: 'USGS volcano notices (HANS)',
  category: 'environmental',
  provider: 'US Geological Survey, Volcano Hazards Program',
  home: 'https://volcanoes.usgs.gov/hans-public',
  licence: 'US Government work, public domain',
  cadence: 'on notice',
  coverage: 'United States',
  key: 'none',
  perMinute: 30,
  baseUrl: 'https://volcanoes.usgs.gov/hans-public/api/volcano',
  serves: [
    service({
      dataset: volcanoAlerts,
      keepSeconds: 300,
      staleSeconds: 21_600,
      example: {},
      request: () => ({ url: '/getElevatedVolcanoes' }),
      parse: (reply) =>
        fromJson(reply, anyRows, (rows) =>
          listOf(rows, Notice, {
            read: (row) => ({
              gvpNumber: numberOf(row.vnum) ?? null,
              name: row.volcano_name,
              observatory:
                row.obs_fullname ?? row.obs_abbr?.toUpperCase() ?? 'US Geological Survey',
              alertLevel: alertLevel.safeParse(row.alert_level?.toUpperCase()).data ?? null,
              aviationColourCode: colourCode.safeParse(row.color_code?.toUpperCase()).data ?? null,
              sentAt: row.sent_utc,
              url: row.notice_url,
            }),
            wrap: (notices) => ({ notices, scope: 'elevated' as const }),
            asOf: (notices) => newest(notices.map(({ sentAt }) => sentAt)),
          }),
        ),
    }),
  ],
});
