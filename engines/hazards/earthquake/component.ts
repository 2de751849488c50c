import { component, known, unknown, type Place } from '../../component.ts';
import { quakeDistanceKm, type Quake } from '../../ground/datasets/quakes.ts';
import { plateBoundary, seismicHazard, type QuakeKinds } from '../../ground/datasets/tectonics.ts';
import { soil } from '../../ground/datasets/terrain.ts';
import { isKnown, type FactTree, type Known } from '../../facts.ts';
import { Z90 } from '../../ground/math/normal.ts';
import type { ComponentAnswer, Quantity } from '../../schemas.ts';
import type { Anchors } from '../../levels.ts';
import { listedQuakes, pastQuakesOf } from './listedQuakes.ts';
import { siteFactorAt } from './siteFactorAt.ts';
import { rockLoss } from './siteLoss.ts';

/** POLICY. Quantity to score. */
const ANCHORS: Anchors = [
  [0.01, 2],
  [0.04, 12],
  [0.08, 25],
  [0.2, 50],
  [0.4, 75],
  [0.8, 95],
];

/** POLICY. A plate boundary farther away explains nothing about a place, km. */
const NEAR_BOUNDARY_KM = 1000;

/** Log standard deviation of that stand-in, map and site term, against the full computation at 2,000 places: half of them within 3 per cent, 95 in a hundred within 10. */
const STAND_IN_LN_SIGMA = 0.05;

/** What the earthquake hazard of a place is worked out from. `radiusKm` bounds the earthquakes that are named, never the hazard. */
export function earthquakeNeeds({
  lat,
  lon,
  radiusKm,
}: {
  readonly lat: number;
  readonly lon: number;
  readonly radiusKm: number;
}) {
  return {
    hazard: seismicHazard({ lat, lon }),
    soil: soil({ lat, lon }),
    quakes: pastQuakesOf({ lat, lon, radiusKm }),
    boundary: plateBoundary({ lat, lon }),
  };
}

/**
 * PGA of the 475-year return period on the site's own ground.
 *
 * Mean rock hazard times the site term, once. The interval takes the 16 and 84 % fractiles of the hazard (one standard
 * deviation) together with what the Vs30 may be, as independent; soft ground narrows it where it responds nonlinearly.
 *
 * @param rock   PGA on rock, g: mean and fractiles
 * @param kinds  of earthquake that make it: each is answered by the ground in its own way
 */
export function sitePga(
  rock: { readonly mean: number; readonly p16: number; readonly p50: number; readonly p84: number },
  ground: { readonly vs30Mps: number; readonly vs30LnSigma: number },
  kinds: QuakeKinds,
): Quantity {
  const { vs30Mps, vs30LnSigma } = ground;
  const factorAt = (velocity: number, rockG: number) => siteFactorAt(velocity, rockG, kinds);
  const p50 = rock.p50 * factorAt(vs30Mps, rock.p50);
  const soilSigma =
    Math.abs(
      Math.log(
        factorAt(vs30Mps * Math.exp(-vs30LnSigma), rock.p50) /
          factorAt(vs30Mps * Math.exp(vs30LnSigma), rock.p50),
      ),
    ) / 2;
  const groundSigma2 = soilSigma * soilSigma + STAND_IN_LN_SIGMA * STAND_IN_LN_SIGMA;
  const low = Math.log((rock.p16 * factorAt(vs30Mps, rock.p16)) / p50);
  const high = Math.log((rock.p84 * factorAt(vs30Mps, rock.p84)) / p50);
  return {
    name: 'pga_475yr',
    value: rock.mean * factorAt(vs30Mps, rock.mean),
    unit: 'g',
    p50,
    p10: p50 * Math.exp(-Z90 * Math.sqrt(low * low + groundSigma2)),
    p90: p50 * Math.exp(Z90 * Math.sqrt(high * high + groundSigma2)),
  };
}

const REGIME_WORDS = {
  active_shallow: 'shallow faults of an active region',
  stable: 'rare earthquakes of stable crust',
  subduction_interface: 'the subduction interface',
  subduction_slab: 'earthquakes inside the sunken plate',
  volcanic: 'volcanic crust',
  oceanic: 'oceanic crust',
} as const;

function strongest(events: readonly Quake[]): Quake | undefined {
  let best: Quake | undefined;
  for (const event of events) if ((event.magnitude ?? 0) > (best?.magnitude ?? 0)) best = event;
  return best;
}

/** Earthquake: peak ground acceleration with 10 % in 50 years on the ground that the place stands on. */
export const earthquakeComponent = component({
  name: 'earthquake',
  words: 'earthquake shaking',
  anchors: ANCHORS,
  needs: earthquakeNeeds,
  listed: listedQuakes,
  assess(place, { hazard, soil: ground, quakes, boundary }) {
    if (!isKnown(hazard)) return unknown(`seismic hazard: ${hazard.missing}`);
    if (!isKnown(ground)) return unknown(`ground: ${ground.missing}`);
    return shakingAnswer(place, hazard.value, { ground: ground.value, quakes, boundary });
  },
  loss: (_place, { hazard, soil: ground }) =>
    isKnown(hazard) && isKnown(ground) ? rockLoss(hazard.value, ground.value) : 'unknown',
  usual: { share: 0.112, lossP90: 3.3e-4 },
});

type NeedsOf = FactTree<ReturnType<typeof earthquakeNeeds>>;
type ValueOf<F> = F extends Known<infer A> ? A : never;

/** The shaking of a place by the hazard map on a known ground; earthquakes and plate boundaries only add words. */
export function shakingAnswer(
  { lat, lon, radiusKm }: Place,
  { pga475G, regime, meanMagnitude, kinds }: ValueOf<NeedsOf['hazard']>,
  {
    ground: { vs30Mps, vs30LnSigma },
    quakes,
    boundary,
  }: Pick<NeedsOf, 'quakes' | 'boundary'> & {
    readonly ground: { readonly vs30Mps: number; readonly vs30LnSigma: number };
  },
): ComponentAnswer {
  const drivers = [
    `${REGIME_WORDS[regime]}, mean magnitude ${meanMagnitude.toFixed(1)}`,
    `${pga475G.mean.toFixed(2)} g on rock, times ${siteFactorAt(vs30Mps, pga475G.mean, kinds).toFixed(2)} for ground of Vs30 ${Math.round(vs30Mps)} m/s`,
  ];
  if (isKnown(boundary) && boundary.value.distanceKm <= NEAR_BOUNDARY_KM)
    drivers.push(
      `plate boundary ${boundary.value.name} at ${Math.round(boundary.value.distanceKm)} km`,
    );
  const past = isKnown(quakes) ? strongest(quakes.value.events) : undefined;
  if (past)
    drivers.push(
      `strongest on record within ${radiusKm} km: M ${past.magnitude?.toFixed(1)} in ${past.time.slice(0, 4)}, ${Math.round(quakeDistanceKm(lat, lon, past))} km ${past.rupture ? 'from where it may have broken' : 'away'}`,
    );
  return known(ANCHORS, sitePga(pga475G, { vs30Mps, vs30LnSigma }, kinds), drivers);
}
