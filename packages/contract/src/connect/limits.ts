const day = 24 * 60 * 60;

export const connectLimits = {
  /** Characters of the few words that go with a request. */
  message: 300,
  /** A request without an answer ends after this. */
  answerDays: 14,
  /** Whoever was declined, or left, does not ask the same one again before this. */
  restDays: 90,
  /** The other side is not told of each new request that follows one taken back. */
  tellAgainDays: 7,
  perPage: 30,
  /** Rows of one CSV. */
  exported: 10_000,
  labels: 50,
  labelName: 30,
  labelledAtOnce: 200,
} as const;

/** More than anybody sends by hand. A company's month is limited by its plan besides. */
export const requestLimits = [
  { by: 'account', max: 60, seconds: 60 },
  { by: 'account', max: 300, seconds: day },
] as const;
