export const errorKinds = [
  'call',
  'page',
  /** An uncaught exception or unhandled rejection. */
  'script',
  'start',
  'background',
] as const;
export type ErrorKind = (typeof errorKinds)[number];

/** Reports name one of these classes, because a browser's message may quote what somebody typed. */
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

/** Codes for failures without an answer of the server. */
export const clientCodes = ['timeout', 'no_response', 'already_sending'] as const;
export type ClientCode = (typeof clientCodes)[number];
