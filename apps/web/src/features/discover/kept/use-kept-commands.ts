import { changeKeptFilter, forgetFilter, keepFilter } from '@engawa/contract/discover/kept';
import { useQueryClient } from '@tanstack/react-query';
import { useCommand } from '../../../shared/api/use-command.ts';
import { type KeptReply, keptQuery } from './kept-query.ts';

/** Each answers with all that are kept, so the list need not be read again. */
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
