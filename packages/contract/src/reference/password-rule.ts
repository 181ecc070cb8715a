/** The spec's "more than 8 characters" is at least nine. */
export const passwordRule = {
  minLength: 9,
  letter: /[A-Za-z]/,
  digit: /[0-9]/,
  /** For the API description: a letter before or after a digit. */
  pattern: '[A-Za-z][^\\u0000]*[0-9]|[0-9][^\\u0000]*[A-Za-z]',
} as const;

export const isAllowedPassword = (password: string): boolean =>
  // Counts code points, as JSON Schema does: an emoji is one character.
  Array.from(password).length >= passwordRule.minLength &&
  passwordRule.letter.test(password) &&
  passwordRule.digit.test(password);
