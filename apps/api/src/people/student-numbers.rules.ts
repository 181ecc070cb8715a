/** Seconds since 2020-01-01. */
export const secondNumber = (at: Date): number =>
  Math.floor((at.getTime() - Date.UTC(2020, 0)) / 1000);

/** Days since 2000-01-01, from YYYY-MM-DD; 0 for null. */
export const dayNumber = (day: string | null): number =>
  day === null ? 0 : Math.max(0, Math.floor((Date.parse(day) - Date.UTC(2000, 0)) / 86_400_000));

/** Rungs are 0 to 6, so that language and rung fit into one number. */
export const languageNumber = (place: number, rung: number): number => place * 8 + rung;
export const highestRung = 6;
