import {
  moveStudents,
  noteStudent,
  removeStudents,
  saveStudents,
} from '@engawa/contract/save-lists/students';
import { useCommand } from '../../shared/api/use-command.ts';
import { useWords } from '../../shared/i18n/words.ts';
import { followRow } from '../../ui/display/returned-row.ts';
import { useSnackbar } from '../../ui/feedback/use-snackbar.ts';
import { useRefresh } from './use-refresh.ts';
import { words as saveListWords } from './words.ja.ts';

const said = { meta: { ownWords: true } };

/**
 * Adds, removes and moves students, each with an undo. A new command closes the previous undo,
 * because it may concern a student who has just been removed.
 */
export function usePeopleCommands() {
  const t = useWords(saveListWords);
  const snackbar = useSnackbar();
  const onSettled = useRefresh();
  const save = useCommand(saveStudents, { ...said, onSettled });
  const take = useCommand(removeStudents, { ...said, onSettled });
  const shift = useCommand(moveStudents, { ...said, onSettled });
  const showDone = (message: string, undo?: () => void) =>
    snackbar.show({ ok: true, message, ...(undo && { action: { run: undo } }) });
  const back = () => showDone(t('back'));
  const putBack = (listId: string, students: { id: string; note: string | null }[]) => {
    const [first] = students;
    if (first) followRow(first.id);
    save.runThen({ body: { listId, students } }, back);
  };
  return {
    isPending: save.isPending || take.isPending || shift.isPending,
    add(list: { id: string; name: string }, ids: readonly string[]): void {
      const body = { listId: list.id, students: ids.map((id) => ({ id })) };
      const { name } = list;
      snackbar.close();
      save.runThen({ body }, ({ added }) => {
        if (added.length === 0) return showDone(t('saving.there', { name }));
        const undo = () => take.runThen({ body: { listId: list.id, studentIds: added } }, back);
        const count = added.length;
        return showDone(
          ids.length === 1 ? t('saving.added', { name }) : t('saving.addedMany', { count, name }),
          undo,
        );
      });
    },
    remove(listId: string, ids: readonly string[], words?: string): void {
      snackbar.close();
      take.runThen({ body: { listId, studentIds: [...ids] } }, ({ removed }) =>
        showDone(words ?? t('removed', { count: removed.length }), () => putBack(listId, removed)),
      );
    },
    move(fromId: string, to: { id: string; name: string }, ids: readonly string[]): void {
      const { id: toId, name } = to;
      snackbar.close();
      shift.runThen({ body: { fromId, toId, studentIds: [...ids] } }, ({ moved, stayed }) => {
        const count = moved.length;
        if (count === 0) return showDone(t('movedNone', { name }));
        const undo = () =>
          shift.runThen({ body: { fromId: toId, toId: fromId, studentIds: moved } }, back);
        return showDone(
          stayed.length > 0
            ? t('movedSome', { count, name, stayed: stayed.length })
            : t('moved', { count, name }),
          undo,
        );
      });
    },
  };
}

export function useNote(listId: string, studentId: string, before: string | null) {
  const t = useWords(saveListWords);
  const snackbar = useSnackbar();
  const { runThen, isPending } = useCommand(noteStudent, { ...said, onSettled: useRefresh() });
  const write = (note: string | null, onWritten: () => void) =>
    runThen({ body: { listId, studentId, note } }, onWritten);
  return {
    isPending,
    save: (note: string | null, onSaved: () => void) =>
      write(note, () => {
        onSaved();
        const undo = () => write(before, () => snackbar.show({ ok: true, message: t('back') }));
        snackbar.show({ ok: true, message: t('note.saved'), action: { run: undo } });
      }),
  };
}
