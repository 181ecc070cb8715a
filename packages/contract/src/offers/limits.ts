export const offerLimits = {
  line: 200,
  note: 1_000,
  reason: 1_000,
  /** Days that a student can ask for, from today. */
  moreDays: 60,
  /** Latest day to answer, in days from today. */
  replyDays: 180,
  /** Days before the last day to answer on which the student is reminded. */
  reminders: [7, 3, 1],
} as const;
