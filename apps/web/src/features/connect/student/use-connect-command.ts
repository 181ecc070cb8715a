import {
  askCompany,
  endStudentConnect,
  listStudentConnects,
  showStudentConnect,
} from '@engawa/contract/connect/student';
import { useQueryClient } from '@tanstack/react-query';
import { useCommand } from '../../../shared/api/use-command.ts';

/** Whatever was done or refused: what is on the screen is read again. */
function useRefresh() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [listStudentConnects, showStudentConnect].map(({ id }) =>
        client.invalidateQueries({ queryKey: [id] }),
      ),
    );
}

export const useAsk = () => useCommand(askCompany, { onSettled: useRefresh() });
/** Said here and not by what asked: a live signal may have taken that away by then. */
export const useAccept = (onAccepted: (threadId: string) => void) =>
  useCommand(askCompany, {
    onSuccess: ({ connect: { threadId } }) => {
      if (threadId) onAccepted(threadId);
    },
    onSettled: useRefresh(),
  });
export const useEnd = () => useCommand(endStudentConnect, { onSettled: useRefresh() });
