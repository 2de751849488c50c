import * as z from 'zod';
import type { cycloneWarnings } from '../../../engines/ground/datasets/cycloneWarnings.ts';
import type { Parsed, RawReply } from '../connector.ts';
import { fromXml, list, unavailable } from '../pipeline/reply.ts';
import { nearestTime } from './usLocalTime.ts';
import { loose, newest, strict, timeOfMs } from './values.ts';

type Warning = z.output<typeof cycloneWarnings.answer>['warnings'][number];

const Item = z.object({ title: strict.text, description: z.string(), category: loose.text });
const Feed = z.object({
  rss: z.object({
    channel: z.object({
      title: z.string().regex(/JTWC/),
      pubDate: strict.time,
      item: z.union([z.array(Item), Item.transform((item) => [item])]),
    }),
  }),
});

/** A heading in bold: `Typhoon  20W (Bang-lang) Warning #14`, or `Tropical Cyclone Formation Alert WTPN21`. */
const HEADING =
  /(?:([A-Z][A-Za-z ]+?) +(\d\d[A-Z]) +\(([^)]+)\) +Warning +#(\d+)|(Tropical Cyclone Formation Alert) +([A-Z]{4}\d\d))/g;
const LINK = /<a href=['"](https?:[^'"]+)['"][^>]*>([^<]+)<\/a>/g;

/** Reads the feed of the Joint Typhoon Warning Center: each item lists the storms of an area one after the other. */
export function readJtwcFeed(reply: RawReply): Parsed<z.output<typeof cycloneWarnings.answer>> {
  return fromXml(reply, (document) => {
    const { data: feed } = Feed.safeParse(document);
    if (feed === undefined) return unavailable('the reply is not the feed of cyclone warnings');
    const { pubDate, item } = feed.rss.channel;
    const areas = item.filter(({ title }) => /^Current .*Tropical Systems$/.test(title));
    const read = areas.map((area) => ({ area, warnings: warningsOf(area, Date.parse(pubDate)) }));
    const isSilent = ({ area, warnings }: (typeof read)[number]) =>
      warnings.length === 0 && !/No Current Tropical Cyclone/i.test(area.description);
    if (areas.length === 0 || read.some(isSilent))
      return unavailable('an area of the feed could not be read');
    const warnings = read.flatMap((each) => each.warnings);
    return list(warnings, { warnings }, newest([pubDate]));
  });
}

function warningsOf(
  { description, category }: z.output<typeof Item>,
  publishedMs: number,
): Warning[] {
  const headings = [...description.matchAll(HEADING)];
  return headings.map((heading, index) => {
    const [, classification = '', id, name, number, alert, alertId = ''] = heading;
    const part = description.slice(heading.index, headings[index + 1]?.index);
    const [, day, clock] = /(?:Issued|Reissued) at (\d\d)\/(\d{4})Z/i.exec(part) ?? [];
    return {
      kind: alert === undefined ? 'warning' : 'formation_alert',
      id: id ?? alertId,
      stormId: stormIdIn(part),
      name: name ?? null,
      classification: alert ?? classification.trim(),
      area: category?.replace('*', '').replace(/ Tropical Systems$/, '') ?? null,
      warningNumber: number === undefined ? null : Number(number),
      isFinal: /Final Warning/i.test(part),
      issuedAt:
        day === undefined || clock === undefined
          ? null
          : (timeOfMs(nearestTime(day, clock, publishedMs)) ?? null),
      links: [...part.matchAll(LINK)].map(([, url = '', title = '']) => ({
        title: title.trim(),
        url,
      })),
    };
  });
}

/** The storm's number and year, as the names of its products have them: `wp1726web.txt`. */
function stormIdIn(part: string): string | null {
  const [, basin, number, year] =
    /\/products\/([a-z]{2})(\d\d)(\d\d)(?:web)?\.\w{3}/.exec(part) ?? [];
  return basin === undefined ? null : `${basin}${number}20${year}`;
}
