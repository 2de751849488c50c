import { createHash } from 'node:crypto';
import { decodeLocation } from '../../engines/signals/remoteId/locationMessage.ts';
import { recordHash } from '../../src/features/admin/recordHash.ts';
import { need, type Computed, type Row, type Topic } from './binding.ts';
import { encodeLocation } from './formulas/encodeLocation.ts';

export const droneRemoteId: Topic = {
  topic: 'drone_remote_id',
  tables: [
    {
      kind: 'rows',
      table: 'location_message',
      beside: 'message_hex; messages are read, none is written',
      tolerances: { '*': 'exact' },
      compute: locationRow,
    },
    {
      kind: 'rows',
      table: 'sha256_hash_chain',
      tolerances: { '*': 'exact' },
      compute: (row) => ({
        sha256_of_prev_plus_payload: recordHash(
          row['previous_hash'] ?? '',
          row['canonical_json_payload'] ?? '',
        ),
      }),
    },
    {
      kind: 'rows',
      table: 'sha256_nist',
      tolerances: { '*': 'exact' },
      compute: (row) => ({
        sha256_hex: createHash('sha256')
          .update(row['message_ascii'] ?? '')
          .digest('hex'),
      }),
    },
  ],
};

function locationRow(row: Row): Computed {
  const bytes = encodeLocation({
    status: need(row, 'status'),
    directionDeg: need(row, 'direction_deg'),
    speedMps: need(row, 'speed_h_ms'),
    verticalSpeedMps: need(row, 'speed_v_ms'),
    lat: need(row, 'lat'),
    lon: need(row, 'lon'),
    pressureAltitudeM: need(row, 'alt_baro_m'),
    geodeticAltitudeM: need(row, 'alt_geo_m'),
    heightM: need(row, 'height_agl_m'),
    secondsAfterHour: need(row, 'timestamp_s'),
  });
  // What is decoded is the message of the table, not the one made here.
  const decoded = decodeLocation(Buffer.from(row['message_hex'] ?? '', 'hex'));
  return {
    message_hex: Buffer.from(bytes).toString('hex'),
    dec_direction_deg: decoded?.directionDeg ?? undefined,
    dec_speed_h_ms: decoded?.speedMps ?? undefined,
    dec_speed_v_ms: decoded?.verticalSpeedMps ?? undefined,
    dec_lat: decoded?.lat ?? undefined,
    dec_lon: decoded?.lon ?? undefined,
    dec_alt_baro_m: decoded?.pressureAltitudeM ?? undefined,
    dec_alt_geo_m: decoded?.geodeticAltitudeM ?? undefined,
    dec_height_m: decoded?.heightM ?? undefined,
    dec_timestamp_s: decoded?.secondsAfterHour ?? undefined,
  };
}
