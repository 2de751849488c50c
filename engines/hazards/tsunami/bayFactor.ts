/** A bay and how far away from its middle a place lies. */
export interface NearBay {
  readonly name: string;
  /** Factor on the height of a distant wave in its middle: above 1 it resonates, below 1 it is sheltered. */
  readonly raise: number;
  readonly radiusKm: number;
  readonly km: number;
}

/** POLICY. Beyond so many radii a bay says nothing; a bay is named from this share on. */
export const BAY_RADII = 4;
const NAMED_SHARE = 0.3;

/**
 * How much the bays around a place raise a wave, and the one that does most: each by the power of a Gaussian share that is 1 in its
 * middle, so that a place between two takes part in both.
 */
export function bayFactor(bays: Iterable<NearBay>): {
  readonly factor: number;
  readonly name: string | null;
  /** How far the place lies in bays whose waves are known, 0 to 1: what was seen there holds their shelter already. */
  readonly share: number;
} {
  let factor = 1;
  let outside = 1;
  let name: string | null = null;
  let most = NAMED_SHARE;
  for (const bay of bays) {
    const share = Math.exp(-((bay.km / bay.radiusKm) ** 2));
    factor *= bay.raise ** share;
    outside *= 1 - share;
    if (share > most) [most, name] = [share, bay.name];
  }
  return { factor, name, share: 1 - outside };
}
