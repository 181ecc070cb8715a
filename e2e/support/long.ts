/** Tests that only `npm run test:long` runs, such as the same screens in every language, width and theme. */
export const long = { tag: '@long' } as const;

/** `npm test` runs one variant of a test; the others are long. */
export const longUnless = (isTheOne: boolean) => (isTheOne ? {} : long);
