import { abeFarM, abeLimitM, ABE_MAX_OVER_MEAN } from '../../engines/hazards/tsunami/abeHeight.ts';
import {
  breakingRunup,
  LAB_COT_BETA,
  nonBreakingRunup,
} from '../../engines/hazards/tsunami/beachRunup.ts';
import { greensLawM } from '../../engines/hazards/tsunami/greensLaw.ts';
import {
  celerityMps,
  travelTimes,
  waterCellsNear,
} from '../../engines/hazards/tsunami/travelTime.ts';
import { DEPTH_STEP_DEG, oceanGrid } from '../../src/atlas/oceanDepth.ts';
import { need, type GroupBinding, type RowBinding, type Topic } from './binding.ts';
import { arrivalAt } from './arrivalAt.ts';

const abe: RowBinding = {
  kind: 'rows',
  table: 'abe1995_runup',
  tolerances: { '*': { relative: 1e-4 } },
  compute(row) {
    const magnitude = need(row, 'mw');
    const distanceKm = need(row, 'distance_km');
    const farM = abeFarM(magnitude, distanceKm, false);
    const limitM = abeLimitM(magnitude);
    const meanM = Math.min(limitM, farM);
    return {
      height_m: farM,
      near_field_limit_m: limitM,
      estimated_mean_height_m: meanM,
      estimated_max_height_m: ABE_MAX_OVER_MEAN * meanM,
    };
  },
};

const greens: RowBinding = {
  kind: 'rows',
  table: 'greens_law_celerity',
  tolerances: { '*': { relative: 1e-4 } },
  compute(row) {
    const depths = {
      offshoreM: need(row, 'depth_offshore_m'),
      nearshoreM: need(row, 'depth_nearshore_m'),
    };
    const widths = {
      offshore: need(row, 'width_offshore_km'),
      nearshore: need(row, 'width_nearshore_km'),
    };
    const amplitudeM = need(row, 'amplitude_offshore_m');
    return {
      amplitude_nearshore_m: greensLawM(amplitudeM, depths),
      amplitude_nearshore_with_width_m: greensLawM(amplitudeM, depths, widths),
      celerity_offshore_ms: celerityMps(depths.offshoreM),
      celerity_nearshore_ms: celerityMps(depths.nearshoreM),
    };
  },
};

const synolakis: RowBinding = {
  kind: 'rows',
  table: 'synolakis_lab_runup',
  tolerances: { '*': { relative: 1e-4 } },
  compute(row) {
    const ratio = need(row, 'wave_height_over_depth');
    return {
      runup_law_nonbreaking: nonBreakingRunup(ratio, LAB_COT_BETA),
      runup_law_breaking: breakingRunup(ratio),
    };
  },
};

/** Cells around a place whose water counts as its own, and the speed of the last stretch: water of 1000 m. */
const PLACE = { reachCells: 6, restMps: 100 } as const;

const travel: GroupBinding = {
  kind: 'group',
  table: 'travel_times',
  judge(rows) {
    const grid = oceanGrid(DEPTH_STEP_DEG);
    const fields = new Map<string, Float64Array>();
    let within = 0;
    const misses: { text: string; error: number }[] = [];
    for (const row of rows) {
      const lat = need(row, 'source_lat');
      const lon = need(row, 'source_lon');
      const field =
        fields.get(`${lat},${lon}`) ?? travelTimes(grid, waterCellsNear(grid, lat, lon, 8));
      fields.set(`${lat},${lon}`, field);
      const seconds = arrivalAt(
        grid,
        field,
        { lat: need(row, 'lat'), lon: need(row, 'lon'), reachCells: PLACE.reachCells },
        PLACE.restMps,
      );
      const expected = need(row, 'travel_time_h') * 60;
      const error = Math.abs((seconds ?? Infinity) / 60 - expected);
      const allowed = Math.max(0.05 * expected, expected < 120 ? 20 : 10);
      if (error <= allowed) within++;
      misses.push({
        text: `${row['place'] ?? ''}: ${Math.round((seconds ?? Infinity) / 60)} min, expected ${Math.round(expected)}`,
        error: error / allowed,
      });
    }
    misses.sort((a, b) => b.error - a.error);
    return {
      criteria: [
        {
          name: 'within 5 % or 10 min (20 min under 2 h)',
          required: 0.8,
          reached: rows.length === 0 ? 0 : within / rows.length,
        },
      ],
      details: misses.slice(0, 3).map(({ text }) => text),
    };
  },
};

export const tsunami: Topic = { topic: 'tsunami', tables: [abe, greens, synolakis, travel] };
