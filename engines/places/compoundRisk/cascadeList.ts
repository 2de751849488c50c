import { isKnown, type FactTree } from '../../facts.ts';
import { siteElevationM } from '../../hazards/volcano/component.ts';
import { siteHazard } from '../../hazards/volcano/siteHazard.ts';
import { assessWildfire, type wildfireNeeds } from '../../hazards/wildfire/assessment.ts';
import { cascadeChance } from './cascades.ts';
import { afterCyclone } from './afterCyclone.ts';
import { debrisFlowAfterFire } from './debrisFlow.ts';
import { rockRate, type Given } from './events.ts';
import { fireGivenShaking } from './fireFollowing.ts';
import { liquefactionGivenShaking } from './liquefaction.ts';
import { EVENT_PGA_G } from './tables.ts';
import { told, type Cascade, type Named } from './told.ts';

const SHAKEN = `after shaking of ${EVENT_PGA_G} g or more on rock`;

/** Cascades out of damaging shaking. */
const AFTER_SHAKING: readonly (Named & {
  readonly chance: (given: Given) => number | undefined;
})[] = [
  {
    from: 'earthquake',
    to: 'seismic_site_amplification',
    event: `the ground raises the shaking, ${SHAKEN}`,
    source: 'Boore et al. (2014), doi:10.1193/070113EQS184M',
    chance: (given) => cascadeChance('earthquake', 'seismic_site_amplification', given),
  },
  {
    from: 'earthquake',
    to: 'landslide',
    event: `a landslide under the house, ${SHAKEN}`,
    source: 'Nowicki Jessee et al. (2018), doi:10.1029/2017JF004494',
    chance: (given) => cascadeChance('earthquake', 'landslide', given),
  },
  {
    from: 'earthquake',
    to: 'tsunami',
    event: `a damaging tsunami of the same rupture, ${SHAKEN}`,
    source:
      'Abrahamson, Gregor & Addo (2016), doi:10.1193/051712EQS188MR, over the listed tsunami sources',
    chance: (given) => cascadeChance('earthquake', 'tsunami', given),
  },
  {
    from: 'earthquake',
    to: 'liquefaction',
    event: `the ground liquefies, ${SHAKEN}`,
    source: 'Zhu, Baise & Thompson (2017), doi:10.1785/0120160198',
    chance: (given) => liquefactionGivenShaking(given)?.conditional,
  },
  {
    from: 'earthquake',
    to: 'fire_following',
    event: `a fire that needs an engine among some 500 homes (a million square feet of floor), ${SHAKEN}`,
    source: 'SPA Risk (2009), updated ignition equation of Hazus',
    chance: fireGivenShaking,
  },
];

function afterShaking(given: Given): Cascade[] {
  const rate = rockRate(given, EVENT_PGA_G);
  return AFTER_SHAKING.map(({ chance, ...named }) => {
    const conditional = rate === undefined || rate <= 0 ? undefined : chance(given);
    return told(
      named,
      conditional === undefined || rate === undefined
        ? { reason: 'ground or shaking is not known, or it cannot occur here' }
        : { conditional, causePerYear: rate },
    );
  });
}

/** A lahar at the place once a volcano erupts: of the one whose eruptions bring lahars here most often. */
function afterEruption({ place, facts }: Given): Cascade {
  const named = {
    from: 'volcano',
    to: 'lahar',
    event: 'a lahar at the place, when the volcano erupts that sends them here most often',
    source:
      'Iverson, Schilling & Vallance (1998), GSA Bulletin 110, 972-984; shares of eruptions by VEI',
  };
  const { volcanoes, elevation } = facts.volcano;
  if (!isKnown(volcanoes)) return told(named, { reason: `volcano list: ${volcanoes.missing}` });
  const { effects } = siteHazard(
    volcanoes.value.volcanoes,
    { lat: place.lat, lon: place.lon, elevationM: siteElevationM(elevation) },
    false,
  );
  const ofEruptions = effects.map(({ volcano, rate, laharPerYear, paths }) => ({
    name: volcano.name,
    causePerYear: rate.ratePerYear,
    conditional: (laharPerYear - (paths?.otherLaharsPerYear ?? 0)) / rate.ratePerYear,
  }));
  const most = ofEruptions.toSorted(
    (x, y) => y.conditional * y.causePerYear - x.conditional * x.causePerYear,
  )[0];
  return most === undefined || !(most.conditional > 0)
    ? told(named, { reason: 'no volcano whose lahars reach this place' })
    : told({ ...named, event: `a lahar of ${most.name} at the place, when it erupts` }, most);
}

/** A debris flow out of ground that a wildfire has burned. */
function afterFire({ facts }: Given, fire: FactTree<ReturnType<typeof wildfireNeeds>>): Cascade {
  const named = {
    from: 'wildfire',
    to: 'debris_flow',
    event: 'a debris flow out of a burned steep basin, when 24 mm an hour fall for 15 minutes',
    source: 'Staley et al. (2017), doi:10.1016/j.geomorph.2016.10.019',
  };
  const { relief } = facts.landslide;
  const { chance } = assessWildfire(fire);
  if (!isKnown(relief) || !chance)
    return told(named, { reason: 'relief or fire is not known, or nothing burns here' });
  const conditional = debrisFlowAfterFire(relief.value.slopeDeg, relief.value.slopeP90Deg);
  return told(
    named,
    conditional === undefined
      ? { reason: 'too few slopes of 23 degrees or more' }
      : { conditional, causePerYear: chance.damagingPerYear },
  );
}

/** Cascades for which no conditional model is published that speaks of a place. */
const NO_EVIDENCE: readonly Cascade[] = [
  told(
    {
      from: 'volcano',
      to: 'tsunami',
      event: 'a tsunami of an eruption or of a flank that fails in it',
      source: 'Orynbaikyzy et al. (2022), doi:10.5194/nhess-22-3083-2022: volcanoes ranked',
    },
    {
      reason:
        'no evidence: volcanoes are ranked by their signs, the chance once one erupts is not published',
    },
  ),
  told(
    {
      from: 'drought',
      to: 'wildfire',
      event: 'a damaging wildfire in a year of drought',
      source: 'Riley et al. (2013), doi:10.1071/WF12149: large fires of the western United States',
    },
    {
      reason:
        'no evidence: large fires go with dry weeks of whole regions, the chance at a place is not published',
    },
  ),
];

/** Every cascade for which a conditional model is published and the place's facts suffice; those without evidence say so. */
export function cascadesOf(
  given: Given,
  fire: FactTree<ReturnType<typeof wildfireNeeds>>,
): Cascade[] {
  return [
    ...afterShaking(given),
    afterEruption(given),
    afterFire(given, fire),
    ...afterCyclone(given),
    ...NO_EVIDENCE,
  ];
}
