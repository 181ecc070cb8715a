import { changeKeptSearch, forgetSearch, keepSearch } from '@engawa/contract/student-search/kept';
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
    keep: useCommand(keepSearch, { meta: { ownErrors: true }, onSuccess }),
    rename: useCommand(changeKeptSearch, { meta: { ownErrors: true }, onSuccess }),
    change: useCommand(changeKeptSearch, { onSuccess }),
    forget: useCommand(forgetSearch, { onSuccess }),
    restore: useCommand(keepSearch, { onSuccess }),
  };
}
