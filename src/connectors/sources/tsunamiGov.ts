import * as z from 'zod';
import {
  TSUNAMI_WORDS as WORDS,
  tsunamiBulletins,
} from '../../../engines/ground/datasets/tsunamiFeeds.ts';
import { connector, service, type Parsed, type RawReply } from '../connector.ts';
import { bulletinOf } from '../formats/bulletinText.ts';
import { categoryOf, fromTsunamiText } from '../formats/tsunamiText.ts';
import { data, fromXml, list, unavailable } from '../pipeline/reply.ts';
import { many } from '../formats/xml.ts';
import {
  latOf,
  lonOf,
  loose,
  newest,
  numberOf,
  strict,
  textOf,
  within,
} from '../formats/values.ts';

type Bulletins = z.output<typeof tsunamiBulletins.answer>;
type Bulletin = Bulletins['bulletins'][number];

const Link = z.object({ '@rel': loose.text, '@type': loose.text, '@href': loose.text });
const Entry = z.object({
  id: strict.text,
  title: loose.text,
  updated: strict.time,
  lat: loose.lat,
  long: loose.lon,
  summary: z.unknown(),
  link: many(Link),
});
const Feed = z.object({
  feed: z.object({
    title: loose.text,
    link: many(Link),
    author: z.object({ name: loose.text }).optional(),
    entry: many(z.unknown()),
  }),
});

const Parameter = z.object({ valueName: loose.text, value: loose.text });
/** One for each language and part of the area. */
const Info = z.object({
  event: strict.text,
  expires: loose.time,
  web: loose.text,
  parameter: many(Parameter),
});
const Cap = z.object({
  alert: z.object({
    identifier: strict.text,
    sent: strict.time,
    status: strict.text,
    msgType: strict.text,
    source: loose.text,
    info: many(Info),
  }),
});

/** All text inside an XML value, whatever its nesting. */
function wordsIn(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .map(([name, inner]) => (name.startsWith('@') ? '' : wordsIn(inner)))
    .join(' ');
}

/** The Atom feed: the last message, kept for weeks, so that its age decides. The centre is told by the author: the self link may name the other. */
function readAtom(reply: RawReply): Parsed<Bulletins> {
  return fromXml(reply, (document) => {
    const feed = Feed.safeParse(document);
    if (!feed.success) return unavailable('the reply is not an Atom feed of messages');
    const { author, entry: entries, title } = feed.data.feed;
    const centre = /pacific/i.test(author?.name ?? '') ? 'PTWC' : 'NTWC';
    const bulletins = entries.flatMap((raw) => {
      const entry = Entry.safeParse(raw);
      return entry.success
        ? [fromEntry(entry.data, { centre, feedTitle: title ?? '', text: JSON.stringify(raw) })]
        : [];
    });
    if (bulletins.length === 0 && entries.length > 0)
      return unavailable('no message of the feed could be read');
    return list(bulletins, { bulletins }, newest(bulletins.map(({ issuedAt }) => issuedAt)));
  });
}

function fromEntry(
  entry: z.output<typeof Entry>,
  about: { centre: string; feedTitle: string; text: string },
): Bulletin {
  const summary = wordsIn(entry.summary);
  const after = (name: RegExp) => name.exec(about.text)?.[1];
  const category =
    WORDS.find((word) => new RegExp(`\\b${word}\\b`, 'i').test(summary.slice(0, 400))) === undefined
      ? about.feedTitle
      : summary.slice(0, 400);
  return {
    id: entry.id,
    centre: about.centre,
    category: categoryOf(category),
    region: entry.title,
    lat: entry.lat,
    lon: entry.long,
    magnitude: within(numberOf(after(/(\d\.\d)\s*\(M/)), 0, 10) ?? null,
    depthKm: null,
    issuedAt: entry.updated,
    expiresAt: null,
    isTest: /\btest\b/i.test(`${about.feedTitle} ${summary}`),
    url: entry.link.find((link) => link['@rel'] === 'alternate')?.['@href'] ?? null,
  };
}

/** The CAP document that the entry points to: it knows when the message expires. */
function readCap(reply: RawReply): Parsed<Bulletins> {
  return fromXml(reply, (document) => {
    const cap = Cap.safeParse(document);
    if (!cap.success) return unavailable('the reply is neither a feed nor a CAP message');
    const { identifier, sent, status, msgType, source, info: infos } = cap.data.alert;
    const [info] = infos;
    if (info === undefined) return unavailable('the CAP message says nothing of an event');
    const named = (name: string) =>
      textOf(info.parameter.find(({ valueName }) => valueName === name)?.value);
    const [lat, lon] = (named('EventLatLon') ?? '').split(/[,\s]+/);
    const bulletin: Bulletin = {
      id: identifier,
      centre: source ?? 'NTWC',
      category: msgType === 'Cancel' ? 'cancellation' : categoryOf(info.event),
      region: named('EventLocationName') ?? null,
      lat: latOf(lat) ?? null,
      lon: lonOf(lon) ?? null,
      magnitude: within(numberOf(named('EventPreliminaryMagnitude')), 0, 10) ?? null,
      depthKm: numberOf(named('EventDepth')?.replace(/ kilometers?$/, '')) ?? null,
      issuedAt: sent,
      expiresAt: info.expires,
      isTest: status !== 'Actual',
      url: info.web,
    };
    return data({ bulletins: [bulletin] }, sent);
  });
}

function read(reply: RawReply): Parsed<Bulletins> {
  const bulletin = bulletinOf(reply);
  if (!/^﻿?\s*</.test(bulletin.text)) return fromTsunamiText(bulletin);
  return /<alert[\s>]/.test(reply.text.slice(0, 400)) ? readCap(reply) : readAtom(reply);
}

/** Tsunami messages for the United States and the Pacific. */
export const tsunamiGov = connector({
  id: 'tsunami-gov',
  title: 'US tsunami warning centres',
  category: 'environmental',
  provider: 'NOAA National and Pacific Tsunami Warning Centers',
  home: 'https://www.tsunami.gov',
  licence: 'US Government work, public domain',
  cadence: 'on message, 60 s poll',
  coverage: 'Pacific, Atlantic and Caribbean coasts',
  key: 'none',
  perMinute: 30,
  baseUrl: 'https://www.tsunami.gov',
  serves: [
    service({
      dataset: tsunamiBulletins,
      keepSeconds: 60,
      staleSeconds: 600,
      example: { centre: 'PTWC' },
      request: ({ centre }) => ({
        url: `/events/xml/${centre === 'NTWC' ? 'PAAQ' : 'PHEB'}Atom.xml`,
      }),
      follow(reply) {
        const cap = /href="(https:\/\/www\.tsunami\.gov\/events\/[\w/]+CAP\.xml)"/.exec(
          reply.text,
        )?.[1];
        return cap === undefined || !/<feed[\s>]/.test(reply.text) ? undefined : { url: cap };
      },
      parse: (reply) => read(reply),
    }),
  ],
});
