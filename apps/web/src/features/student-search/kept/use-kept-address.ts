import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { showSnackbar } from '../../../ui/feedback/snackbar-store.ts';
import type { SearchPlace } from '../use-search-place.ts';
import { words as studentSearchWords } from '../words.ja.ts';
import { keptQuery } from './kept-query.ts';

/** Replaces a saved search's id in the address by its filters, or reports its deletion. */
export function useKeptAddress({ keptId, showKept, show }: SearchPlace): void {
  const t = useWords(studentSearchWords);
  const { data, isFetching } = useQuery({
    ...keptQuery,
    enabled: keptId !== undefined,
    staleTime: 0,
  });
  const kept = keptId === undefined ? undefined : data?.searches.find(({ id }) => id === keptId);
  const isGone = keptId !== undefined && data !== undefined && !isFetching && !kept;
  useEffect(() => {
    if (kept) showKept(kept, true);
    if (!isGone) return;
    showSnackbar({ ok: false, message: t('kept.gone') });
    show({});
  });
}
