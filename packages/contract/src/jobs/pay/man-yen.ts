/** Amounts in units of 万: 25万円, 25万3,500円, 1億2,000万円. Null below 10,000. */
export function manYen(amount: number): string | null {
  if (!Number.isSafeInteger(amount) || amount < 10_000) return null;
  const parts = [
    [Math.floor(amount / 100_000_000), '億'],
    [Math.floor(amount / 10_000) % 10_000, '万'],
    [amount % 10_000, ''],
  ] as const;
  const said = parts.flatMap(([count, unit]) =>
    count === 0 ? [] : `${count.toLocaleString('en-US')}${unit}`,
  );
  return `${said.join('')}円`;
}
