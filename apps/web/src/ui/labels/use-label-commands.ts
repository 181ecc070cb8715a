import type { JsonEndpoint } from '@engawa/contract/endpoint';
import { useCommand } from '../../shared/api/use-command.ts';
import type { LabelCommands } from './label.ts';

/** `onSettled` runs after success and failure alike; callers refetch their list in it. */
export function useLabelCommands(
  endpoints: { save: JsonEndpoint; remove: JsonEndpoint },
  onSettled: () => unknown,
): LabelCommands {
  const save = useCommand(endpoints.save, {
    meta: { ownErrors: true, visibleResult: true },
    onSettled,
  });
  const remove = useCommand(endpoints.remove, { meta: { visibleResult: true }, onSettled });
  return {
    save: (body) => save.mutateAsync({ body }),
    remove: (id) => remove.mutateAsync({ query: { id } }),
  };
}
