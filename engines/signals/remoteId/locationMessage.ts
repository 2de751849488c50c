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

/** Type of a Location message. */
export const LOCATION = 1;
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
  const lat = view.getInt32(5, true) / 1e7;
  const lon = view.getInt32(9, true) / 1e7;
  const isPlaced = lat !== 0 || lon !== 0;
  const vertical = view.getInt8(4) * 0.5;
  const time = view.getUint16(21, true);
  return {
    status: flags >> 4,
    directionDeg: direction >= UNKNOWN.direction ? null : direction,
    speedMps: speedOf(view.getUint8(3), isFast),
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

/** Steps of 0.25 m/s, or above 63.75 m/s of 0.75 m/s. */
function speedOf(steps: number, isFast: boolean): number | null {
  if (!isFast) return steps * 0.25;
  return steps === UNKNOWN.speed ? null : steps * 0.75 + 63.75;
}

function altitudeOf(steps: number): number | null {
  const altitude = steps * 0.5 - 1000;
  return altitude === UNKNOWN.altitude ? null : altitude;
}
