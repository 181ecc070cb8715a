export const slotLimits = {
  times: 5,
  /** Members who hold one meeting. */
  interviewers: 5,
  minutes: { least: 10, most: 480 },
  /** Changes of an offer after which the student can no longer move the appointment. */
  changes: 6,
  place: 200,
  days: 180,
  /** Hours before the appointment at which reminders are sent. */
  remindHours: [24, 1],
  /** Characters of the message with a request for other times or a cancellation. */
  reason: 300,
} as const;
