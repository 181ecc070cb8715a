import type { Page } from '@playwright/test';
import { expect } from '../test.ts';
import { desktop, expectGoodLooksInTurn, phone } from './looks.ts';
import { visit } from './visit.ts';

export type Language = 'ja' | 'en';

/** By path: the heading that identifies the page. */
export type Screens = Record<string, Record<Language, string | RegExp>>;

/** High enough that no bar covers a part that could be scrolled clear of it. */
const tall = ({ width }: { width: number }) => ({ width, height: 12_000 });

/** Visits the pages by the router and checks that each is accessible at both widths. */
export async function readScreens(page: Page, screens: Screens, language: Language): Promise<void> {
  await page.goto('/terms');
  // Signed-in people get no prerendered pages, so the client has rendered this one.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Every other page starts with the width at which the previous one ended, to save a resize.
  let widths = [tall(desktop), tall(phone)];
  for (const [path, headings] of Object.entries(screens)) {
    await visit(page, path);
    widths = widths.toReversed();
    for (const viewport of widths) {
      await page.setViewportSize(viewport);
      const heading = { level: 1, name: headings[language] } as const;
      await expect(page.getByRole('heading', heading), path).toBeVisible();
      await expect(page.getByRole('status', { name: /Loading|読み込み/ })).toHaveCount(0);
      await expect(page, path).toHaveTitle(/^.+ \| Engawa .+$/);
      await expectGoodLooksInTurn(page, language);
    }
  }
}
