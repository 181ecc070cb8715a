import {
  forgetCompany,
  forgetJob,
  listSavedCompanies,
  listSavedJobs,
  saveCompany,
  saveJob,
} from '@engawa/contract/saved/student';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCommand } from '../../shared/api/use-command.ts';
import { useWords } from '../../shared/i18n/words.ts';
import { useSnackbar } from '../../ui/feedback/use-snackbar.ts';
import { words as savedWords } from './words.ja.ts';

export type SavedItem = { jobId: string } | { companyId: string };

export function useSaved(item: SavedItem, savedBefore: boolean) {
  const t = useWords(savedWords);
  const snackbar = useSnackbar();
  const set = useSet(item);
  const [now, setNow] = useState<boolean | null>(null);
  const saved = now ?? savedBefore;
  const change = (wanted: boolean, said: string, undo: boolean) =>
    set.to(wanted, () => {
      setNow(wanted);
      const action = undo ? { run: () => change(!wanted, t('back'), false) } : undefined;
      // The button shows that the item is saved, and takes it back. An item that is no longer saved
      // may have left the list with its button.
      snackbar.show({ ok: true, message: said, action, announcedOnly: wanted });
    });
  return {
    saved,
    isPending: set.isPending,
    toggle: () => change(!saved, saved ? t('nowForgotten') : t('nowSaved'), true),
  };
}

/** Refetches the lists of saved items at once, pages with the mark on their next visit. */
function useSet(item: SavedItem) {
  const client = useQueryClient();
  const options = {
    meta: { ownWords: true },
    onSuccess: async () => {
      await client.invalidateQueries({ refetchType: 'none', predicate: showsMarks });
      await Promise.all(
        [listSavedJobs, listSavedCompanies].map(({ id }) =>
          client.invalidateQueries({ queryKey: [id] }),
        ),
      );
    },
  };
  const commands = {
    job: { save: useCommand(saveJob, options), forget: useCommand(forgetJob, options) },
    company: { save: useCommand(saveCompany, options), forget: useCommand(forgetCompany, options) },
  };
  const { job, company } = commands;
  return {
    isPending: [job, company].some(({ save, forget }) => save.isPending || forget.isPending),
    to(saved: boolean, say: () => void) {
      const act = saved ? 'save' : 'forget';
      if ('jobId' in item) job[act].runThen({ body: item }, say);
      else company[act].runThen({ body: item }, say);
    },
  };
}

const marked = ['student.companyPages.', 'student.discover.'];

const showsMarks = ({ queryKey: [id] }: { queryKey: readonly unknown[] }) =>
  typeof id === 'string' && marked.some((part) => id.startsWith(part));
