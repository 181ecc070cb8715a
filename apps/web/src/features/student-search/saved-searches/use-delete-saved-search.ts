import { studentFields } from '@engawa/contract/student-search/filter-fields';
import { useWords } from '../../../shared/i18n/words.ts';
import { readStored } from '../../../shared/navigation/filter-text.ts';
import { useSnackbar } from '../../../ui/feedback/use-snackbar.ts';
import { words as studentSearchWords } from '../words.ja.ts';
import type { SavedSearch } from './saved-searches-query.ts';
import { useSavedSearchCommands } from './use-saved-search-commands.ts';

/** Deletes at once; the undo saves the same search again. */
export function useDeleteSavedSearch() {
  const t = useWords(studentSearchWords);
  const { show } = useSnackbar();
  const { forget, restore } = useSavedSearchCommands();
  return ({ id, name, filter, notify }: SavedSearch) =>
    forget.runThen({ params: { id } }, () =>
      show({
        ok: true,
        message: t('savedSearches.forgotten', { name }),
        action: {
          label: t('savedSearches.undo'),
          run: () =>
            restore.mutate({ body: { name, filter: readStored(studentFields, filter), notify } }),
        },
      }),
    );
}
