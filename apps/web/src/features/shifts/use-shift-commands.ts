import { addShift, changeShift, deleteShift, listShifts } from '@engawa/contract/shifts/student';
import { useQueryClient } from '@tanstack/react-query';
import { useCommand } from '../../shared/api/use-command.ts';
import { useWords } from '../../shared/i18n/words.ts';
import { useSnackbar } from '../../ui/feedback/use-snackbar.ts';
import type { Shift } from './queries.ts';
import { words as shiftWords } from './words.ja.ts';

export function useShiftCommands() {
  const t = useWords(shiftWords);
  const client = useQueryClient();
  const snackbar = useSnackbar();
  const onSuccess = () => client.invalidateQueries({ queryKey: [listShifts.id] });
  const add = useCommand(addShift, { onSuccess });
  const change = useCommand(changeShift, { onSuccess });
  const restore = useCommand(addShift, { onSuccess, meta: { ownWords: true } });
  const remove = useCommand(deleteShift, { onSuccess, meta: { ownWords: true } });
  const putBack = ({ startsAt, endsAt, breakMinutes, workplace }: Shift) =>
    // The confirmation dialog has closed by then.
    restore.runThen({ body: { startsAt, endsAt, breakMinutes, workplace, weeks: 1 } }, () =>
      snackbar.show({ ok: true, message: t('back') }),
    );
  return {
    add,
    change,
    isDeleting: remove.isPending,
    remove: (shift: Shift, onDone: () => void) =>
      remove.mutate(
        { params: { id: shift.id } },
        {
          onSuccess: () => {
            onDone();
            snackbar.show({
              ok: true,
              message: t('deleted'),
              action: { run: () => putBack(shift) },
            });
          },
        },
      ),
  };
}
