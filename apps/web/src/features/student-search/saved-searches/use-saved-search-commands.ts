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
  return {
    /** The form shows refusals itself. */
    keep: useCommand(saveCompanySearch, { meta: { ownErrors: true }, onSuccess }),
    rename: useCommand(changeCompanySavedSearch, { meta: { ownErrors: true }, onSuccess }),
    change: useCommand(changeCompanySavedSearch, { onSuccess }),
    forget: useCommand(deleteCompanySavedSearch, { onSuccess }),
    restore: useCommand(saveCompanySearch, { onSuccess }),
  };
}
