export const sessionSeconds = { access: 3600, refresh: 1_209_600 } as const;
/** Irreversible commands require a sign-in that is not older than this. */
export const freshSignInSeconds = 600;
export const cookieDays = { locale: 365, auth: 365 } as const;

export const timeoutMs = { request: 10_000, translation: 10_000 } as const;
/** Minimum time that a loading state is shown, against flicker. */
export const minimumVisibleLoadingMs = 200;
/** A chunk that fails to load reloads the page at most once in this time. */
export const chunkReloadSeconds = 60;

/** All times are shown in Japan's time zone. */
export const timeZone = 'Asia/Tokyo';
