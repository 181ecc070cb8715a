import { redirect } from '@tanstack/react-router';
import { language, languageInAddress, storeLanguage } from '../../shared/i18n/language.ts';
import type { GuardContext } from './guard-context.ts';

/** `?lang=` on any address switches the language and is removed from the address. */
export async function checkLanguage({
  location,
  preload,
}: Pick<GuardContext, 'location' | 'preload'>): Promise<void> {
  if (!location.publicHref.includes('lang=')) return;
  const asked = languageInAddress(new URL(location.publicHref, window.location.origin).href);
  if (!asked || preload) return;
  storeLanguage(asked.wanted);
  if (asked.wanted === language) {
    const { pathname, search, hash } = new URL(asked.rest);
    throw redirect({ href: pathname + search + hash, replace: true });
  }
  // The language is fixed when modules load, so a switch needs a reload.
  window.history.replaceState(window.history.state, '', asked.rest);
  window.location.reload();
  await new Promise<never>(() => {});
}
