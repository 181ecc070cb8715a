import { messageLimits } from '@engawa/contract/messages/limits';
import type { Hit } from '../messages.present.ts';
import { excerptOf } from './excerpt.rules.ts';
import type { searchForStudent } from './search.repo.ts';

type Found = Awaited<ReturnType<typeof searchForStudent>>;

export function hitsOf(rows: Found, word: string) {
  const page = rows.slice(0, messageLimits.threadsPerPage);
  const hits = new Map<string, Hit>();
  for (const { id, number, text } of page) {
    if (number !== null && text !== null) hits.set(id, { number, text: excerptOf(text, word) });
  }
  return { ids: page.map(({ id }) => id), hits, more: rows.length > page.length };
}
