import type { AnyEndpoint } from '@engawa/contract/endpoint';
import { useQueryClient } from '@tanstack/react-query';
import { useCommand } from '../../../../shared/api/use-command.ts';
import { isForFreshSignIn } from '../../../../ui/bound/leaving/sign-in-again.tsx';
import { teamQuery } from '../queries.ts';

interface Parts {
  /** The last sign-in is too long ago for this; undefined when something else is tried. */
  onSignInFirst: (message: string | undefined) => void;
  /** It was done, or refused: either way there is nothing left to ask. */
  onEnd?: (() => void) | undefined;
}

/** Does something with a member. The list is read again after a refusal, too: somebody was first. */
export function useTeamCommand<E extends AnyEndpoint>(
  endpoint: E,
  { onSignInFirst, onEnd }: Parts,
) {
  const client = useQueryClient();
  return useCommand(endpoint, {
    onMutate: () => onSignInFirst(undefined),
    onError: (failure) => {
      if (isForFreshSignIn(failure)) onSignInFirst(failure.message);
    },
    onSettled: () => {
      // Closed before the row goes, so that the focus is in the list when it does.
      onEnd?.();
      return client.invalidateQueries({ queryKey: teamQuery.queryKey });
    },
  });
}
