import { describe, expect, it } from 'vitest';
import { decodeLocation } from '../../../../engines/signals/remoteId/locationMessage.ts';

const bytesOf = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'));
const decoded = (hex: string) => decodeLocation(bytesOf(hex));

describe('a location message of a drone', () => {
  // Written and read back by the C library of Open Drone ID (opendroneid-core-c, which follows ASTM F3411-22).
  it('of a slow drone heading south-west', () => {
    expect(decoded('122224160a42bf241b6ed1b4b69808ac0870080000150e0000')).toEqual({
      status: 2,
      directionDeg: 216,
      speedMps: 5.5,
      verticalSpeedMps: 5,
      lat: 45.539309,
      lon: -122.966389,
      pressureAltitudeM: 100,
      geodeticAltitudeM: 110,
      heightM: 80,
      heightReference: 'takeoff',
      secondsAfterHour: 360.5,
    });
  });

  it.each([
    ['12215c410cc3a7a4f2d0245c02aa20ce0f6f0a000023010000', 112.5, 92],
    ['1210912de3265c6618c1b64b2cb21b2e0cf512000010150000', 11.25, 145],
    ['12030a9f23b772aee179e49aa74119fa1a100c00002a200000', 183, 190],
  ])('has the speed in steps of 0.25 m/s, and of 0.75 m/s from 63.75 on: %s', (hex, mps, deg) => {
    expect(decoded(hex)).toMatchObject({ speedMps: mps, directionDeg: deg });
  });

  // ASTM F3411-22, table 8: 361 degrees, 255 with the flag of speed, 63 m/s upward, 0 and 0, -1000 m and 0xffff stand for unknown.
  it('knows what the sender does not', () => {
    const bytes = bytesOf('1223b5ff7e' + '00'.repeat(14) + '0000ffff0000');
    expect(decodeLocation(bytes)).toMatchObject({
      directionDeg: null,
      speedMps: null,
      verticalSpeedMps: null,
      lat: null,
      lon: null,
      pressureAltitudeM: null,
      heightM: null,
      secondsAfterHour: null,
    });
  });

  it('is no other message, nor one of another length', () => {
    expect(decoded('02' + '00'.repeat(24))).toBeUndefined();
    expect(decoded('12' + '00'.repeat(23))).toBeUndefined();
  });
});
