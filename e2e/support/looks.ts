import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

export const phone = { width: 360, height: 780 };
export const desktop = { width: 1280, height: 900 };

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type Scheme = 'light' | 'dark';

/** No finding of axe in light, and no unreadable colour in dark: the rest does not change with it. */
export async function expectAccessible(
  page: Page,
  schemes: readonly Scheme[] = ['light', 'dark'],
): Promise<void> {
  for (const colorScheme of schemes) {
    // Without motion the colours of the other scheme are there at once.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Frames have no scripts here, so axe stays in the page; it is then three times as fast.
    const axe = new AxeBuilder({ page }).exclude('iframe').setLegacyMode(true);
    // What passes need not be described: that is half of its time.
    axe.options({ resultTypes: ['violations'] });
    const asked = colorScheme === 'light' ? axe.withTags(rules) : axe.withRules('color-contrast');
    const { violations } = await asked.analyze();
    const findings = violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
    expect(findings, colorScheme).toEqual([]);
  }
}

/**
 * For what is shown in both languages at both widths. Too wide it may be in any of the four; axe
 * looks three times, so that each language, width and scheme is before it once.
 */
export async function expectGoodLooks(page: Page, language: 'ja' | 'en'): Promise<void> {
  await expectNoSidewaysScroll(page);
  const onPhone = page.viewportSize()?.width === phone.width;
  if (language === 'ja' && onPhone) await expectAccessible(page, ['light', 'dark']);
  if (language === 'en' && !onPhone) await expectAccessible(page, ['light']);
}

export async function expectGoodLooksAtBothWidths(
  page: Page,
  language: 'ja' | 'en',
): Promise<void> {
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await expectGoodLooks(page, language);
  }
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const over = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
  // Letters of the stand-in font may be wider than ours, which come a moment later.
  await expect.poll(() => page.evaluate<number>(over)).toBe(0);
}
