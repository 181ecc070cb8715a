import { companyName } from '../../shared/i18n/company-name.ts';
import type { Thread } from './sides.ts';

export interface Partner {
  /** Null if the person has left or is unavailable. */
  name: string | null;
  pictureUrl: string | null;
  shape: 'round' | 'square';
}

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
