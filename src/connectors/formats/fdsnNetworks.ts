import * as z from 'zod';
import { stationNetworks } from '../../../engines/ground/datasets/instruments.ts';
import { service, type Parsed, type RawReply } from '../connector.ts';
import { isFarOff } from './fdsnStations.ts';
import { rowsOfText } from './fdsnText.ts';
import {
  empty,
  fromText,
  fromXml,
  list,
  saysNothingMatches,
  unavailable,
} from '../pipeline/reply.ts';
import { loose, numberOf, strict, timeOf, withQuery } from './values.ts';
import { elementText, many } from './xml.ts';

type Answer = z.output<typeof stationNetworks.answer>;
type Network = Answer['networks'][number];

const NetworkElement = z.object({
  '@code': strict.text,
  '@startDate': loose.time,
  '@endDate': loose.text,
  Description: z.unknown().optional(),
  TotalNumberStations: loose.number,
});
const Document = z.object({ FDSNStationXML: z.object({ Network: many(z.unknown()) }) });

const asked = withQuery('/station/1/query', { level: 'network', format: 'text' });

/** Networks of a station service at network level, as text or as StationXML. */
export const networksService = service({
  dataset: stationNetworks,
  keepSeconds: 7 * 86_400,
  staleSeconds: 90 * 86_400,
  persistent: true,
  example: { network: 'IM' },
  request: ({ network }) => ({
    url: network === undefined ? asked : `${asked}&network=${network}`,
  }),
  parse: fromNetworks,
});

/** Reads FDSN networks; 204, and 404 in the words of the standard, mean none. */
function fromNetworks(reply: RawReply): Parsed<Answer> {
  if (saysNothingMatches(reply)) return empty({ networks: [] });
  if (/^\uFEFF?\s*</.test(reply.text)) return fromXml(reply, fromStationXml);
  return fromText(
    reply,
    /^\uFEFF?#\s*Network\s*\|\s*Description\s*\|.*\|\s*TotalStations\b/,
    (text) => {
      const rows = rowsOfText(text);
      const networks = rows.flatMap((cell): Network[] => {
        const code = cell('Network');
        return code === undefined
          ? []
          : [
              networkOf({
                code,
                description: cell('Description') ?? null,
                startsAt: timeOf(cell('StartTime')) ?? null,
                end: cell('EndTime'),
                stations: numberOf(cell('TotalStations')) ?? null,
              }),
            ];
      });
      if (networks.length === 0 && rows.length > 0)
        return unavailable('no network of the reply could be read');
      return list(networks, { networks }, null);
    },
  );
}

function fromStationXml(document: unknown): Parsed<Answer> {
  const { data: found } = Document.safeParse(document);
  if (found === undefined) return unavailable('the reply is not StationXML');
  const raw = found.FDSNStationXML.Network;
  const networks = raw.flatMap((each): Network[] => {
    const { data: element } = NetworkElement.safeParse(each);
    if (element === undefined) return [];
    const description = elementText(element.Description) ?? null;
    return [
      networkOf({
        code: element['@code'],
        description,
        startsAt: element['@startDate'],
        end: element['@endDate'] ?? undefined,
        stations: element.TotalNumberStations,
      }),
    ];
  });
  if (networks.length === 0) return unavailable('the reply names no network');
  return list(networks, { networks }, null);
}

function networkOf({
  end,
  ...rest
}: Omit<Network, 'endsAt' | 'isOpen'> & { end: string | undefined }): Network {
  const isOpen = end === undefined || isFarOff(end);
  return { ...rest, endsAt: isOpen ? null : (timeOf(end) ?? null), isOpen };
}
