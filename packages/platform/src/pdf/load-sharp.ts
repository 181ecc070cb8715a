/** Loaded with the first picture, because most processes never need it. */
export const loadSharp = async () => (await import('sharp')).default;
