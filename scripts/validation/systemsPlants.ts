import { climateNormals } from '../../engines/ground/datasets/climate.ts';
import { waterStressBaseline } from '../../engines/ground/datasets/waterStress.ts';
import { isKnown } from '../../engines/facts.ts';
import { heldBack } from '../../engines/systems/waterNexus/plantWater.ts';
import { PLANT_ROWS } from '../../engines/systems/waterNexus/tables/plants.ts';
import { PLANT_RIVERS } from '../../engines/systems/waterNexus/tables/rivers.ts';
import { embeddedFacts } from './embeddedFacts.ts';
import { figureCase, type Case } from './systemsCase.ts';
import { CURTAILMENTS } from './systemsCases.ts';

/** Plants held back by warm or scarce water. */
export function plants(): Case[] {
  return CURTAILMENTS.map(({ name, days, source }) => {
    const row = PLANT_ROWS.find(([each]) => each === name);
    if (!row) throw new Error(`${name} is not in the register`);
    const [, country, lat, lon, fuel, cooling, mw] = row;
    const { climate, stress } = embeddedFacts({
      climate: climateNormals({ lat, lon }),
      stress: waterStressBaseline({ lat, lon }),
    });
    const held = heldBack(
      { fuel, cooling, country, mw, river: PLANT_RIVERS.get(name) },
      {
        monthsC: isKnown(climate) ? climate.value.meanTemperatureC : undefined,
        stress: isKnown(stress)
          ? {
              score: stress.value.stressScore,
              low: stress.value.stressScore,
              high: stress.value.stressScore,
            }
          : undefined,
      },
    );
    return figureCase(
      { group: 'Plants held back by water', name, measure: 'days a year', source },
      { published: days, ours: held?.days ?? NaN, factor: 5, range: held },
    );
  });
}
