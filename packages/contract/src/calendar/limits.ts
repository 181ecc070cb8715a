export const calendarLimits = {
  /** Days ahead within which events, appointments and deadlines are listed. */
  days: 400,
  /** Of each kind. */
  most: 200,
  /** How often calendar programs are asked to come back, in hours. */
  refreshHours: 6,
} as const;
