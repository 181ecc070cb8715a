import {
  askStudent,
  endCompanyConnect,
  listCompanyConnects,
} from '@engawa/contract/connect/company';
import {
  deleteConnectLabel,
  listConnectLabels,
  saveConnectLabel,
  setConnectLabels,
} from '@engawa/contract/connect/labels';
import { showStudentToCompany } from '@engawa/contract/student-pages/company';
import { useQueryClient } from '@tanstack/react-query';
import { useCommand } from '../../../shared/api/use-command.ts';
import type { LabelValues } from '../../../ui/labels/label.ts';

/** Whatever was done or refused: what is on the screen is read again. */
function useRefresh() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [listCompanyConnects, listConnectLabels, showStudentToCompany].map(({ id }) =>
        client.invalidateQueries({ queryKey: [id] }),
      ),
    );
}

/** Said here and not by the row that asked: a live signal may have taken the row away by then. */
export const useAccept = (onAccepted: (threadId: string) => void) =>
  useCommand(askStudent, {
    onSuccess: ({ connect: { threadId } }) => {
      if (threadId) onAccepted(threadId);
    },
    onSettled: useRefresh(),
  });

/** The form says what was refused. */
export const useAsk = () =>
  useCommand(askStudent, { meta: { ownErrors: true }, onSettled: useRefresh() });

export function useEnd(onEnd: () => void) {
  const refresh = useRefresh();
  return useCommand(endCompanyConnect, {
    onSettled: () => {
      // The question is closed before the row goes, so that the focus is in the list when it does.
      onEnd();
      return refresh();
    },
  });
}

export const useSetLabels = () => useCommand(setConnectLabels, { onSettled: useRefresh() });

/** What the dialog of labels does. */
export function useLabelCommands() {
  const refresh = useRefresh();
  const save = useCommand(saveConnectLabel, { meta: { ownErrors: true }, onSettled: refresh });
  const remove = useCommand(deleteConnectLabel, { onSettled: refresh });
  return {
    save: (body: LabelValues) => save.mutateAsync({ body }),
    remove: (id: string) => remove.mutateAsync({ query: { id } }),
  };
}
