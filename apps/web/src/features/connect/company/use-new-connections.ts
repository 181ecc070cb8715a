import { seeAcceptedConnects } from '@engawa/contract/connect/company';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useCommand } from '../../../shared/api/use-command.ts';
import type { Connect } from './queries.ts';

const none: readonly Connect[] = [];

/**
 * The students who have just accepted. Displaying them marks them as seen, unless the tab is in the
 * background; they stay highlighted while the list is open.
 */
export function useNewConnections(rows: readonly Connect[] = none): ReadonlySet<string> {
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const { mutate } = useCommand(seeAcceptedConnects, { meta: { quiet: true } });
  const isVisible = useSyncExternalStore(onVisibility, () => !document.hidden);
  const news = rows.filter(({ isNew }) => isNew).map(({ studentId }) => studentId);
  if (news.some((id) => !marked.has(id))) setMarked(new Set([...marked, ...news]));
  const unseen = news.join();
  useEffect(() => {
    if (isVisible && unseen !== '') mutate({});
  }, [unseen, isVisible, mutate]);
  return marked;
}

function onVisibility(look: () => void): () => void {
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}
