import * as z from 'zod';
import {
  holoceneVolcanoes,
  recentEruptions,
} from '../../../engines/ground/datasets/volcanoCatalogue.ts';
import { connector, service } from '../connector.ts';
import { fromVolcanoLayer, layerQuery } from '../formats/gvpCatalogue.ts';
import { fromJson, listOf } from '../pipeline/reply.ts';
import { loose, within } from '../formats/values.ts';

const whole = z
  .unknown()
  .transform((value) => (typeof value === 'string' ? Number(value) : value))
  .pipe(z.int());
const Eruption = z.object({
  properties: z.object({
    Eruption_Number: whole,
    Volcano_Number: whole,
    Volcano_Name: loose.text,
    ExplosivityIndexMax: loose.number,
    StartDateYear: whole,
    StartDateMonth: loose.number,
    StartDateDay: loose.number,
  }),
});
const Features = z.object({ features: z.array(z.unknown()) });

/** A part of a date; 0 stands for unknown. */
const datePart = (value: number | null, last: number) =>
  within(value === null ? null : Math.trunc(value), 1, last) ?? null;
const wholeOrNull = (value: number | null) =>
  value === null || !Number.isInteger(value) ? null : value;

/** The Smithsonian catalogue of volcanoes and their eruptions, whole: for work in the background. Years before the common era are negative. */
export const smithsonianGvpVotw = connector({
  id: 'smithsonian-gvp-votw',
  title: 'Smithsonian volcanoes of the world',
  category: 'environmental',
  provider: 'Global Volcanism Program, Smithsonian Institution',
  home: 'https://volcano.si.edu',
  licence: 'free with attribution',
  attribution:
    'Global Volcanism Program, Smithsonian Institution (doi:10.5479/si.GVP.VOTW5-2024.5.2)',
  cadence: 'monthly',
  coverage: 'world',
  key: 'none',
  perMinute: 6,
  timeoutMs: 60_000,
  maxBytes: 24 * 1024 * 1024,
  baseUrl: 'https://webservices.volcano.si.edu/geoserver/GVP-VOTW/wfs',
  serves: [
    service({
      dataset: holoceneVolcanoes,
      certain: () => 'the list of volcanoes is fixed',
      keepSeconds: 7 * 86_400,
      staleSeconds: 365 * 86_400,
      example: {},
      request: () => ({ url: layerQuery('E3WebApp_HoloceneVolcanoes', 'application/json') }),
      parse: fromVolcanoLayer,
    }),
    service({
      dataset: recentEruptions,
      certain: () => 'the list of eruptions only grows',
      keepSeconds: 7 * 86_400,
      staleSeconds: 365 * 86_400,
      request: () => ({ url: layerQuery('E3WebApp_Eruptions1960', 'application/json') }),
      parse: (reply) =>
        fromJson(reply, Features, ({ features }) =>
          listOf(features, Eruption, {
            read: ({ properties: row }) => ({
              eruptionNumber: row.Eruption_Number,
              gvpNumber: row.Volcano_Number,
              name: row.Volcano_Name,
              vei: wholeOrNull(within(row.ExplosivityIndexMax, 0, 8) ?? null),
              startYear: row.StartDateYear,
              startMonth: datePart(row.StartDateMonth, 12),
              startDay: datePart(row.StartDateDay, 31),
            }),
            wrap: (eruptions) => ({ eruptions }),
          }),
        ),
    }),
  ],
});
