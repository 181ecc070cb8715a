import type { Language } from '@engawa/contract/language';

const units = ['B', 'KB', 'MB', 'GB'] as const;

/** Formats bytes: 840 B, 1.2 MB. One KB has 1024 bytes, as in the product's limits. */
export function fileSize(bytes: number, language: Language): string {
  const power = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), units.length - 1);
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: power === 0 ? 0 : 1 });
  const amount = bytes / 1024 ** power;
  // 1023.97 KB would be rounded to 1,024 KB.
  if (power < units.length - 1 && Math.round(amount * 10) >= 10_240) {
    return fileSize(1024 ** (power + 1), language);
  }
  return `${format.format(amount)} ${units[power]}`;
}
