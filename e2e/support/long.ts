/** For tests that only `npm run test:long` runs, such as screens in each language and width. */
export const long = { tag: '@long' } as const;

/** `npm test` runs one variant of a test; the others are long. */
export const longUnless = (isTheOne: boolean) => (isTheOne ? {} : long);
