import type { RawReply } from '../connector.ts';
import { recordedReplies, type RecordedReply } from './recordedReplies.ts';

/** Parameters that say where a question is about, by the names of the services. */
const PLACE = ['latitude', 'longitude', 'lat', 'lon', 'lng', 'x', 'y'];
/** POLICY: degrees within which a recorded question is about the same place. */
const SAME_DEG = 0.01;

/**
 * What a source that was moved answers to a request: the reply as it came, or where it is a recording (a VCR cassette, an HTTP
 * archive) that reply of it whose request was most like this one.
 *
 * @param asked  address below the source's base, or a whole one, as the source's request has it
 * @returns undefined where the recording has no reply of this service for this place
 */
export function answerIn(reply: RawReply, asked: string): RawReply | undefined {
  const recorded = recordedReplies(reply.text);
  if (recorded === undefined) return reply;
  const question = new URL(asked, 'http://base');
  const [best] = recorded
    .map((each) => ({ each, likeness: likenessOf(each, question) }))
    .filter(({ likeness }) => likeness >= 0)
    .toSorted((a, b) => b.likeness - a.likeness);
  if (best === undefined) return undefined;
  const { text, status, contentType = '', url = reply.url } = best.each;
  return { status, contentType, text, bytes: new TextEncoder().encode(text), url };
}

/** How many parameters of a recorded request are those of this one; below zero where it is another service or place. Nothing is known of a reply without its request. */
function likenessOf({ url }: RecordedReply, asked: URL): number {
  if (url === undefined) return 0;
  const recorded = URL.parse(url);
  if (recorded === null || !plain(recorded).endsWith(plain(asked))) return -1;
  const isElsewhere = PLACE.some((name) => {
    const [was, is] = [recorded.searchParams.get(name), asked.searchParams.get(name)];
    return was !== null && is !== null && !(Math.abs(Number(was) - Number(is)) <= SAME_DEG);
  });
  if (isElsewhere) return -1;
  return [...asked.searchParams].filter(
    ([name, value]) => recorded.searchParams.get(name) === value,
  ).length;
}

const plain = ({ pathname }: URL): string => decodeURIComponent(pathname).replace(/\/$/, '');
