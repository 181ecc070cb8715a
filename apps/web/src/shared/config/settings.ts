import { timeoutMs } from '@engawa/contract/reference/limits';

/** Read while building; an empty value switches off what it leads to. */
export const env = (import.meta.env ?? {}) as Partial<Record<string, string>>;

const positive = (text: string | undefined): number | undefined =>
  Number(text) > 0 ? Number(text) : undefined;

/** Only addresses of the web or of this site lead anywhere. */
export function linkOrNothing(text: string | undefined, otherwise: string): string {
  const link = (text ?? otherwise).trim();
  return /^https?:\/\//.test(link) || /^\/(?![/\\])/.test(link) ? link : '';
}

export const apiTimeoutMs = positive(env.API_TIMEOUT_MS) ?? timeoutMs.request;

/** Sites beside the product; by default pages of our own. */
export const links = {
  journal: linkOrNothing(env.VITE_JOURNAL_URL, '/journal'),
  hrSite: linkOrNothing(env.VITE_HR_SITE_URL, '/company/signin'),
  support: linkOrNothing(env.VITE_SUPPORT_URL, '/support'),
  about: linkOrNothing(env.VITE_ABOUT_URL, '/terms#operator'),
} as const;
