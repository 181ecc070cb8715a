import {
  changeCompanySavedSearch,
  deleteCompanySavedSearch,
  saveCompanySearch,
} from '@engawa/contract/student-search/saved-searches';
import { useQueryClient } from '@tanstack/react-query';
import { useCommand } from '../../../shared/api/use-command.ts';
import { type SavedSearchesReply, savedSearchesQuery } from './saved-searches-query.ts';

/** Each command answers with all saved searches, so no refetch is needed. */
export function useSavedSearchCommands() {
  const client = useQueryClient();
  const onSuccess = (reply: SavedSearchesReply) => {
    client.setQueryData(savedSearchesQuery.queryKey, reply);
  };
  const options = { meta: { visibleResult: true }, onSuccess };
  /** The form shows refusals itself. */
  const form = { meta: { ownErrors: true, visibleResult: true }, onSuccess };
  return {
    keep: useCommand(saveCompanySearch, form),
    rename: useCommand(changeCompanySavedSearch, form),
    change: useCommand(changeCompanySavedSearch, options),
    forget: useCommand(deleteCompanySavedSearch, options),
    restore: useCommand(saveCompanySearch, options),
  };
}
