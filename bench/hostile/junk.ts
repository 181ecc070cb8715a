const made = new Map<number, Buffer>();

/** A JSON object with `count` keys; 74,000 of them are 928 kB. */
export function manyKeys(count: number): Buffer {
  const known = made.get(count);
  if (known) return known;
  const keys = Array.from({ length: count }, (_, at) => `"k${at}":${at % 10}`);
  const body = Buffer.from(`{${keys.join(',')}}`);
  made.set(count, body);
  return body;
}

/** A different address for each request, half of them IPv6. */
export function addressAt(at: number): string {
  const [a, b, c] = [(at >> 16) & 255, (at >> 8) & 255, at & 255];
  return at % 2 ? `10.${a}.${b}.${c}` : `2001:db8:${(at & 65_535).toString(16)}::${a}`;
}
