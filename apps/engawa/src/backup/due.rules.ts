const hourMs = 3600 * 1000;

/** Runs hourly at the same minute, so half an hour of tolerance avoids skipping to the next run. */
export function isDue(newest: Date | undefined, hours: number, now: Date): boolean {
  if (!newest) return true;
  return now.getTime() - newest.getTime() >= (hours - 0.5) * hourMs;
}
