const day = 24 * 60 * 60;

export const reportWords = 1000;

/** Above what people report; each report stores a snapshot of what it is about. */
export const reportCallLimits = [
  { by: 'account', max: 10, seconds: 3600 },
  { by: 'account', max: 30, seconds: day },
] as const;
