import type { AnyEndpoint } from '@engawa/contract/endpoint';
import { useQueryClient } from '@tanstack/react-query';
import { useCommand } from '../../../../shared/api/use-command.ts';
import { isForFreshSignIn } from '../../../../ui/bound/leaving/sign-in-again.tsx';
import { teamQuery } from '../queries.ts';

interface Parts {
  /** The last sign-in is too old for this command; undefined when another command is tried. */
  onSignInFirst: (message: string | undefined) => void;
  /** The row does not show the result. */
  isHidden?: boolean;
  /** Called after success or refusal: closes the question. */
  onEnd?: (() => void) | undefined;
}

/** Refetches the list after a refusal too, because a colleague may have been first. */
export function useTeamCommand<E extends AnyEndpoint>(
  endpoint: E,
  { onSignInFirst, isHidden = false, onEnd }: Parts,
) {
  const client = useQueryClient();
  return useCommand(endpoint, {
    meta: { visibleResult: !isHidden },
    onMutate: () => onSignInFirst(undefined),
    onError: (failure) => {
      if (isForFreshSignIn(failure)) onSignInFirst(failure.message);
    },
    onSettled: () => {
      // Closes the dialog before the row disappears, so that the focus is in the list by then.
      onEnd?.();
      return client.invalidateQueries({ queryKey: teamQuery.queryKey });
    },
  });
}
