import { describe, expect, it } from 'vitest';
import { report } from '../../engines/places/locationReport/index.ts';
import { TIERS, type Tier } from '../../engines/places/locationReport/needs.ts';
import { embeddedFacts } from '../../scripts/validation/embeddedFacts.ts';
import { reportPage } from '../../src/features/locationReport/reportPage.ts';
import { HAS_BROWSER, openBrowser } from '../support/browser.ts';

const moment = { ms: Date.UTC(2026, 0, 15), iso: '2026-01-15T00:00:00.000Z' };
const AT = { lat: 35.68, lon: 139.76 };

function reportOf(tier: Tier) {
  const input = { ...AT, tier };
  return report.output.parse(report.assess(input, embeddedFacts(report.needs(input)), moment));
}

describe('the page of a location report', () => {
  it.each(TIERS)('%s: stands alone, with style and plots inside, and shows the score', (tier) => {
    const reply = reportOf(tier);
    const page = reportPage(AT, reply);
    expect(page).not.toMatch(/<script|\sstyle=|\son\w+=|javascript:/i);
    expect(page).toContain('<style>');
    expect(page).not.toMatch(/<(link|img)[^>]+(href|src)="(?!data:)/);
    expect(page).toContain(`<strong>${(reply.score ?? NaN).toFixed(0)}</strong>`);
    expect(page).not.toMatch(/NaN|undefined|\[object/);
    expect(page.match(/<figure class="plot/g)?.length ?? 0).toBe(tier === 'premium' ? 4 : 1);
    expect(page).toContain('<figure class="map"');
  });

  it('names quantities as people do, shares in per cent', () => {
    const { volcano } = reportOf('quick').components;
    const page = reportPage(AT, reportOf('quick'));
    expect(page).toContain('peak ground acceleration, 475 years');
    expect(page).toContain('chance of 1 cm of ash or of a flow, lahar or lava');
    const perCent = Number((100 * (volcano.quantity?.value ?? NaN)).toPrecision(3));
    expect(page).toContain(`${perCent} % a year`);
    for (const name of ['pga 475yr', '1/yr', 'areal fraction']) expect(page).not.toContain(name);
  });

  it('says how near an earthquake came to break, where that is why it is listed', () => {
    const reply = reportOf('premium');
    const { radius_km: radius, earthquakes } = reply.nearby ?? {};
    const far = earthquakes?.find(({ distance_km: km }) => km > (radius ?? Infinity));
    expect(far?.rupture_distance_km).toBeLessThanOrEqual(radius ?? 0);
    expect(reportPage(AT, reply)).toMatch(/rupture [\d.]+<\/small>/);
  });

  it('tells small fire weather indices apart', () => {
    const page = reportPage(AT, reportOf('premium'));
    const plot = page.slice(page.indexOf('Mean fire weather index of typical days'));
    const shown = [...plot.slice(0, 6000).matchAll(/>(\d+\.\d)</g)].map(([, text]) => text);
    expect(new Set(shown).size).toBeGreaterThan(4);
  });

  it('makes what came from outside harmless', () => {
    const page = reportPage(AT, { ...reportOf('quick'), summary: '<img src=x onerror=alert(1)>' });
    expect(page).not.toContain('<img');
  });

  it.runIf(HAS_BROWSER)('scrolls to no side on a telephone', async () => {
    const browser = await openBrowser();
    for (const width of [320, 390]) {
      const page = await browser.newPage({ viewport: { width, height: 844 } });
      await page.setContent(reportPage(AT, reportOf('premium')));
      const needed = await page.evaluate('document.documentElement.scrollWidth');
      expect([width, needed]).toEqual([width, width]);
      // Bars and their levels are seen whole, with no side to move to.
      const bars = await page
        .locator('figure.plot.bars')
        .evaluate(({ scrollWidth, clientWidth }) => ({
          hidden: scrollWidth - clientWidth,
          isLarge: clientWidth > 280,
        }));
      expect(bars).toEqual({ hidden: 0, isLarge: true });
      const words = await page.locator('figure.plot.bars text').first().boundingBox();
      expect(words?.height).toBeGreaterThan(8);
    }
    await browser.close();
  });
});
