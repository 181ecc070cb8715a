import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { showSnackbar } from '../../../ui/feedback/snackbar-store.ts';
import type { SearchPlace } from '../use-search-place.ts';
import { words as studentSearchWords } from '../words.ja.ts';
import { savedSearchesQuery } from './saved-searches-query.ts';

/** Replaces a saved search's id in the address by its filters, or reports its deletion. */
export function useSavedSearchAddress({ savedSearchId, showSavedSearch, show }: SearchPlace): void {
  const t = useWords(studentSearchWords);
  const { data, isFetching } = useQuery({
    ...savedSearchesQuery,
    enabled: savedSearchId !== undefined,
    staleTime: 0,
  });
  const saved =
    savedSearchId === undefined ? undefined : data?.searches.find(({ id }) => id === savedSearchId);
  const isGone = savedSearchId !== undefined && data !== undefined && !isFetching && !saved;
  useEffect(() => {
    if (saved) showSavedSearch(saved, true);
    if (!isGone) return;
    showSnackbar({ ok: false, message: t('savedSearches.gone') });
    show({});
  });
}
