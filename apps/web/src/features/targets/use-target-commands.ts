import {
  beginTargetSetting,
  createTargetSetting,
  deleteTargetSetting,
  dismissFromTarget,
  listTargetSettings,
  listTargetStudents,
  restoreToTarget,
  saveTargetSetting,
  showTargetSetting,
} from '@engawa/contract/targets/company';
import { useQueryClient } from '@tanstack/react-query';
import { useCommand } from '../../shared/api/use-command.ts';

/** Refetches settings, results and counts together, because each depends on the others. */
function useRefresh() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [listTargetSettings, listTargetStudents, showTargetSetting].map(({ id }) =>
        client.invalidateQueries({ queryKey: [id] }),
      ),
    );
}

export const useBegin = () => useCommand(beginTargetSetting, { onSettled: useRefresh() });

/** The form shows refusals itself. */
export const useCreate = () =>
  useCommand(createTargetSetting, { meta: { ownErrors: true }, onSettled: useRefresh() });
export const useSave = () =>
  useCommand(saveTargetSetting, { meta: { ownErrors: true }, onSettled: useRefresh() });

export const useDelete = () => useCommand(deleteTargetSetting, { onSettled: useRefresh() });
export const useDismiss = () => useCommand(dismissFromTarget, { onSettled: useRefresh() });
export const useRestore = () => useCommand(restoreToTarget, { onSettled: useRefresh() });
