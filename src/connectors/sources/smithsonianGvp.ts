import * as z from 'zod';
import { weeklyVolcanoReport } from '../../../engines/ground/datasets/volcanoFeeds.ts';
import {
  holoceneEruptions,
  holoceneVolcanoes,
} from '../../../engines/ground/datasets/volcanoCatalogue.ts';
import { connector, service } from '../connector.ts';
import { fromEruptionTable, fromVolcanoLayer, layerUrl } from '../formats/gvpCatalogue.ts';
import { fromXml, listOf, unavailable } from '../pipeline/reply.ts';
import { latOf, lonOf, newest, numberOf, strict, textOf } from '../formats/values.ts';

const Marked = z.object({ '#text': z.string() });
const Item = z.object({
  title: strict.text,
  description: z.string().default(''),
  pubDate: strict.time,
  guid: z
    .unknown()
    .transform((guid) => textOf(guid) ?? textOf(Marked.safeParse(guid).data?.['#text']) ?? ''),
  point: z.string().transform((text) => text.trim().split(/\s+/)),
});
const Rss = z.object({
  rss: z.object({
    channel: z.object({
      item: z.union([z.array(z.unknown()), z.unknown().transform((item) => [item])]).optional(),
    }),
  }),
});

/** `Ambae (Vanuatu) - Report for 4 June-10 June 2026 - New Eruptive Activity`. */
const TITLE = /^(.+?) \(([^)]*)\) - Report for .+? - (.+)$/;

/** Items need a point and a volcano number; those without are dropped. */
function reportOf(item: z.output<typeof Item>) {
  const [, name, country, activity] = TITLE.exec(item.title) ?? [];
  const gvpNumber = numberOf(/#vn_(\d{6})/.exec(item.guid)?.[1]);
  const lat = latOf(item.point[0]);
  const lon = lonOf(item.point[1]);
  if (
    name === undefined ||
    activity === undefined ||
    gvpNumber === undefined ||
    lat === undefined ||
    lon === undefined
  )
    return undefined;
  const text = item.description
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return {
    gvpNumber,
    name,
    country: textOf(country) ?? null,
    activity,
    isNew: activity.startsWith('New'),
    lat,
    lon,
    publishedAt: item.pubDate,
    text,
  };
}

/** Whole layers of the catalogue: megabytes, for work in the background. */
const WHOLE = {
  keepSeconds: 7 * 86_400,
  staleSeconds: 365 * 86_400,
  timeoutMs: 60_000,
  maxBytes: 24 * 1024 * 1024,
};

/** The weekly report of volcanic activity, Thursdays, and the catalogue by the names that its layers had first. */
export const smithsonianGvp = connector({
  id: 'smithsonian-gvp',
  title: 'Smithsonian weekly volcanic activity report and catalogue',
  category: 'environmental',
  provider: 'Global Volcanism Program, Smithsonian Institution',
  home: 'https://volcano.si.edu',
  licence: 'free with attribution',
  attribution: 'Global Volcanism Program, Smithsonian Institution',
  cadence: 'weekly',
  coverage: 'world',
  key: 'none',
  perMinute: 10,
  baseUrl: 'https://volcano.si.edu',
  hosts: ['webservices.volcano.si.edu'],
  serves: [
    service({
      dataset: weeklyVolcanoReport,
      certain: () => 'some volcanoes are active every week',
      keepSeconds: 21_600,
      staleSeconds: 14 * 86_400,
      example: {},
      request: () => ({ url: '/news/WeeklyVolcanoRSS.xml' }),
      parse: (reply) =>
        fromXml(reply, (document) => {
          const feed = Rss.safeParse(document);
          if (!feed.success) return unavailable('the reply is not a feed');
          return listOf(feed.data.rss.channel.item ?? [], Item, {
            read: reportOf,
            wrap: (reports) => ({ reports }),
            asOf: (reports) => newest(reports.map(({ publishedAt }) => publishedAt)),
          });
        }),
    }),
    service({
      dataset: holoceneVolcanoes,
      certain: () => 'the list of volcanoes is fixed',
      ...WHOLE,
      request: () => ({ url: layerUrl('Smithsonian_VOTW_Holocene_Volcanoes', 'application/json') }),
      parse: fromVolcanoLayer,
    }),
    service({
      dataset: holoceneEruptions,
      certain: () => 'the list of eruptions only grows',
      ...WHOLE,
      example: {},
      request: () => ({ url: layerUrl('Smithsonian_VOTW_Holocene_Eruptions', 'csv') }),
      parse: fromEruptionTable,
    }),
  ],
});
