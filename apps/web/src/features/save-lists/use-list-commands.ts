import { deleteSaveList, saveSaveList } from '@engawa/contract/save-lists/company';
import { useCommand } from '../../shared/api/use-command.ts';
import { useRefresh } from './use-refresh.ts';

/** The form shows refusals itself. */
export const useSaveList = () =>
  useCommand(saveSaveList, {
    meta: { ownErrors: true, visibleResult: true },
    onSettled: useRefresh(),
  });

export const useDeleteList = () =>
  useCommand(deleteSaveList, { meta: { visibleResult: true }, onSettled: useRefresh() });
