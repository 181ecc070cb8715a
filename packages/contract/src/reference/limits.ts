export const megabyte = 1024 * 1024;

export const sessionSeconds = { access: 3600, refresh: 1_209_600 } as const;
/** What cannot be undone asks for a sign-in that is not older than this. */
export const freshSignInSeconds = 600;
export const cookieDays = { locale: 365, auth: 365 } as const;

export const timeoutMs = { request: 10_000, translation: 10_000 } as const;
/** A loading state that has become visible stays this long, so that nothing flickers. */
export const minimumVisibleLoadingMs = 200;
/** A chunk that fails to load reloads the page at most once in this time. */
export const chunkReloadSeconds = 60;

export const timeZone = 'Asia/Tokyo';

export const imageLimits = { perService: 2, perOtherMessage: 2, perOffice: 1 } as const;
export const messageFileLimits = { perMessage: 2, bytes: 100 * megabyte } as const;

/** The spec's "more than 8 characters" is at least nine. */
const passwordRule = { minLength: 9, letter: /[A-Za-z]/, digit: /[0-9]/ } as const;

/** More than 8 characters with at least one letter and one digit. */
export const isAllowedPassword = (password: string): boolean =>
  password.length >= passwordRule.minLength &&
  passwordRule.letter.test(password) &&
  passwordRule.digit.test(password);
