import type * as z from 'zod';
import type { formationOutlook } from '../../../engines/ground/datasets/cycloneWarnings.ts';
import { bulletinOf } from './bulletinText.ts';
import type { Parsed, RawReply } from '../connector.ts';
import { fromText, list, unavailable } from '../pipeline/reply.ts';
import { issueTimeIn } from './usLocalTime.ts';
import { within } from './values.ts';

type Area = z.output<typeof formationOutlook.answer>['areas'][number];

/** `* Formation chance through 48 hours...low...near 0 percent.` */
const CHANCE =
  /^ *\* *Formation chance through (\d+) (hours|days)\.{3}\s*[a-z]+\.{3}\s*(?:near\s+)?(\d+)\s+percent/gim;
/** A line with the name of an area, with or without a number in front; the preamble ends in a colon too. */
const HEADING = /^(?:\d+\. )?(?!For the )([^:*]+):$/i;

/** Reads the outlook on tropical cyclone formation. */
export function readOutlook(reply: RawReply): Parsed<z.output<typeof formationOutlook.answer>> {
  return fromText(bulletinOf(reply), /tropical weather outlook/i, (text) => {
    const issued = issueTimeIn(text);
    if (issued === undefined) return unavailable('the outlook names no time');
    if (!/^ *(?:\$\$|NNNN)/m.test(text)) return unavailable('the outlook is not complete');
    const areas = areasIn(text);
    const told = [...text.matchAll(CHANCE)].filter(
      ([, span, unit]) => span === '48' && unit?.toLowerCase() === 'hours',
    ).length;
    if (areas.length < told) return unavailable('an area of the outlook could not be read');
    if (
      told === 0 &&
      !/formation is\s+not\s+expected|no tropical cyclone[\s\S]{0,20}formation is\s+expected/i.test(
        text,
      )
    )
      return unavailable('the outlook says nothing about formation');
    return list(areas, { issuedAt: issued.at, areas }, issued.at);
  });
}

/** The areas of an outlook: a heading, words, and the chances, by which alone an area is known. */
function areasIn(text: string): Area[] {
  const parts: { name: string; lines: string[] }[] = [];
  for (const line of text.split('\n')) {
    const name = HEADING.exec(line.trim().replaceAll(/\s+/g, ' '))?.[1];
    if (name === undefined) parts.at(-1)?.lines.push(line);
    else parts.push({ name, lines: [] });
  }
  return parts.flatMap(({ name, lines }) => {
    const words = lines.join('\n');
    const chances = new Map(
      [...words.matchAll(CHANCE)].map(([, span, unit, percent]) => [
        `${span} ${unit?.toLowerCase()}`,
        within(Number(percent), 0, 100),
      ]),
    );
    const chance2DayPct = chances.get('48 hours');
    const [told = ''] = words.split(/^ *\*/m);
    return chance2DayPct === undefined
      ? []
      : [
          {
            name,
            chance2DayPct,
            chance7DayPct: chances.get('7 days') ?? null,
            text: told.trim().replaceAll(/\s+/g, ' '),
          },
        ];
  });
}
