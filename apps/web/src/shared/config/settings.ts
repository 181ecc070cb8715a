import { timeoutMs } from '@engawa/contract/reference/limits';

/** Read at build time; an empty value removes the link. */
export const env = (import.meta.env ?? {}) as Partial<Record<string, string>>;

const positive = (text: string | undefined): number | undefined =>
  Number(text) > 0 ? Number(text) : undefined;

/** Accepts only web addresses and paths of this site. */
export function linkOrNothing(text: string | undefined, otherwise: string): string {
  const link = (text ?? otherwise).trim();
  return /^https?:\/\//.test(link) || /^\/(?![/\\])/.test(link) ? link : '';
}

export const apiTimeoutMs = positive(env.API_TIMEOUT_MS) ?? timeoutMs.request;
/** For calls that make or fetch documents, which a busy server does one after another. */
export const documentTimeoutMs = 60_000;

/** Linked sites; by default pages of this site. */
export const links = {
  journal: linkOrNothing(env.VITE_JOURNAL_URL, '/journal'),
  hrSite: linkOrNothing(env.VITE_HR_SITE_URL, '/company/signin'),
  support: linkOrNothing(env.VITE_SUPPORT_URL, '/support'),
  about: linkOrNothing(env.VITE_ABOUT_URL, '/terms#operator'),
} as const;
