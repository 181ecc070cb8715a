const day = 24 * 60 * 60;

export const reportWords = 1000;

/** More than anybody has to report; each keeps a copy of what it is about. */
export const reportCallLimits = [
  { by: 'account', max: 10, seconds: 3600 },
  { by: 'account', max: 30, seconds: day },
] as const;
