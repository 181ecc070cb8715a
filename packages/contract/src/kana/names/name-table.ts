/** Parses pairs of a name in lower-case Latin letters and its reading, such as `tran チャン`. */
export function nameTable(pairs: string): ReadonlyMap<string, string> {
  const table = new Map<string, string>();
  const words = pairs.trim().split(/\s+/);
  for (let at = 0; at < words.length; at += 2) {
    const [name, kana] = words.slice(at, at + 2);
    if (name && kana) table.set(name, kana);
  }
  return table;
}
