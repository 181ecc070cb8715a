const day = 24 * 60 * 60;

export const applicationLimits = {
  /** Characters of the words that go with an application. */
  message: 2_000,
  /** Characters of one language of an outcome. */
  outcome: 2_400,
  note: 2_000,
  notesPerApplication: 300,
  /** Of an interviewer's rating. */
  ratingText: 1_000,
  stars: 5,
  labels: 30,
  labelName: 30,
  /** Applications that are labelled, assigned or answered in one go. */
  atOnce: 100,
  perPage: 30,
  /** Rows of one CSV. */
  exported: 10_000,
  /** What a student applied for elsewhere and keeps here. */
  elsewhere: 300,
  /** Applications of one student in a day: more than anybody writes with care. */
  perDay: 20,
  /** An outcome can be taken back for this long; then the student sees it. */
  undoSeconds: 60,
  /** When the company is reminded that an answer is owed. */
  nudgeHours: [72, 168],
} as const;

export const applyLimits = [
  { by: 'account', max: 10, seconds: 60 },
  { by: 'account', max: 60, seconds: day },
] as const;

/** Each outcome is a message and a mail. */
export const outcomeLimits = [
  { by: 'account', max: 30, seconds: 60 },
  { by: 'company', max: 500, seconds: day },
] as const;
