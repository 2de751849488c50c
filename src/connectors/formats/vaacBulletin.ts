import type * as z from 'zod';
import type { ashAdvisories } from '../../../engines/ground/datasets/volcanoFeeds.ts';
import { numberOf, timeOf, within } from './values.ts';

export type AshAdvisory = z.output<typeof ashAdvisories.answer>['advisories'][number];

/** Names of the fields of a bulletin, which end each other: lines wrap. */
const FIELD =
  /^(?:VA ADVISORY|DTG|VAAC|VOLCANO|PSN|AREA|SOURCE ELEV|ADVISORY NR|INFO SOURCE|ERUPTION DETAILS|OBS VA DTG|EST VA DTG|OBS VA CLD|EST VA CLD|FCST VA CLD \+\d+ ?HR|RMK|NXT ADVISORY)\s*:/;

/** Reads a volcanic ash advisory; undefined where it names no time. */
export function readVaacBulletin(text: string): AshAdvisory | undefined {
  const fields = fieldsOf(text);
  const issued = /^(\d{8})\/(\d{4})Z$/.exec(fields.get('DTG') ?? '');
  const issuedAt = issued === null ? undefined : timeOf(`${issued[1]}${issued[2]}`);
  if (issuedAt === undefined) return undefined;
  const [, volcano = null, number] = /^(.*?)\s*(\d{6})?$/.exec(fields.get('VOLCANO') ?? '') ?? [];
  const [lat, lon] = positionsIn(fields.get('PSN') ?? '')[0] ?? [];
  const cloud = fields.get('OBS VA CLD') ?? fields.get('EST VA CLD') ?? '';
  const layers = layersOf(cloud);
  const tops = layers.map(({ topFlightLevel }) => topFlightLevel);
  return {
    id: `${fields.get('VAAC') ?? 'VAAC'} ${fields.get('ADVISORY NR') ?? issuedAt}`,
    centre: fields.get('VAAC') ?? null,
    volcano: volcano === '' ? null : volcano,
    gvpNumber: numberOf(number) ?? null,
    lat: lat ?? null,
    lon: lon ?? null,
    issuedAt,
    validUntil: null,
    topFlightLevel: tops.length === 0 ? null : Math.max(...tops),
    terminated:
      /ADVISORY TERMINATED|NO FURTHER ADVISOR|NO VA EXP/.test(text) && !/FL\d{3}/.test(cloud),
    layers,
  };
}

function fieldsOf(text: string): Map<string, string> {
  const fields = new Map<string, string>();
  let current: string | undefined;
  for (const line of text.split(/\r?\n/)) {
    const name = FIELD.exec(line.trim())?.[0];
    if (name !== undefined) {
      current = name.replace(/\s*:$/, '');
      fields.set(current, line.trim().slice(name.length).trim());
    } else if (current !== undefined && line.trim() !== '')
      fields.set(current, `${fields.get(current) ?? ''} ${line.trim()}`);
  }
  return fields;
}

/** Layers such as `SFC/FL200 S0504 E10700 - S0641 E11007 … MOV E 10KT`, each with at least three points. */
function layersOf(cloud: string): AshAdvisory['layers'] {
  const parts = cloud.split(/(?=(?:SFC|FL\d{3})\/FL\d{3})/);
  return parts.flatMap((part) => {
    const head = /^(?:SFC|FL(\d{3}))\/FL(\d{3})/.exec(part);
    const outline = positionsIn(part);
    return head === null || outline.length < 3
      ? []
      : [{ baseFlightLevel: Number(head[1] ?? 0), topFlightLevel: Number(head[2]), outline }];
  });
}

/** Positions in degrees and minutes: `S0504 E10700`. */
function positionsIn(text: string): [number, number][] {
  return [...text.matchAll(/([NS])(\d\d)(\d\d) ([EW])(\d{3})(\d\d)/g)].flatMap(
    ([, ns, latDeg, latMin, ew, lonDeg, lonMin]) => {
      const lat = within((Number(latDeg) + Number(latMin) / 60) * (ns === 'S' ? -1 : 1), -90, 90);
      const lon = within((Number(lonDeg) + Number(lonMin) / 60) * (ew === 'W' ? -1 : 1), -180, 180);
      return lat === undefined || lon === undefined ? [] : [[lat, lon] satisfies [number, number]];
    },
  );
}
