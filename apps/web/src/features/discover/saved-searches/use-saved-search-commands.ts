import {
  changeStudentSavedSearch,
  deleteStudentSavedSearch,
  saveStudentSearch,
} from '@engawa/contract/discover/saved-searches';
import { useQueryClient } from '@tanstack/react-query';
import { useCommand } from '../../../shared/api/use-command.ts';
import { type SavedSearchesReply, savedSearchesQuery } from './saved-searches-query.ts';

/** Each command answers with all saved searches, so no refetch is needed. */
export function useSavedSearchCommands() {
  const client = useQueryClient();
  const options = {
    meta: { visibleResult: true },
    onSuccess: (reply: SavedSearchesReply) =>
      client.setQueryData(savedSearchesQuery.queryKey, reply),
  };
  return {
    keep: useCommand(saveStudentSearch, options),
    change: useCommand(changeStudentSavedSearch, options),
    forget: useCommand(deleteStudentSavedSearch, options),
  };
}
