const day = 24 * 60 * 60;

export const connectLimits = {
  message: 500,
  answerDays: 14,
  /** Days before a side that was declined, or that ended the connection, may ask again. */
  restDays: 90,
  /** Days in which asking again after a cancelled request does not notify the other side. */
  notifyAgainDays: 7,
  /** Immediate mails about requests per company and day; further ones go into the daily mail. */
  immediateMails: 10,
  /** Jobs that a company can choose from for a request. */
  jobs: 200,
  /** Days of requests in the company's figures, and the step in which opened ones are counted. */
  figuresDays: 90,
  openedInSteps: 5,
  perPage: 30,
  exported: 10_000,
  labels: 50,
  labelName: 30,
  labelledAtOnce: 200,
} as const;

/** Above what people send by hand. Lower for students, because anybody can sign up as one. */
export const requestLimits = {
  student: [{ by: 'account', max: 50, seconds: day }],
  company: [
    { by: 'account', max: 60, seconds: 60 },
    { by: 'account', max: 300, seconds: day },
  ],
} as const;
