/** Where an error was met. */
export const errorKinds = [
  /** A call to the server that did not succeed. */
  'call',
  /** A page that could not be shown. */
  'page',
  /** Code that nobody was waiting for. */
  'script',
  /** The program itself, which could not start. */
  'start',
  /** Work in the background. */
  'background',
] as const;
export type ErrorKind = (typeof errorKinds)[number];

/** What an error says, as one of these: a browser's own words may quote what somebody typed. */
export const errorClasses = [
  'reads_of_nothing',
  'not_a_function',
  'not_defined',
  'not_iterable',
  'not_json',
  'too_deep',
  'part_missing',
  'no_network',
  'page_changed_by_others',
  'not_allowed',
  'no_space',
  'other',
] as const;
export type ErrorClass = (typeof errorClasses)[number];

/** How the client calls a failure where no answer of the server came. */
export const clientCodes = ['timeout', 'no_response', 'already_sending'] as const;
export type ClientCode = (typeof clientCodes)[number];
