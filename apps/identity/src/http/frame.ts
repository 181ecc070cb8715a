import { type Language, otherFullLanguage } from '@engawa/contract/language';
import type { IdentityContext } from '../context.ts';
import { gatherAssets } from '../pages/assets.ts';
import { layOutPage } from '../pages/layout.ts';
import type { Page } from '../pages/page.ts';

export const assets = gatherAssets();

export type Site = Pick<IdentityContext, 'issuer' | 'openDemo'>;

export function drawPage(
  page: Page,
  { issuer, openDemo }: Site,
  options: { language: Language; here: string; productOrigin: string },
): string {
  const asset = (name: string) => `${issuer.pathname}/assets/${name}`;
  const { language, here, productOrigin } = options;
  return layOutPage(page, {
    language,
    productOrigin,
    otherLanguage: withLanguage(here, otherFullLanguage(language)),
    style: asset(assets.style),
    fonts: asset(assets.fonts),
    icon: asset(assets.icon),
    script: asset(assets.script),
    openDemo,
  });
}

/** The same URL in another language. */
export function withLanguage(here: string, language: Language): string {
  const url = new URL(here, 'http://here');
  url.searchParams.set('lang', language);
  return url.pathname + url.search;
}
