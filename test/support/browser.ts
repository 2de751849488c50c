import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium, type Browser, type Page } from 'playwright-core';

const PATH = '/usr/bin/chromium';

/** Whether this machine has a browser; without one, its suites say that they did not run. */
export const HAS_BROWSER = existsSync(PATH);

/** The machine's own browser. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: PATH, args: ['--no-sandbox'] });
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong on a page: rule and the elements. */
export async function barriers(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { violations } = await (
      globalThis as unknown as {
        axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
      }
    ).axe.run();
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`,
    );
  });
}
