import {
  defaultLanguage,
  fallbackLanguageFor,
  isLanguage,
  type Language,
  languageTypes,
} from '@engawa/contract/language';

const cookieName = 'language';
const storageName = 'LanguageType';
const days = 365;

/** The cookie's language, then the browser's preference, then the default of the page's side. */
export function detectLanguage(
  cookie: string,
  preferred: readonly string[],
  path: string,
): Language {
  const chosen = cookie
    .split('; ')
    .find((entry) => entry.startsWith(`${cookieName}=`))
    ?.slice(cookieName.length + 1);
  if (isLanguage(chosen)) return chosen;
  return (
    preferred.map((tag) => tag.toLowerCase().split('-')[0]).find(isLanguage) ??
    (preferred.length > 0 ? fallbackLanguageFor(path) : defaultLanguage)
  );
}

/**
 * Fixed while the page is loaded: switching reloads it. A prerendered page names the language that
 * the server chose; the build names the language that it renders.
 */
export const language: Language =
  typeof document === 'undefined'
    ? detectLanguage('', [process.env['PAGE_LANGUAGE'] ?? defaultLanguage], '/')
    : detectLanguage(
        document.cookie,
        [...drawnIn(document), ...navigator.languages],
        location.pathname,
      );

function drawnIn({ documentElement: { dataset, lang } }: Document): string[] {
  return dataset['prerendered'] === undefined ? [] : [lang];
}

/** The language in `?lang=`, and the address without it. */
export function languageInAddress(href: string): { wanted: Language; rest: string } | null {
  const url = new URL(href);
  const wanted = url.searchParams.get('lang');
  if (!isLanguage(wanted)) return null;
  url.searchParams.delete('lang');
  return { wanted, rest: url.href };
}

export function storeLanguage(chosen: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
  document.cookie = `${cookieName}=${chosen}; Path=/; Max-Age=${days * 86_400}; SameSite=Lax`;
  try {
    localStorage.setItem(storageName, languageTypes[chosen]);
  } catch {
    // Without storage, the cookie remains.
  }
}

export function switchLanguage(chosen: Language): void {
  storeLanguage(chosen);
  location.reload();
}
