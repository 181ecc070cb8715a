const day = 24 * 60 * 60;

export const applicationLimits = {
  message: 2_000,
  outcome: 2_400,
  note: 2_000,
  notesPerApplication: 300,
  ratingText: 300,
  stars: 5,
  labels: 30,
  labelName: 30,
  /** Stages of a company's selection. */
  stages: 8,
  stageName: 20,
  /** What the interviewers of a stage rate. */
  criteria: 6,
  criterion: 30,
  /** Applications per bulk command (label, assign, answer). */
  atOnce: 100,
  perPage: 30,
  exported: 10_000,
  /** Records of applications outside Engawa, per student. */
  elsewhere: 300,
  /** Applications of one student in a day: more than anybody writes with care. */
  perDay: 20,
  /** A company can undo an outcome for this long; only then does the student see it. */
  undoSeconds: 60,
  /** Hours of waiting after which the company is reminded that it owes an answer. */
  nudgeHours: [72, 168],
} as const;

export const applyLimits = [
  { by: 'account', max: 10, seconds: 60 },
  { by: 'account', max: 60, seconds: day },
] as const;

/** Stricter than other commands, because each outcome sends a message and a mail. */
export const outcomeLimits = [
  { by: 'account', max: 30, seconds: 60 },
  { by: 'company', max: 500, seconds: day },
] as const;
