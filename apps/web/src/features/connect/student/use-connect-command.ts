import {
  askCompany,
  endStudentConnect,
  listStudentConnects,
  showStudentConnect,
} from '@engawa/contract/connect/student';
import { useQueryClient } from '@tanstack/react-query';
import { useCommand } from '../../../shared/api/use-command.ts';

/** Refetches the visible answers after every command, successful or refused. */
function useRefresh() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [listStudentConnects, showStudentConnect].map(({ id }) =>
        client.invalidateQueries({ queryKey: [id] }),
      ),
    );
}

/** The list or the page shows the result, so the success is only announced. */
const visible = { meta: { visibleResult: true } };

export const useAsk = () => useCommand(askCompany, { ...visible, onSettled: useRefresh() });

/** Reported by the hook, because a live signal may already have unmounted the row that asked. */
export const useAccept = (onAccepted: (threadId: string) => void) =>
  useCommand(askCompany, {
    ...visible,
    onSuccess: ({ connect: { threadId } }) => {
      if (threadId) onAccepted(threadId);
    },
    onSettled: useRefresh(),
  });
export const useEnd = () => useCommand(endStudentConnect, { ...visible, onSettled: useRefresh() });
