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

/** Whatever was done or refused: what is on the screen is read again. */
export function useRefresh() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [previewApplication, listMyApplications, showMyApplication].map(({ id }) =>
        client.invalidateQueries({ queryKey: [id] }),
      ),
    );
}

/** What was refused is said in the form. */
export const useApply = () =>
  useCommand(apply, { meta: { ownErrors: true }, onSettled: useRefresh() });
export const useApplyThere = () => useCommand(applyExternally, { onSettled: useRefresh() });
export const useWithdraw = () => useCommand(withdrawApplication, { onSettled: useRefresh() });
