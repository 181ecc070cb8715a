import { deleteApplyStage, saveApplyStage } from '@engawa/contract/applications/selection/stages';
import { useCommand } from '../../../shared/api/use-command.ts';
import { useRefresh } from '../use-applicant-commands.ts';

export const useSaveStage = () =>
  useCommand(saveApplyStage, { meta: { ownErrors: true }, onSettled: useRefresh() });
/** No success message: the dialog announces the new place. */
export const useMoveStage = () =>
  useCommand(saveApplyStage, { meta: { ownWords: true }, onSettled: useRefresh() });
export const useDeleteStage = () => useCommand(deleteApplyStage, { onSettled: useRefresh() });
