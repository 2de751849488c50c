import { LOCATION, MESSAGE_BYTES } from '../../../engines/signals/remoteId/locationMessage.ts';

/** A Location message with everything known, as a sender has it. */
interface LocationValues {
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
