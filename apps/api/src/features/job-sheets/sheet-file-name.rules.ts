import type { JobDocument } from '@engawa/contract/jobs/schemas';

/** Example: 求人票_法人営業_20261116.pdf. Only letters that mail programs and shared folders keep. */
export function sheetFileName({ jp, en }: JobDocument, today: string): string {
  const position = (jp?.position ?? en?.position ?? '').replace(/[^\p{L}\p{M}\p{N}]+/gu, '_');
  const short = Array.from(position)
    .slice(0, 40)
    .join('')
    .replace(/^_+|_+$/g, '');
  return ['求人票', short, `${today.replaceAll('-', '')}.pdf`]
    .filter((part) => part !== '')
    .join('_');
}
