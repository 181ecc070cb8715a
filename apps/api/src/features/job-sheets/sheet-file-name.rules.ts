import type { JobDocument } from '@engawa/contract/jobs/schemas';

/** 求人票_法人営業_20261116.pdf: a name that survives mail programs and shared folders. */
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
