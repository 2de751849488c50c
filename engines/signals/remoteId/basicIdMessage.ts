import { MESSAGE_BYTES } from './locationMessage.ts';

/** Kinds of identification and of aircraft, by their numbers in the standard. */
const ID_TYPES = [
  'none',
  'serial_number',
  'caa_registration',
  'utm_session',
  'specific_session',
] as const;
const AIRCRAFT = [
  'none',
  'aeroplane',
  'helicopter_or_multirotor',
  'gyroplane',
  'hybrid_lift',
  'ornithopter',
  'glider',
  'kite',
  'free_balloon',
  'captive_balloon',
  'airship',
  'parachute',
  'rocket',
  'tethered_powered',
  'ground_obstacle',
  'other',
] as const;

/** What a Basic ID message says. */
export interface RemoteIdBasic {
  readonly idType: (typeof ID_TYPES)[number];
  readonly aircraft: (typeof AIRCRAFT)[number];
  /** The identification as sent: never stored or shown, only hashed. */
  readonly uasId: string;
  /** The first characters of a serial number, which name the maker and the model (ANSI/CTA-2063-A); null for other kinds. */
  readonly makerCode: string | null;
}

/**
 * Decodes a Basic ID message (type 0) of a drone's broadcast Remote ID.
 *
 * @returns undefined for another type of message or another length
 * @source ASTM F3411-22, section 5.4.5.5 and tables 6 and 7
 */
export function decodeBasicId(bytes: Uint8Array): RemoteIdBasic | undefined {
  if (bytes.length !== MESSAGE_BYTES || bytes[0] >> 4 !== 0) return undefined;
  const kinds = bytes[1];
  const uasId = String.fromCharCode(...bytes.subarray(2, 22)).replace(/[\0\s]+$/, '');
  const idType = ID_TYPES[kinds >> 4] ?? 'none';
  return {
    idType,
    aircraft: AIRCRAFT[kinds & 15] ?? 'other',
    uasId,
    makerCode: idType === 'serial_number' && /^[A-Z0-9]{4}/.test(uasId) ? uasId.slice(0, 4) : null,
  };
}
