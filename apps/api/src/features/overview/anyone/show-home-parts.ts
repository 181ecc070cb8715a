import type { showHomeParts as endpoint } from '@engawa/contract/overview/anyone';
import type { Handler } from '../../../handler.ts';
import { homeParts } from '../home/home-parts.ts';

export function showHomeParts(): Handler<typeof endpoint> {
  const read = homeParts();
  return ({ db, now, language }) => read(db, now, language);
}
