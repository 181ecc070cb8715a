import type { Page } from '@playwright/test';
import { expect } from '../test.ts';
import { desktop, expectGoodLooksInTurn, phone } from './looks.ts';
import { visit } from './visit.ts';

export type Language = 'ja' | 'en';

/** By path: the heading that tells it is the right page. */
export type Screens = Record<string, Record<Language, string | RegExp>>;

/** High enough that no bar lies over what can be scrolled from under it. */
const tall = ({ width }: { width: number }) => ({ width, height: 12_000 });

/** One page after the other, as a link would lead there: each can be read by everyone at both widths. */
export async function readScreens(page: Page, screens: Screens, language: Language): Promise<void> {
  await page.goto('/terms');
  // Whoever is signed in gets no page that the build has drawn: what is seen is the program's.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Every other page begins with the width that the one before ended with.
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
