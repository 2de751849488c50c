import { describe, expect, it } from 'vitest';
import { readPayloadOf as read } from '../support/savedPayload.ts';

/** Fields of the spreadsheet format, by the documentation of the feeds of the USGS. */
const CSV =
  'time,latitude,longitude,depth,mag,magType,nst,gap,dmin,rms,net,id,updated,place,type,horizontalError,depthError,magError,magNst,status,locationSource,magSource';
const csvRow = (id: string, type: string, status = 'reviewed') =>
  `2026-03-01T10:20:30.400Z,36.5,-117.25,7.5,2.6,ml,12,80,0.1,0.2,nn,${id},2026-03-01T11:00:00.000Z,"12 km W of Beatty, Nevada",${type},0.4,0.9,0.1,9,${status},nn,nn`;

const TEXT =
  '#EventID|Time|Latitude|Longitude|Depth/km|Author|Catalog|Contributor|ContributorID|MagType|Magnitude|MagAuthor|EventLocationName|EventType';
const textRow = (id: string, type: string) =>
  `${id}|2026-03-01T10:20:30|36.5|-117.25|7.5|NN|NN|NN|${id}|ml|2.6|NN|Nevada|${type}`;

const quakeMl = (id: string, type: string) =>
  `<event publicID="quakeml:earthquake.usgs.gov/fdsnws/event/1/query?eventid=${id}&amp;format=quakeml"><type>${type}</type><description><text>Nevada</text></description><origin publicID="o"><time><value>2026-03-01T10:20:30.400Z</value></time><latitude><value>36.5</value></latitude><longitude><value>-117.25</value></longitude><depth><value>7500</value></depth></origin><magnitude publicID="m"><mag><value>2.6</value></mag><type>ml</type></magnitude></event>`;
const quakeMlOf = (...events: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><q:quakeml xmlns:q="http://quakeml.org/xmlns/quakeml/1.2" xmlns="http://quakeml.org/xmlns/bed/1.2"><eventParameters publicID="p">${events.join('')}</eventParameters></q:quakeml>`;

const entry = (code: string, title: string) =>
  `<entry><id>urn:earthquake-usgs-gov:nn:${code}</id><title>${title}</title><updated>2026-03-01T11:00:00.000Z</updated><link rel="alternate" type="text/html" href="https://earthquake.usgs.gov/earthquakes/eventpage/nn${code}"/><summary type="html"><![CDATA[<dl><dt>Time</dt><dd>2026-03-01 10:20:30 UTC</dd><dd>2026-03-01 02:20:30 -08:00 at epicenter</dd><dt>Depth</dt><dd>7.50 km (4.66 mi)</dd></dl>]]></summary><georss:point>36.5 -117.25</georss:point><georss:elev>-7500</georss:elev><category label="Magnitude" term="Magnitude 2"/></entry>`;
const atom = (...entries: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><feed xmlns="http://www.w3.org/2005/Atom" xmlns:georss="http://www.georss.org/georss"><title>USGS</title><updated>2026-03-01T11:01:00Z</updated>${entries.join('')}</feed>`;

const feature = (id: string, type: string) => ({
  type: 'Feature',
  id,
  properties: { time: Date.UTC(2026, 2, 1), mag: 2.6, type, status: 'reviewed', ids: `,${id},` },
  geometry: { type: 'Point', coordinates: [-117.25, 36.5, 7.5] },
});
const geoJson = (...features: object[]) => ({ type: 'FeatureCollection', features });

describe('forms in which an event service answers', () => {
  it.each([
    ['the spreadsheet', `${CSV}\n${csvRow('nn1', 'earthquake')}\n`, 'usgs-fdsn-event'],
    ['the spreadsheet of a feed', `${CSV}\n${csvRow('nn1', 'earthquake')}\n`, 'usgs-summary-feeds'],
    ['the Atom feed', atom(entry('1', 'M 2.6 - 12 km W of Beatty, Nevada')), 'usgs-summary-feeds'],
    ['QuakeML', quakeMlOf(quakeMl('nn1', 'earthquake')), 'usgs-fdsn-event'],
    ['FDSN text', `${TEXT}\n${textRow('nn1', 'earthquake')}\n`, 'usgs-fdsn-event'],
    ['QuakeML of another service', quakeMlOf(quakeMl('nn1', 'earthquake')), 'emsc-event'],
  ])('are one event: %s', (_, text, source) => {
    const { outcome, value } = read(source, text) as unknown as {
      outcome: string;
      value: { events: object[]; notEarthquakes?: number };
    };
    expect(outcome).toBe('data');
    expect(value.events).toMatchObject([
      { id: 'nn1', lat: 36.5, lon: -117.25, depthKm: 7.5, magnitude: 2.6 },
    ]);
    expect(value.events[0]).toHaveProperty('time', expect.stringMatching(/^2026-03-01T10:20:30/));
    expect(value).not.toHaveProperty('notEarthquakes');
  });

  it('keep the place of an entry and its page', () => {
    expect(
      read('usgs-summary-feeds', atom(entry('1', 'M 2.6 - 12 km W of Beatty, Nevada'))),
    ).toMatchObject({
      value: {
        events: [
          {
            place: '12 km W of Beatty, Nevada',
            url: 'https://earthquake.usgs.gov/earthquakes/eventpage/nn1',
          },
        ],
      },
    });
  });

  it('without any event are nothing, and without a readable one are refused', () => {
    expect(read('usgs-fdsn-event', `${CSV}\n`).outcome).toBe('empty');
    expect(read('usgs-summary-feeds', atom()).outcome).toBe('empty');
    expect(read('usgs-fdsn-event', `${CSV}\n,,,,,,,,,,,,,,,,,,,,,\n`)).toMatchObject({
      outcome: 'unavailable',
      reason: 'no record of the reply could be read',
    });
  });

  it('of lesser magnitude than asked for are nothing', () => {
    const small = `${CSV}\n${csvRow('nn1', 'earthquake')}\n`;
    expect(
      read('usgs-summary-feeds', small, { hours: 24, minMagnitude: 4.5 }, 'quake-feed'),
    ).toMatchObject({
      outcome: 'empty',
      value: { events: [] },
    });
  });

  it('leave out what was deleted', () => {
    expect(
      read('usgs-fdsn-event', `${CSV}\n${csvRow('nn1', 'earthquake', 'deleted')}\n`).outcome,
    ).toBe('empty');
  });
});

describe('what is no earthquake', () => {
  const both = (...rows: string[]) => rows.join('\n');
  it.each([
    ['text', both(TEXT, textRow('a', 'earthquake'), textRow('b', 'quarry blast'), '')],
    ['text of the ISC', both(TEXT, textRow('a', 'ke'), textRow('b', 'km'), '')],
    ['a spreadsheet', both(CSV, csvRow('a', 'earthquake'), csvRow('b', 'explosion'), '')],
    ['QuakeML', quakeMlOf(quakeMl('a', 'earthquake'), quakeMl('b', 'mining explosion'))],
    ['JSON', geoJson(feature('a', 'earthquake'), feature('b', 'quarry blast'))],
  ])('is left out of %s, and counted', (_, payload) => {
    expect(read('usgs-fdsn-event', payload)).toMatchObject({
      outcome: 'data',
      value: { events: [{ id: 'a' }], notEarthquakes: 1 },
    });
  });

  it('is left out of a feed by its title', () => {
    const feed = atom(
      entry('1', 'M 2.6 - 12 km W of Beatty, Nevada'),
      entry('2', 'M 1.6 Quarry Blast - 3 km W of Mojave, CA'),
      entry('3', 'M -0.4 Ice Quake - 60 km W of Yakutat, Alaska'),
    );
    expect(read('usgs-summary-feeds', feed)).toMatchObject({
      value: { events: [{ id: 'nn1' }], notEarthquakes: 2 },
    });
  });

  it('is left out of the list of the EMSC by its two letters', () => {
    const row = (unid: string, evtype: string) => ({
      properties: { unid, evtype, time: '2026-03-01T10:20:30Z', lat: 50.1, lon: 18.5, mag: 2.6 },
    });
    expect(
      read('emsc-event', { features: [row('a', 'ke'), row('b', 'sh'), row('c', 'ki')] }),
    ).toMatchObject({ value: { events: [{ id: 'a' }, { id: 'c' }], notEarthquakes: 1 } });
  });

  it('alone makes an empty list that says so, not a list of earthquakes', () => {
    expect(read('usgs-fdsn-event', both(TEXT, textRow('b', 'explosion'), ''))).toMatchObject({
      outcome: 'empty',
      value: { events: [], notEarthquakes: 1 },
    });
  });

  it('counts towards the limit at which a list is cut', () => {
    const cut = both(TEXT, textRow('a', 'earthquake'), textRow('b', 'explosion'), '');
    const about = { lat: 36, lon: -117, radiusKm: 500, minMagnitude: 0 };
    expect(read('usgs-fdsn-event', cut, { ...about, limit: 2 })).toMatchObject({
      value: { complete: false },
    });
    expect(read('usgs-fdsn-event', cut, { ...about, limit: 3 })).toMatchObject({
      value: { complete: true },
    });
  });

  it('is not answered when one event was asked for, nor is another event', () => {
    expect(
      read('usgs-fdsn-event', feature('nn1', 'quarry blast'), { eventId: 'nn1' }),
    ).toMatchObject({
      outcome: 'unavailable',
      reason: 'nn1 is no earthquake: the catalogue calls it quarry blast',
    });
    expect(read('usgs-fdsn-event', feature('nn1', 'earthquake'), { eventId: 'ci2' })).toMatchObject(
      {
        outcome: 'unavailable',
        reason: 'the reply is about nn1, not ci2',
      },
    );
    expect(read('usgs-fdsn-event', feature('nn1', 'earthquake'), { eventId: 'nn1' }).outcome).toBe(
      'data',
    );
  });

  it.each(['induced or triggered event', 'not reported', ''])('does not mean «%s»', (type) => {
    expect(read('usgs-fdsn-event', both(TEXT, textRow('a', type), ''))).toMatchObject({
      value: { events: [{ id: 'a' }] },
    });
  });
});
