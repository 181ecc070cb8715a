import type { AnyEndpoint, CallOf } from '@engawa/contract/endpoint';
import type { EventStatusId } from '@engawa/contract/reference/contents/event-statuses';
import { useWords } from '../../../shared/i18n/words.ts';
import { followRow } from '../../../ui/display/returned-row.ts';
import { useSnackbar } from '../../../ui/feedback/use-snackbar.ts';
import { goesBack } from './going-back.ts';
import { useListCommand } from './use-list-command.ts';
import { words as listWords } from './words.ja.ts';

interface Row<Status> {
  id: string;
  status: Status;
  hasChanges: boolean;
}

/** Changes the status of an event, an article or a tip, and offers the way back. */
export function usePostStatus<E extends AnyEndpoint, Status extends EventStatusId>(
  endpoint: E,
  listKey: string,
  callFor: (id: string, status: Status) => CallOf<E>,
) {
  const t = useWords(listWords);
  const snackbar = useSnackbar();
  const command = useListCommand(endpoint, listKey, { ownWords: true });
  const words: Record<EventStatusId, string> = {
    public: t('moved.public'),
    private: t('moved.private'),
    draft: t('moved.draft'),
    limited: t('moved.limited'),
  };
  const undo = (id: string, former: Status) =>
    command.tell(callFor(id, former), () => {
      followRow(id);
      snackbar.show({ ok: true, message: t('moved.back') });
    });
  return {
    isPending: command.isPending,
    variables: command.variables,
    change: ({ id, status: former, hasChanges }: Row<Status>, status: Status) => {
      const action = goesBack({ toDraft: status === 'draft', hasChanges })
        ? { run: () => undo(id, former) }
        : undefined;
      command.tell(callFor(id, status), () =>
        snackbar.show({ ok: true, message: words[status], action }),
      );
    },
  };
}
