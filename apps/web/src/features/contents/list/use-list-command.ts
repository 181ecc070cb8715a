import type { AnyEndpoint, CallOf } from '@engawa/contract/endpoint';
import { useQueryClient } from '@tanstack/react-query';
import { ApiFailure } from '../../../shared/api/failures/api-failure.ts';
import type { CallMeta } from '../../../shared/api/failures/on-failure.ts';
import { useCommand } from '../../../shared/api/use-command.ts';
import { useSnackbar } from '../../../ui/feedback/use-snackbar.ts';

/** A command from a list row: refetches the list, and shows the full reason of a refusal. */
export function useListCommand<E extends AnyEndpoint>(
  endpoint: E,
  listKey: string,
  meta: Pick<CallMeta, 'ownWords' | 'visibleResult'> = {},
) {
  const client = useQueryClient();
  const snackbar = useSnackbar();
  const command = useCommand(endpoint, {
    meta: { ...meta, ownErrors: true },
    onSuccess: () => client.invalidateQueries({ queryKey: [listKey] }),
    onError: (failure) => {
      if (!(failure instanceof ApiFailure)) return;
      // A list has no field to show the message at, so the snackbar includes it.
      const [why] = Object.values(failure.fields);
      snackbar.show({ ok: false, message: why ? `${failure.message} ${why}` : failure.message });
    },
  });
  return { ...command, run: (input: CallOf<E>) => command.mutate(input) };
}
