import type * as z from 'zod';
import { scoredBy } from '../../levels.ts';
import { onWire } from '../../onWire.ts';
import { leversOf } from '../answer/lever.ts';
import { figure, leverSentence, paragraph, scoreSentence, usdText } from '../answer/words.ts';
import { rateAbove } from './eventRate.ts';
import { weightedResponse } from './cyclingResponse.ts';
import { lossAtReturnPeriod } from './layerPremium.ts';
import { METHODOLOGY_VERSION } from './methodology.ts';
import { premiumAlternatives } from './premiumAlternatives.ts';
import { priceAsset, type Price, type PriceCase } from './priceAsset.ts';
import type { Site } from './priceCase.ts';
import type { PremiumRequest, premiumResponse } from './schemas.ts';
import type { StopRule } from './stopRule.ts';
import { ASSETS_BY_PLACE_NAME } from './tables/checkedAssets.ts';
import { PREMIUM_ANCHORS, RETURN_PERIODS } from './tables/parameters.ts';

type Reply = z.input<typeof premiumResponse>;

/** What the report is made of. */
export interface Priced {
  readonly request: PremiumRequest;
  readonly site: Site;
  readonly price: PriceCase;
  readonly naturalReason: string | undefined;
  readonly rule: StopRule | undefined;
}

/** The answer to a premium request. */
export function premiumReport(parts: Priced): Reply {
  const { request, site, price, naturalReason } = parts;
  const result = priceAsset(price);
  const value = price.exposure.insuredValueUsd;
  const quantity = {
    name: 'pure_premium_over_insured_value',
    unit: '1/yr',
    value: result.pureUsd / value,
    p10: result.p10Usd / value,
    p50: result.p50Usd / value,
    p90: result.p90Usd / value,
  };
  const body = {
    lat: site.lat,
    lon: site.lon,
    ...scoredBy(PREMIUM_ANCHORS, quantity),
    site: {
      id: site.asset?.id ?? null,
      name: site.asset?.name ?? null,
      kind: site.kind,
      source: site.asset?.source ?? null,
      position_looked_up: site.asset ? ASSETS_BY_PLACE_NAME.has(site.asset.id) : null,
    },
    ...moneyOf(request, price, result),
    event_rate: {
      m3_per_yr: result.m3PerYear,
      natural_m3_per_yr: price.naturalM3PerYear,
      ...(naturalReason === undefined ? {} : { natural_reason: naturalReason }),
      coulomb_driver: result.driver,
    },
    seismogenic_index: { ...price.index, median: Number(price.index.median.toPrecision(3)) },
    inputs: inputsOf(price),
    branches: branchesOf(result),
    ...lightOf(parts),
    levers: leversOf(PREMIUM_ANCHORS, quantity.value, premiumAlternatives(price)),
    methodology_version: METHODOLOGY_VERSION,
  };
  return { ...body, summary: words(body), warnings: warningsOf(parts) };
}

function branchesOf({ branches }: Price): Reply['branches'] {
  return branches.map(({ branch, index, weight, m3PerYear, purePremiumUsd }) => ({
    response: branch,
    seismogenic_index: index,
    weight,
    events_m3_per_yr: m3PerYear,
    pure_premium_usd: purePremiumUsd,
  }));
}

function moneyOf(request: PremiumRequest, price: PriceCase, result: Price) {
  const { layer, exposure, loading } = price;
  const inducedUsd = priceAsset({ ...price, naturalM3PerYear: 0 }).pureUsd;
  const charged = request.risk_load === 'wang' ? result.wangLoadUsd : result.sigmaLoadUsd;
  const premium = (result.pureUsd + charged) / (1 - loading.expenseRatio);
  return {
    premium_usd: premium,
    pure_premium_usd: result.pureUsd,
    induced_pure_premium_usd: inducedUsd,
    natural_pure_premium_usd: result.pureUsd - inducedUsd,
    pure_premium_interval_usd: { p10: result.p10Usd, p50: result.p50Usd, p90: result.p90Usd },
    loss_sigma_usd: result.sigmaUsd,
    risk_load: {
      method: request.risk_load,
      wang_usd: result.wangLoadUsd,
      lambda_sigma_usd: result.sigmaLoadUsd,
      charged_usd: charged,
    },
    expense_usd: premium - result.pureUsd - charged,
    rate_on_line: layer.limitUsd > 0 ? premium / layer.limitUsd : null,
    layer: onWire({ ...layer, insuredValueUsd: exposure.insuredValueUsd }),
    exceedance_curve: RETURN_PERIODS.map((years) => ({
      return_period_yr: years,
      annual_probability: 1 / years,
      loss_usd: lossAtReturnPeriod(result.curve, years),
    })),
  };
}

const inputsOf = ({ cyclesPerYear, volumeM3, exposure }: PriceCase): Reply['inputs'] => ({
  cycling_intensity_per_yr: cyclesPerYear,
  volume_per_cycle_m3: volumeM3,
  depth_km: exposure.depthKm,
  vs30_mps: exposure.vs30Mps,
});

function lightOf({
  rule,
  price,
  site,
}: Priced): Pick<Reply, 'traffic_light' | 'traffic_light_reason'> {
  if (rule === undefined)
    return {
      traffic_light: null,
      traffic_light_reason: `no rule of the regulator of the place is known for ${site.kind.replaceAll('_', ' ')}; rules made for other operations are not applied`,
    };
  const stop = rateAbove(
    {
      ...price,
      index: price.index.median,
      response: weightedResponse(price.cyclesPerYear),
      driver: 1,
    },
    rule.red,
  );
  return {
    traffic_light: {
      title: rule.title,
      amber_magnitude: rule.amber,
      stop_magnitude: rule.red,
      m_stop_per_yr: stop,
      source: rule.source,
    },
  };
}

function words(body: Omit<Reply, 'summary' | 'warnings'>): string {
  const { quantity, score, level, interval, levers, event_rate: rate, inputs } = body;
  if (!quantity || score === null || !interval) return '';
  const { p10, p90 } = body.pure_premium_interval_usd;
  return paragraph(
    `The technical premium is ${usdText(body.premium_usd)} a year: ${usdText(body.pure_premium_usd)} expected loss, ${usdText(body.risk_load.charged_usd)} for risk and ${usdText(body.expense_usd)} for expenses.`,
    `The 80 % interval of the expected loss runs from ${usdText(p10)} to ${usdText(p90)}, mostly because the seismogenic index is known to a standard deviation of ${figure(body.seismogenic_index.sigma)} in powers of ten (${body.seismogenic_index.basis.replaceAll('_', ' ')}).`,
    `At ${figure(inputs.cycling_intensity_per_yr, 3)} cycles a year the model expects ${figure(rate.m3_per_yr)} earthquakes of magnitude three and more a year, ${figure(rate.natural_m3_per_yr)} of them natural.`,
    scoreSentence(score, level, interval),
    leverSentence(levers),
  );
}

function warningsOf({ site, price, request, naturalReason }: Priced): string[] {
  const out = [
    'A technical price of earthquakes alone, not an offer; subsidence, leakage, liability and well damage are not in it.',
    'All value stands at one distance and is shaken alike: the exceedance curve is steeper than that of a spread portfolio.',
  ];
  if (price.index.basis === 'prior_of_kind')
    out.push(
      'The seismogenic index is the prior of the kind of asset: a local network that counts earthquakes would narrow the price most.',
    );
  if (site.asset && site.asset.untilYear !== null)
    out.push(
      `The register has the asset closed since ${site.asset.untilYear}: the price is that of cycling it again as asked.`,
    );
  if (site.asset && request.volume_per_cycle_m3 === undefined)
    out.push('The volume of a cycle is a hundredth of the volume of the register.');
  if (site.asset)
    out.push(
      'Depth, volume and years of the register are restated from memory of its sources; give your own where you know them.',
    );
  if (naturalReason !== undefined && request.covers_natural)
    out.push(`Natural earthquakes are not counted: ${naturalReason}.`);
  return out;
}
