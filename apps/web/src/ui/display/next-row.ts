/** The row now at the position of a row that left; the last one if that was the last. */
export function nextRow(
  left: string,
  before: readonly string[],
  now: readonly string[],
): string | undefined {
  const place = before.indexOf(left);
  // Counts only rows that stayed, because rows that left above move the position up.
  const stayed = before.slice(0, place).filter((id) => now.includes(id)).length;
  return now[Math.min(stayed, now.length - 1)];
}
