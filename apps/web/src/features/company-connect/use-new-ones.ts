import { seeAcceptedConnects } from '@engawa/contract/connect/company';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useCommand } from '../../shared/api/use-command.ts';
import type { Connect } from './queries.ts';

const none: readonly Connect[] = [];

/**
 * Who of these has just accepted. To show them is to have seen them, unless the tab is in the
 * background; they stay marked as long as the list is open.
 */
export function useNewOnes(rows: readonly Connect[] = none): ReadonlySet<string> {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const { mutate } = useCommand(seeAcceptedConnects, { meta: { quiet: true } });
  const isVisible = useSyncExternalStore(onVisibility, () => !document.hidden);
  const news = rows.filter(({ isNew }) => isNew).map(({ studentId }) => studentId);
  const key = news.join();
  useEffect(() => {
    if (!isVisible || key === '') return;
    setSeen((before) => new Set([...before, ...key.split(',')]));
    mutate({});
  }, [key, isVisible, mutate]);
  return new Set([...seen, ...news]);
}

function onVisibility(look: () => void): () => void {
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}
