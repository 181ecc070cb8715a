import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { expect } from '../test.ts';

export const phone = { width: 360, height: 780 };
export const desktop = { width: 1280, height: 900 };

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type Scheme = 'light' | 'dark';

/** Runs all axe rules in light, and only colour contrast in dark, because nothing else differs. */
export async function expectAccessible(
  page: Page,
  schemes: readonly Scheme[] = ['light', 'dark'],
): Promise<void> {
  for (const colorScheme of schemes) {
    // Without motion the colours of the other scheme apply at once.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const findings = await findingsOf(
      page,
      colorScheme === 'light' ? { type: 'tag', values: rules } : 'color-contrast',
    );
    expect(findings, colorScheme).toEqual([]);
  }
}

/** Injects axe once per document; it stays after the router navigates. */
async function findingsOf(
  page: Page,
  runOnly: NonNullable<RunOptions['runOnly']>,
): Promise<string[][]> {
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(axe.source);
  const options: RunOptions = {
    runOnly,
    // Omitting passed rules halves the time.
    resultTypes: ['violations'],
    // Only the rule about autoplaying sound needs files, and there is no sound here.
    preload: false,
    iframes: false,
  };
  return page.evaluate<string[][]>(`
    axe.run({ exclude: ['iframe'] }, ${JSON.stringify(options)}).then(({ violations }) =>
      violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]))
  `);
}

/** Checks the width; runs axe on Japanese at phone width and on English at desktop width. */
export async function expectGoodLooks(page: Page, language: 'ja' | 'en'): Promise<void> {
  await lookAt(page, language, { ja: ['light', 'dark'], en: ['light'] });
}

/**
 * For tests that show a page in both languages at both widths. Checks the width in all four cases;
 * runs axe in two of them, which cover each language, width and scheme once.
 */
export async function expectGoodLooksInTurn(page: Page, language: 'ja' | 'en'): Promise<void> {
  await lookAt(page, language, { ja: ['light'], en: ['dark'] });
}

async function lookAt(
  page: Page,
  language: 'ja' | 'en',
  schemes: Record<'ja' | 'en', readonly Scheme[]>,
): Promise<void> {
  await expectNoSidewaysScroll(page);
  const onPhone = page.viewportSize()?.width === phone.width;
  if (onPhone === (language === 'ja')) await expectAccessible(page, schemes[language]);
}

export async function expectGoodLooksAtBothWidths(
  page: Page,
  language: 'ja' | 'en',
): Promise<void> {
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await expectGoodLooksInTurn(page, language);
  }
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const over = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
  await expect.poll(() => page.evaluate<number>(over)).toBe(0);
}
