/** The spec's "more than 8 characters" is at least nine. */
export const passwordRule = {
  minLength: 9,
  letter: /[A-Za-z]/,
  digit: /[0-9]/,
  /** The same for descriptions: a letter before a digit, or after it. */
  pattern: '[A-Za-z][^\\u0000]*[0-9]|[0-9][^\\u0000]*[A-Za-z]',
} as const;

/** More than 8 characters with at least one letter and one digit. */
export const isAllowedPassword = (password: string): boolean =>
  // Not code units: an emoji is one character, as in the description.
  Array.from(password).length >= passwordRule.minLength &&
  passwordRule.letter.test(password) &&
  passwordRule.digit.test(password);
