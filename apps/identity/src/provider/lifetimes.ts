const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

export const sessionSeconds = 14 * day;

export const lifetimes = {
  AccessToken: 10 * minute,
  AuthorizationCode: minute,
  IdToken: hour,
  Interaction: hour,
  Session: sessionSeconds,
  Grant: sessionSeconds,
} as const;
