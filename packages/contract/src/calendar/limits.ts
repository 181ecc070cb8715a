export const calendarLimits = {
  /** Days ahead within which events, appointments and deadlines are listed. */
  days: 400,
  most: 200,
  /** Hours after which calendar programs are asked to refresh. */
  refreshHours: 6,
} as const;
