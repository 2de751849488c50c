/** What a Location message says; null where the sender does not know. */
export interface RemoteIdLocation {
  /** 0 undeclared, 1 on the ground, 2 airborne, 3 emergency, 4 Remote ID system failure. */
  readonly status: number;
  /** Track over ground, degrees clockwise from north, whole. */
  readonly directionDeg: number | null;
  readonly speedMps: number | null;
  /** Upward positive. */
  readonly verticalSpeedMps: number | null;
  /** WGS 84, degrees. */
  readonly lat: number | null;
  readonly lon: number | null;
  /** Pressure altitude above 1013.25 hPa, m. */
  readonly pressureAltitudeM: number | null;
  /** Above the WGS 84 ellipsoid, m. */
  readonly geodeticAltitudeM: number | null;
  readonly heightM: number | null;
  readonly heightReference: 'takeoff' | 'ground';
  /** Seconds after the full hour, UTC. */
  readonly secondsAfterHour: number | null;
}

/** Bytes of every message of the standard. */
export const MESSAGE_BYTES = 25;

const LOCATION = 1;
/** Values that say unknown. */
const UNKNOWN = {
  direction: 361,
  speed: 255,
  verticalSpeed: 63,
  altitude: -1000,
  time: 0xffff,
} as const;

/**
 * Decodes a Location/Vector message (type 1) of a drone's broadcast Remote ID.
 *
 * @param bytes  25 bytes
 * @returns undefined for another type of message or another length
 * @source ASTM F3411-22, Standard Specification for Remote ID and Tracking, section 5.4.5.6 and table 8; layout as in Open Drone ID
 */
export function decodeLocation(bytes: Uint8Array): RemoteIdLocation | undefined {
  if (bytes.length !== MESSAGE_BYTES || bytes[0] >> 4 !== LOCATION) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const flags = view.getUint8(1);
  const isWest = (flags & 2) !== 0;
  const isFast = (flags & 1) !== 0;
  const direction = view.getUint8(2) + (isWest ? 180 : 0);
  const speed = view.getUint8(3);
  const lat = view.getInt32(5, true) / 1e7;
  const lon = view.getInt32(9, true) / 1e7;
  const isPlaced = lat !== 0 || lon !== 0;
  const vertical = view.getInt8(4) * 0.5;
  const time = view.getUint16(21, true);
  return {
    status: flags >> 4,
    directionDeg: direction >= UNKNOWN.direction ? null : direction,
    speedMps:
      speed === UNKNOWN.speed && isFast ? null : isFast ? speed * 0.75 + 63.75 : speed * 0.25,
    verticalSpeedMps: vertical === UNKNOWN.verticalSpeed ? null : vertical,
    lat: isPlaced ? lat : null,
    lon: isPlaced ? lon : null,
    pressureAltitudeM: altitudeOf(view.getUint16(13, true)),
    geodeticAltitudeM: altitudeOf(view.getUint16(15, true)),
    heightM: altitudeOf(view.getUint16(17, true)),
    heightReference: (flags & 4) === 0 ? 'takeoff' : 'ground',
    secondsAfterHour: time === UNKNOWN.time ? null : time / 10,
  };
}

function altitudeOf(steps: number): number | null {
  const altitude = steps * 0.5 - 1000;
  return altitude === UNKNOWN.altitude ? null : altitude;
}

/** A Location message with everything known, as a sender has it. */
export interface LocationValues {
  readonly status: number;
  readonly directionDeg: number;
  readonly speedMps: number;
  readonly verticalSpeedMps: number;
  readonly lat: number;
  readonly lon: number;
  readonly pressureAltitudeM: number;
  readonly geodeticAltitudeM: number;
  readonly heightM: number;
  readonly secondsAfterHour: number;
}

/**
 * Encodes a Location message (protocol version 2, height above take-off, accuracies unknown), with the roundings of Open Drone ID:
 * directions, horizontal speeds, coordinates and times to the nearest step, the others toward zero.
 */
export function encodeLocation(values: LocationValues): Uint8Array {
  const bytes = new Uint8Array(MESSAGE_BYTES);
  const view = new DataView(bytes.buffer);
  const direction = Math.round(values.directionDeg);
  const isWest = direction >= 180;
  const isFast = values.speedMps > 63.75;
  const speed = isFast ? (values.speedMps - 63.75) / 0.75 : values.speedMps / 0.25;
  view.setUint8(0, (LOCATION << 4) | 2);
  view.setUint8(1, (values.status << 4) | (isWest ? 2 : 0) | (isFast ? 1 : 0));
  view.setUint8(2, isWest ? direction - 180 : direction);
  view.setUint8(3, Math.min(254, Math.round(speed)));
  view.setInt8(4, Math.trunc(values.verticalSpeedMps / 0.5));
  view.setInt32(5, Math.round(values.lat * 1e7), true);
  view.setInt32(9, Math.round(values.lon * 1e7), true);
  view.setUint16(13, stepsOf(values.pressureAltitudeM), true);
  view.setUint16(15, stepsOf(values.geodeticAltitudeM), true);
  view.setUint16(17, stepsOf(values.heightM), true);
  view.setUint16(21, Math.round(values.secondsAfterHour * 10), true);
  return bytes;
}

function stepsOf(altitudeM: number): number {
  return Math.trunc((altitudeM + 1000) / 0.5);
}
