/** With the first picture: most servers start, and some run, without drawing one. */
export const loadSharp = async () => (await import('sharp')).default;
