import {
  apply,
  applyExternally,
  listMyApplications,
  previewApplication,
  showMyApplication,
  withdrawApplication,
} from '@engawa/contract/applications/student';
import { useQueryClient } from '@tanstack/react-query';
import { useCommand } from '../../../shared/api/use-command.ts';
import { documentTimeoutMs } from '../../../shared/config/settings.ts';

/** Refetches the visible answers after every command, successful or refused. */
export function useRefresh() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [previewApplication, listMyApplications, showMyApplication].map(({ id }) =>
        client.invalidateQueries({ queryKey: [id] }),
      ),
    );
}

/** The application replaces the form or changes in its place, so the result is visible. */
const visible = { meta: { visibleResult: true } };

/** The form shows refusals itself. */
export const useApply = () =>
  useCommand(apply, {
    timeoutMs: documentTimeoutMs,
    meta: { ownErrors: true, visibleResult: true },
    onSettled: useRefresh(),
  });
export const useApplyThere = () =>
  useCommand(applyExternally, { ...visible, onSettled: useRefresh() });
export const useWithdraw = () =>
  useCommand(withdrawApplication, { ...visible, onSettled: useRefresh() });
