const hourMs = 3600 * 1000;

/** Asked once an hour, always at the same minute: half an hour early is on time, an hour late is not. */
export function isDue(newest: Date | undefined, hours: number, now: Date): boolean {
  if (!newest) return true;
  return now.getTime() - newest.getTime() >= (hours - 0.5) * hourMs;
}
