import { deleteApplyStage, saveApplyStage } from '@engawa/contract/applications/selection/stages';
import { useCommand } from '../../../shared/api/use-command.ts';
import { useRefresh } from '../use-applicant-commands.ts';

export const useSaveStage = () =>
  useCommand(saveApplyStage, {
    meta: { ownErrors: true, visibleResult: true },
    onSettled: useRefresh(),
  });
/** The dialog announces the new place. */
export const useMoveStage = () =>
  useCommand(saveApplyStage, { meta: { ownWords: true }, onSettled: useRefresh() });
export const useDeleteStage = () =>
  useCommand(deleteApplyStage, { meta: { visibleResult: true }, onSettled: useRefresh() });
