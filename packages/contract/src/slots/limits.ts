export const slotLimits = {
  /** Times of one offer. */
  times: 5,
  minutes: { least: 10, most: 480 },
  place: 200,
  /** How far ahead a time may be. */
  days: 180,
  /** Reminders go out so long before. */
  remindHours: [24, 1],
  /** Words of whoever asks for other times, or calls off. */
  reason: 300,
} as const;
