import { studentFields } from '@engawa/contract/student-search/filter-fields';
import { useWords } from '../../../shared/i18n/words.ts';
import { readStored } from '../../../shared/navigation/filter-text.ts';
import { useSnackbar } from '../../../ui/feedback/use-snackbar.ts';
import { words as studentSearchWords } from '../words.ja.ts';
import type { KeptSearch } from './kept-query.ts';
import { useKeptCommands } from './use-kept-commands.ts';

/** Deletes at once; the undo saves the same search again. */
export function useForget() {
  const t = useWords(studentSearchWords);
  const { show } = useSnackbar();
  const { forget, restore } = useKeptCommands();
  return ({ id, name, filter, notify }: KeptSearch) =>
    forget.tell({ params: { id } }, () =>
      show({
        ok: true,
        message: t('kept.forgotten', { name }),
        action: {
          label: t('kept.undo'),
          run: () =>
            restore.mutate({ body: { name, filter: readStored(studentFields, filter), notify } }),
        },
      }),
    );
}
