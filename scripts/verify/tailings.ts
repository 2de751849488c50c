import { standingWater } from '../../engines/ground/datasets/standingWater.ts';
import { elevation } from '../../engines/ground/datasets/terrain.ts';
import { depositOf } from '../../engines/systems/tailings/deposit.ts';
import { larrauriRunout, ricoRunout } from '../../engines/systems/tailings/runout.ts';
import { storeRelease, type Spread } from '../../engines/systems/tailings/storeFailure.ts';
import { FAILURE_ROWS } from '../../engines/systems/tailings/tables/register.ts';
import { elevationAtlas } from '../../src/atlas/elevation.ts';
import { standingWaterAtlas } from '../../src/atlas/standingWater.ts';
import { need, type Row, type RowBinding, type Topic } from './binding.ts';

const regressions: RowBinding = {
  kind: 'rows',
  table: 'runout_regressions',
  tolerances: { '*': { relative: 1e-4 } },
  compute(row) {
    const volume = need(row, 'impounded_volume_Mm3');
    const height = need(row, 'dam_height_m');
    const rico = ricoRunout(volume, height);
    const larrauri = larrauriRunout(volume, height);
    return {
      rico2008_outflow_Mm3: rico.releasedMm3,
      rico2008_dmax_km: rico.runoutKm,
      larrauri_outflow_Mm3: larrauri.releasedMm3,
      larrauri_hf: larrauri.hf,
      larrauri_dmax_km: larrauri.runoutKm,
    };
  },
};

/**
 * Past failures for plausibility, as the product answers for a store of this size where the register places the dam: the release, and
 * the length of the deposit up to the water that it ends in; of a dam that the register does not hold, the whole runout. It knows nothing of
 * what was observed.
 */
const historical: RowBinding = {
  kind: 'rows',
  table: 'historical_failures',
  tolerances: { '*': { factor: 3 } },
  compute(row) {
    const { releasedMm3, runoutKm } = storeRelease({
      volumeMm3: need(row, 'impounded_Mm3'),
      heightM: need(row, 'height_m'),
    });
    const at = placeOf(row);
    const { depositKm } = at ? depositAt(at, runoutKm) : depositOf(runoutKm, null, undefined);
    return { released_Mm3: releasedMm3.p50, runout_km: depositKm.p50 };
  },
};

function depositAt(at: Place, runoutKm: Spread) {
  const { nearest } = standingWater.answer.parse(standingWaterAtlas.answer(at));
  const ground = elevation.answer.safeParse(elevationAtlas.answer(at)).data;
  return depositOf(runoutKm, nearest, ground);
}

interface Place {
  readonly lat: number;
  readonly lon: number;
}

/** Where the register places a dam: by the year of its failure and the first word of its name. */
function placeOf({ dam, year }: Row): Place | undefined {
  const [word = ''] = plain(dam ?? '').split(/[^a-z]+/);
  const found = FAILURE_ROWS.find(
    ([name, , , of]) => of === Number(year) && plain(name).includes(word),
  );
  return found && { lat: found[2][0], lon: found[2][1] };
}

const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Release and runout of tailings dams. */
export const tailings: Topic = { topic: 'tailings', tables: [historical, regressions] };
