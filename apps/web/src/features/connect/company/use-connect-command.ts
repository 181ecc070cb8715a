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
import { useLabelCommands } from '../../../ui/labels/use-label-commands.ts';

/** Refetches the visible answers after every command, successful or refused. */
function useRefresh() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [listCompanyConnects, listConnectLabels, showStudentToCompany].map(({ id }) =>
        client.invalidateQueries({ queryKey: [id] }),
      ),
    );
}

/** The list or the page shows the result, so the success is only announced. */
const visible = { meta: { visibleResult: true } };

/** Reported by the hook, because a live signal may already have unmounted the row that asked. */
export const useAccept = (onAccepted: (threadId: string) => void) =>
  useCommand(askStudent, {
    ...visible,
    onSuccess: ({ connect: { threadId } }) => {
      if (threadId) onAccepted(threadId);
    },
    onSettled: useRefresh(),
  });

/** The form shows refusals itself. */
export const useAsk = () =>
  useCommand(askStudent, {
    meta: { ownErrors: true, visibleResult: true },
    onSettled: useRefresh(),
  });

export function useEnd(onEnd: () => void) {
  const refresh = useRefresh();
  return useCommand(endCompanyConnect, {
    ...visible,
    onSettled: () => {
      // Closes the question before the row disappears, so that the focus is in the list by then.
      onEnd();
      return refresh();
    },
  });
}

export const useSetLabels = () =>
  useCommand(setConnectLabels, { ...visible, onSettled: useRefresh() });

export const useConnectLabelCommands = () =>
  useLabelCommands({ save: saveConnectLabel, remove: deleteConnectLabel }, useRefresh());
