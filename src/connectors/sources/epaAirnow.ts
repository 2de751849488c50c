import * as z from 'zod';
import { airQualityReport } from '../../../engines/ground/datasets/air.ts';
import { connector, service } from '../connector.ts';
import { inUnitedStates } from '../pipeline/coverage.ts';
import { anyRows, fromJson, listOf } from '../pipeline/reply.ts';
import { loose, numberOf, roundedAt, strict, withQuery } from '../formats/values.ts';

const aqi = z.unknown().transform(numberOf).pipe(z.number().min(0).max(999));

/** Names since 2026. */
const Now = z
  .object({
    parameterName: strict.text,
    nowcastAQI: aqi,
    aqiCategoryName: loose.text,
    reportingAreaName: loose.text,
    dateObserved: strict.text,
    hourObserved: loose.text,
    localTimeZone: loose.text,
    reportingAgency: loose.text,
  })
  .transform((row) => ({
    parameter: row.parameterName,
    aqi: row.nowcastAQI,
    category: row.aqiCategoryName,
    area: row.reportingAreaName,
    at: `${row.dateObserved} ${row.hourObserved ?? ''} ${row.localTimeZone ?? ''}`.trim(),
    agency: row.reportingAgency,
  }));

/** Names before. */
const Before = z
  .object({
    ParameterName: strict.text,
    AQI: aqi,
    Category: z.object({ Name: loose.text }).nullish(),
    ReportingArea: loose.text,
    DateObserved: strict.text,
    HourObserved: loose.number,
    LocalTimeZone: loose.text,
  })
  .transform((row) => ({
    parameter: row.ParameterName,
    aqi: row.AQI,
    category: row.Category?.Name ?? null,
    area: row.ReportingArea,
    at: `${row.DateObserved} ${row.HourObserved ?? ''}:00 ${row.LocalTimeZone ?? ''}`.trim(),
    agency: null,
  }));

const Either = z.union([Now, Before]);

/** The air quality index that US agencies report, preliminary. */
export const epaAirnow = connector({
  id: 'epa-airnow',
  title: 'AirNow',
  category: 'air_quality',
  provider: 'US EPA AirNow and its partner agencies',
  home: 'https://docs.airnowapi.org',
  licence: 'US Government work, public domain; preliminary data',
  attribution: 'US EPA AirNow and participating agencies',
  cadence: 'hourly',
  coverage: 'United States, Canada, Mexico',
  key: 'required',
  perMinute: 8,
  baseUrl: 'https://www.airnowapi.org/aq',
  serves: [
    service({
      dataset: airQualityReport,
      keepSeconds: 1800,
      staleSeconds: 10_800,
      round: roundedAt(2),
      example: { lat: 34.05, lon: -118.24 },
      request: ({ lat, lon }, key) =>
        key === undefined || !inUnitedStates({ lat, lon })
          ? undefined
          : {
              url: withQuery('/observation/latLong/current/', {
                format: 'application/json',
                latitude: lat,
                longitude: lon,
                distance: 50,
                API_KEY: key,
              }),
            },
      parse: (reply) =>
        fromJson(reply, anyRows, (rows) =>
          listOf(rows, Either, { read: (row) => row, wrap: (readings) => ({ readings }) }),
        ),
    }),
  ],
});
