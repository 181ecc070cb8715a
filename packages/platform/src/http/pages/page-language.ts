import {
  defaultLanguage,
  isLanguage,
  type Language,
  languageOfStrangers,
} from '@engawa/contract/language';

export const languageCookie = 'language';

/** As the program keeps it: whoever follows a link before it runs stays in the language they asked for. */
export const keepLanguage = (language: Language): string =>
  `${languageCookie}=${language}; Path=/; Max-Age=${365 * 86_400}; SameSite=Lax`;

export interface LanguageWishes {
  /** `?lang=` of the page: what the person chose here. */
  chosen?: string | undefined;
  /** `ui_locales` of the product that sent them. */
  uiLocales?: string | undefined;
  cookies?: string | undefined;
  accepted?: string | undefined;
  /** Of the page; without it the page is for students. */
  path?: string | undefined;
}

/**
 * Chosen here, asked for by the product, chosen in the product, preferred by the browser. A browser that
 * prefers only other languages gets the one for strangers, a browser without preference Japanese.
 */
export function pickPageLanguage(wishes: LanguageWishes): Language {
  const { chosen, uiLocales = '', cookies = '', accepted = '', path = '/' } = wishes;
  const stored = cookies
    .split(/;\s*/)
    .find((entry) => entry.startsWith(`${languageCookie}=`))
    ?.slice(languageCookie.length + 1);
  const preferred = byPreference(accepted);
  const candidates = [chosen, ...uiLocales.split(/\s+/).map(primary), stored, ...preferred];
  const prefersOthers = preferred.some((tag) => tag !== '*');
  return (
    candidates.find(isLanguage) ?? (prefersOthers ? languageOfStrangers(path) : defaultLanguage)
  );
}

const primary = (tag: string): string => tag.trim().toLowerCase().split('-')[0] ?? '';

function byPreference(accepted: string): string[] {
  return accepted
    .split(',')
    .map((entry) => {
      const [tag = '', ...rest] = entry.split(';');
      const quality = rest.map((part) => /^\s*q=([\d.]+)/.exec(part)?.[1]).find(Boolean);
      return { tag: primary(tag), weight: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .flatMap(({ tag }) => (tag ? [tag] : []));
}
