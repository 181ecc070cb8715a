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
  /** Mails about requests in a day to one company; what comes beyond waits for the next morning. */
  toldAtOnce: 10,
  perPage: 30,
  /** Rows of one CSV. */
  exported: 10_000,
  labels: 50,
  labelName: 30,
  labelledAtOnce: 200,
} as const;

/** More than anybody sends by hand. Everybody can be a student, so they are trusted with less. */
export const requestLimits = {
  student: [{ by: 'account', max: 50, seconds: day }],
  company: [
    { by: 'account', max: 60, seconds: 60 },
    { by: 'account', max: 300, seconds: day },
  ],
} as const;
