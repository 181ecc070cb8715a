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

/** Each command opens a page or changes the list, so the result is visible. */
const visible = { meta: { visibleResult: true } };

export const useBegin = () =>
  useCommand(beginTargetSetting, { ...visible, onSettled: useRefresh() });

/** The form shows refusals itself. */
const form = { meta: { ownErrors: true, visibleResult: true } };
export const useCreate = () =>
  useCommand(createTargetSetting, { ...form, onSettled: useRefresh() });
export const useSave = () => useCommand(saveTargetSetting, { ...form, onSettled: useRefresh() });

export const useDelete = () =>
  useCommand(deleteTargetSetting, { ...visible, onSettled: useRefresh() });
/** The menu's snackbar offers the undo. */
export const useDismiss = () =>
  useCommand(dismissFromTarget, { meta: { ownWords: true }, onSettled: useRefresh() });
export const useRestore = () =>
  useCommand(restoreToTarget, { ...visible, onSettled: useRefresh() });
