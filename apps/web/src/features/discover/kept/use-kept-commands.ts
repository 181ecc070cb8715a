import { changeKeptFilter, forgetFilter, keepFilter } from '@engawa/contract/discover/kept';
import { useQueryClient } from '@tanstack/react-query';
import { useCommand } from '../../../shared/api/use-command.ts';
import { type KeptReply, keptQuery } from './kept-query.ts';

/** Each command answers with all saved searches, so no refetch is needed. */
export function useKeptCommands() {
  const client = useQueryClient();
  const options = {
    onSuccess: (reply: KeptReply) => client.setQueryData(keptQuery.queryKey, reply),
  };
  return {
    keep: useCommand(keepFilter, options),
    change: useCommand(changeKeptFilter, options),
    forget: useCommand(forgetFilter, options),
  };
}
