import { isKnown } from '../../../facts.ts';
import { recentEruptions } from '../../../ground/datasets/volcanoCatalogue.ts';
import { DEFAULT_THRESHOLD, VOLCANO_MARKETS } from '../tables.ts';
import { isLateEnough, iso, resolver, startOf, tooEarly } from './verdict.ts';

/** Yes by a listed eruption that began within the time; an eruption without day or size leaves it open. */
export const volcanoResolver = resolver({
  needs: () => ({ eruptions: recentEruptions({}) }),
  decide(closed, { eruptions }) {
    if (!isKnown(eruptions)) return { unresolved: `list of eruptions: ${eruptions.missing}` };
    const { source, asOf } = eruptions;
    const number = VOLCANO_MARKETS.find(({ id }) => id === closed.id)?.gvpNumber;
    const own = eruptions.value.eruptions.filter(({ gvpNumber }) => gvpNumber === number);
    const least = Math.ceil(closed.threshold ?? DEFAULT_THRESHOLD.volcano);
    const [from, to] = [iso(closed.opensMs).slice(0, 10), iso(closed.closesMs).slice(0, 10)];
    const starts = own.map((each) => ({ ...each, ...startOf(each) }));
    const inside = starts.filter(({ first, last }) => first >= from && last <= to);
    const yes = inside.filter(({ vei }) => vei !== null && vei >= least);
    if (yes.length > 0)
      return {
        outcome: true,
        source,
        asOf,
        decisive: yes.map(
          ({ eruptionNumber, vei, first }) =>
            `eruption ${eruptionNumber}: VEI ${vei ?? '?'}, began ${first}`,
        ),
      };
    const open = starts.filter(
      ({ first, last, vei }) => last >= from && first <= to && (vei === null || vei >= least),
    );
    if (open.length > 0)
      return {
        unresolved: `eruption ${open[0]?.eruptionNumber ?? ''} has no VEI yet, or no day of its beginning`,
      };
    if (!isLateEnough(eruptions, closed)) return tooEarly(source);
    return { outcome: false, source, asOf, decisive: [] };
  },
});
