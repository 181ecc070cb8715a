import { Random } from '../../random.ts';

/** The same words draw the same picture everywhere (FNV-1a). */
export function randomFor(seed: string): Random {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(seed)) hash = Math.imul(hash ^ byte, 0x01000193);
  return new Random(hash);
}

export function shuffled<T>(random: Random, items: readonly T[]): T[] {
  const left = [...items];
  return items.map(() => left.splice(random.int(0, left.length - 1), 1)[0] as T);
}
