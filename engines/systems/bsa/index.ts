import { seismicSources } from '../../ground/datasets/tectonics.ts';
import { setting, soil } from '../../ground/datasets/terrain.ts';
import { isKnown } from '../../facts.ts';
import { vertical } from '../../vertical.ts';
import { figure } from '../answer/words.ts';
import { tectonicRate } from '../induced/tectonicRate.ts';
import { ASSETS } from './assetRegister.ts';
import { BSA_CARD, BSA_SOURCES } from './modelCard.ts';
import { premiumReport } from './premiumReport.ts';
import { caseOf, siteOf } from './priceCase.ts';
import { rankAssets } from './rankAssets.ts';
import { premiumRequest, premiumResponse, topInput, topReply } from './schemas.ts';
import { stopRuleOf } from './stopRule.ts';
import { NATURAL_REACH_KM, RANKING } from './tables/parameters.ts';

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
    const naturalReason = request.covers_natural
      ? natural === undefined
        ? 'no background rate of the place is known'
        : undefined
      : 'not asked for';
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
    return {
      cycling_intensity_per_yr: cycles,
      register_size: ASSETS.size,
      exposure: {
        insured_value_usd: RANKING.insuredValueUsd,
        distance_km: RANKING.distanceKm,
        construction: RANKING.construction,
        vs30_mps: RANKING.vs30Mps,
      },
      sites,
      summary: first
        ? `Of ${ASSETS.size} assets, ${first.name} has the highest expected loss at ${figure(cycles, 3)} cycles a year: USD ${figure(Math.round(first.pure_premium_usd), 3)} a year for the same value at ${RANKING.distanceKm} km from each.`
        : `None of ${ASSETS.size} assets was asked for.`,
      warnings: [
        'Every asset is given the same exposure at the same distance: the order is that of the earthquakes, not of what stands there.',
        'Where no earthquake is known, the index is the prior of the kind of asset, and only depth and volume tell assets apart.',
        'Closed assets stand in the list with the year; they are ranked as if they worked.',
      ],
    };
  },
  cost: 'heavy',
  model: BSA_CARD,
  sources: BSA_SOURCES,
  example: { n: 10, cycling_intensity_per_yr: 365 },
});
