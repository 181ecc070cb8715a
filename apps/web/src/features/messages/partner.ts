import { companyName } from '../../shared/i18n/company-name.ts';
import type { Thread } from './sides.ts';

export interface Partner {
  /** Null: they have left, or are not available. */
  name: string | null;
  pictureUrl: string | null;
  shape: 'round' | 'square';
}

/** Who is on the other side. */
export function partnerOf(thread: Thread): Partner {
  if ('company' in thread) {
    const { name, logoUrl } = thread.company;
    return { name: companyName(name), pictureUrl: logoUrl, shape: 'square' };
  }
  const { student } = thread;
  return {
    name: student?.name ?? null,
    pictureUrl: student?.pictureUrl ?? null,
    shape: 'round',
  };
}
