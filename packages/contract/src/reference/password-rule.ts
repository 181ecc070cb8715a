/** The spec's "more than 8 characters" is at least nine. */
const passwordRule = { minLength: 9, letter: /[A-Za-z]/, digit: /[0-9]/ } as const;

/** More than 8 characters with at least one letter and one digit. */
export const isAllowedPassword = (password: string): boolean =>
  password.length >= passwordRule.minLength &&
  passwordRule.letter.test(password) &&
  passwordRule.digit.test(password);
