/** The row that stands where another stood before it left; the last one when that was the last. */
export function rowTakingPlace(
  left: string,
  before: readonly string[],
  now: readonly string[],
): string | undefined {
  const place = before.indexOf(left);
  // Counted among those that stayed: what left above it moves it up.
  const stayed = before.slice(0, place).filter((id) => now.includes(id)).length;
  return now[Math.min(stayed, now.length - 1)];
}
