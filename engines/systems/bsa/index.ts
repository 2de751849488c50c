import type * as z from 'zod';
import { seismicSources } from '../../ground/datasets/tectonics.ts';
import { setting, soil } from '../../ground/datasets/terrain.ts';
import { isKnown } from '../../facts.ts';
import { onWire } from '../../onWire.ts';
import { pick } from '../../pick.ts';
import { vertical } from '../../vertical.ts';
import { quantityLeversOf, type QuantityLever } from '../answer/lever.ts';
import { checkedCounts, checkedWords } from '../answer/registerChecked.ts';
import { figure, usdText } from '../answer/words.ts';
import { tectonicRate } from '../induced/tectonicRate.ts';
import { ASSETS } from './assetRegister.ts';
import { BSA_CARD, BSA_SOURCES } from './modelCard.ts';
import { premiumAlternatives } from './premiumAlternatives.ts';
import { premiumReport } from './premiumReport.ts';
import type { PriceCase } from './priceAsset.ts';
import { caseOf, rankedCase, siteOf } from './priceCase.ts';
import { rankAssets } from './rankAssets.ts';
import { premiumRequest, premiumResponse, topInput, topReply } from './schemas.ts';
import { stopRuleOf } from './stopRule.ts';
import { ASSETS_BY_PLACE_NAME } from './tables/checkedAssets.ts';
import { NATURAL_REACH_KM, RANKING } from './tables/parameters.ts';

const CHECKED = checkedCounts([...ASSETS.keys()], ASSETS_BY_PLACE_NAME, new Set());
const NOWHERE = { lat: 0, lon: 0 };

/** POST /api/v1/bsa/insurance-premium */
export const insurancePremium = vertical({
  path: '/api/v1/bsa/insurance-premium',
  title: 'Premium for induced earthquakes at a storage asset',
  summary:
    'Technical premium of a layer against the earthquakes of a gas or CO2 storage, brine disposal or geothermal field, with its branches, exceedance curve and loads.',
  input: premiumRequest
    .refine(({ site_id: id }) => id === undefined || ASSETS.has(id), {
      path: ['site_id'],
      error: `site_id must be an asset of the register: ${[...ASSETS.keys()].join(', ')}`,
    })
    .refine((request) => request.site_id !== undefined || siteOf(request) !== undefined, {
      path: ['site_id'],
      error:
        'Without site_id, lat, lon, asset_kind and volume_per_cycle_m3 are needed: give them or a site_id of the register',
    }),
  output: premiumResponse,
  replyName: 'PremiumResponse',
  needs(request) {
    const { lat, lon } = siteOf(request) ?? NOWHERE;
    return {
      sources: seismicSources({ lat, lon, radiusKm: NATURAL_REACH_KM }),
      ground: soil({ lat, lon }),
      setting: setting({ lat, lon }),
    };
  },
  assess(request, { sources, ground, setting: place }) {
    const site = siteOf(request);
    if (site === undefined) throw new Error('a request without a site was let through');
    const circle = { lat: site.lat, lon: site.lon, radiusKm: NATURAL_REACH_KM };
    const natural = isKnown(sources) ? tectonicRate(sources.value.zones, circle, 3) : undefined;
    const unknown = natural === undefined ? 'no background rate of the place is known' : undefined;
    const naturalReason = request.covers_natural ? unknown : 'not asked for';
    return premiumReport({
      request,
      site,
      price: caseOf(request, site, {
        vs30Mps: isKnown(ground) ? ground.value.vs30Mps : undefined,
        naturalM3PerYear: request.covers_natural ? (natural?.ratePerYear ?? 0) : 0,
        naturalLnSigma: natural?.lnSigma ?? 0,
      }),
      naturalReason,
      rule: stopRuleOf(
        site.kind,
        isKnown(place) ? place.value : { countryCode: site.asset?.country ?? null, usState: null },
      ),
    });
  },
  cost: 'heavy',
  keep: true,
  model: BSA_CARD,
  sources: BSA_SOURCES,
  example: {
    site_id: 'aliso-canyon',
    insured_value_usd: 2_000_000_000,
    cycling_intensity_per_yr: 365,
    attachment_usd: 1_000_000,
    limit_usd: 50_000_000,
  },
});

/** GET /api/v1/bsa/top-n */
export const topN = vertical({
  method: 'GET',
  path: '/api/v1/bsa/top-n',
  title: 'Storage assets ranked by expected earthquake loss',
  summary:
    'The storage assets of the register with the highest expected loss at an equal exposure and a given number of cycles.',
  input: topInput,
  output: topReply,
  needs: () => ({}),
  assess({ n, cycling_intensity_per_yr: cycles }) {
    const sites = rankAssets(cycles).slice(0, n);
    const [first] = sites;
    const asset = first && ASSETS.get(first.site_id);
    const levers = asset ? leversOfFirst(rankedCase(asset, cycles), first.pure_premium_usd) : [];
    return {
      cycling_intensity_per_yr: cycles,
      register_size: ASSETS.size,
      register_checked: CHECKED,
      exposure: onWire(pick(RANKING, 'insuredValueUsd', 'distanceKm', 'construction', 'vs30Mps')),
      sites,
      levers,
      summary: rankingWords(sites, levers, cycles),
      warnings: [
        'Every asset is given the same exposure at the same distance: the order is that of the earthquakes, not of what stands there.',
        'Where no earthquake is known, the index is the prior of the kind of asset, and only depth and volume tell assets apart.',
        checkedWords(CHECKED),
        'Closed assets stand in the list with the year; they are ranked as if they worked.',
      ],
    };
  },
  cost: 'heavy',
  model: BSA_CARD,
  sources: BSA_SOURCES,
  example: { n: 10, cycling_intensity_per_yr: 365 },
});

/** What would change the expected loss of the first asset most, USD a year. */
function leversOfFirst(price: PriceCase, pureUsd: number): QuantityLever[] {
  return quantityLeversOf(
    pureUsd,
    premiumAlternatives(price).map(([change, share]) => [
      change,
      share * price.exposure.insuredValueUsd,
    ]),
  );
}

function rankingWords(
  [first]: z.input<typeof topReply>['sites'],
  [strongest]: readonly QuantityLever[],
  cycles: number,
): string {
  if (!first) return `None of ${ASSETS.size} assets was asked for.`;
  return [
    `Of ${ASSETS.size} assets, ${first.name} has the highest expected loss at ${figure(cycles, 3)} cycles a year: ${usdText(first.pure_premium_usd)} a year (80 % interval ${usdText(first.p10_usd)} to ${usdText(first.p90_usd)}) for the same value at ${RANKING.distanceKm} km from each.`,
    ...(strongest
      ? [
          `What would change its loss most: ${strongest.change}, to ${usdText(strongest.quantity)} a year.`,
        ]
      : []),
  ].join(' ');
}
