import { MPS_PER_KT } from '../../engines/ground/math/units.ts';
import { hollandExponent, surfaceWind } from '../../engines/hazards/hurricane/hollandProfile.ts';
import { saffirSimpson } from '../../engines/hazards/hurricane/saffirSimpson.ts';
import { emanuelDamageRatio } from '../../engines/ground/vulnerability/windDamage.ts';
import { need, num, type Computed, type Row, type RowBinding, type Topic } from './binding.ts';
import {
  cyclostrophicWindMps,
  gradientWindMps,
  hollandB,
  hollandSurfaceB,
  maxWindMps,
} from './formulas/holland1980.ts';

const damage: RowBinding = {
  kind: 'rows',
  table: 'emanuel2011_damage',
  // Two sources in one column: one printed with 16 decimals, the other rounded to 8, which exact arithmetic can meet to half a unit only.
  tolerances: { mean_damage_ratio: { anyOf: [{ relative: 1e-7 }, { absolute: 5e-9 }] } },
  compute: (row) => ({
    mean_damage_ratio:
      (num(row, 'scale') ?? 1) *
      emanuelDamageRatio(
        need(row, 'wind_ms'),
        num(row, 'v_thresh_ms') ?? 25.7,
        num(row, 'v_half_ms') ?? 74.7,
      ),
  }),
};

const SURFACE_B = /^B_holland1980_surface([\d.]+)$/;

function parameter(row: Row): number | undefined {
  const quantity = row['quantity'] ?? '';
  const airDensity = num(row, 'rho_air') ?? 1.15;
  const drop = need(row, 'delta_p_hpa');
  const surface = SURFACE_B.exec(quantity);
  if (surface)
    return hollandSurfaceB(need(row, 'wind_ms'), drop, { factor: Number(surface[1]), airDensity });
  if (quantity.startsWith('B_holland1980')) return hollandB(need(row, 'wind_ms'), drop, airDensity);
  if (quantity.startsWith('vmax')) return maxWindMps(drop, need(row, 'b'), airDensity);
  return undefined;
}

const parameters: RowBinding = {
  kind: 'rows',
  table: 'holland_parameters',
  beside: 'the whole table',
  tolerances: { value: { absolute: 1e-3 } },
  compute: (row) => ({ value: parameter(row) }),
  notOffered: (row) =>
    /^(B_holland1980|vmax)/.test(row['quantity'] ?? '') ? undefined : row['quantity'],
};

function profile(row: Row): Computed {
  const distanceKm = need(row, 'distance_km');
  const rmaxKm = need(row, 'rmax_km');
  const b = need(row, 'b');
  if (row['model'] === 'holland2010') {
    const storm = { rmaxKm, b, vmaxMps: need(row, 'vmax_ms') };
    return {
      wind_ms: surfaceWind(storm)(distanceKm),
      x_exponent: hollandExponent(storm)(distanceKm),
    };
  }
  const storm = {
    rmaxKm,
    b,
    pressureDropHpa: need(row, 'delta_p_hpa'),
    lat: num(row, 'lat') ?? 0,
    airDensity: num(row, 'rho_air') ?? 1.15,
  };
  return {
    wind_ms:
      row['model'] === 'holland1980_cyclostrophic'
        ? cyclostrophicWindMps(storm, distanceKm)
        : gradientWindMps(storm, distanceKm),
  };
}

const profiles: RowBinding = {
  kind: 'rows',
  table: 'holland_profiles',
  beside: 'the profiles of 1980',
  tolerances: { wind_ms: { absolute: 1e-5 } },
  compute: profile,
  notOffered: (row) =>
    /^holland(2010|1980_(gradient|cyclostrophic))$/.test(row['model'] ?? '')
      ? undefined
      : row['model'],
};

const categories: RowBinding = {
  kind: 'rows',
  table: 'saffir_simpson',
  tolerances: { category: 'exact' },
  compute: (row) => ({
    category: saffirSimpson(num(row, 'wind_kt') ?? need(row, 'wind_ms') / MPS_PER_KT),
  }),
};

export const hurricane: Topic = {
  topic: 'hurricane',
  tables: [damage, parameters, profiles, categories],
};
