import {
  defaultLanguage,
  fallbackLanguageFor,
  isLanguage,
  type Language,
} from '@engawa/contract/language';

export const languageCookie = 'language';

/** Sets the client's own cookie, so that links opened before the client runs keep the language. */
export const keepLanguage = (language: Language): string =>
  `${languageCookie}=${language}; Path=/; Max-Age=${365 * 86_400}; SameSite=Lax`;

export interface LanguageWishes {
  /** `?lang=` of the page: the person's choice here. */
  chosen?: string | undefined;
  /** `ui_locales` of the product that sent the person. */
  uiLocales?: string | undefined;
  cookies?: string | undefined;
  accepted?: string | undefined;
  /** Address of the page; default: a page for students. */
  path?: string | undefined;
}

/**
 * Precedence: chosen here, requested by the product, chosen in the product, preferred by the
 * browser. A browser that prefers only unsupported languages gets `fallbackLanguageFor`, one
 * without preference Japanese.
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
    candidates.find(isLanguage) ?? (prefersOthers ? fallbackLanguageFor(path) : defaultLanguage)
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
