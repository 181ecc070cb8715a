import type { PostKind } from '@engawa/contract/contents/kinds';
import type { EventStatusId } from '@engawa/contract/reference/contents/event-statuses';
import { useWords } from '../../../shared/i18n/words.ts';
import { followRow } from '../../../ui/display/returned-row.ts';
import { useSnackbar } from '../../../ui/feedback/use-snackbar.ts';
import { canUndo } from '../list/can-undo.ts';
import { useListCommand } from '../list/use-list-command.ts';
import { words as listWords } from '../list/words.ja.ts';
import type { PostOf } from './post-kind.ts';

interface Row {
  id: string;
  status: EventStatusId;
  hasChanges: boolean;
}

export function usePostStatus<K extends PostKind>({ kind, calls }: PostOf<K>) {
  const t = useWords(listWords);
  const snackbar = useSnackbar();
  const command = useListCommand(calls.changeStatus, calls.list.id, { ownWords: true });
  const words: Record<EventStatusId, string> = {
    public: t('moved.public'),
    private: t('moved.private'),
    draft: t('moved.draft'),
    limited: t('moved.limited'),
  };
  const callFor = (id: string, status: EventStatusId) => ({ body: { [`${kind}Id`]: id, status } });
  const undo = (id: string, former: EventStatusId) =>
    command.runThen(callFor(id, former), () => {
      followRow(id);
      snackbar.show({ ok: true, message: t('moved.back') });
    });
  const pending = command.variables?.body as Record<string, string> | undefined;
  return {
    pendingOf: (id: string): string | undefined =>
      command.isPending && pending?.[`${kind}Id`] === id ? pending['status'] : undefined,
    change: ({ id, status: former, hasChanges }: Row, status: EventStatusId) => {
      const action = canUndo({ toDraft: status === 'draft', hasChanges })
        ? { run: () => undo(id, former) }
        : undefined;
      command.runThen(callFor(id, status), () =>
        snackbar.show({ ok: true, message: words[status], action }),
      );
    },
  };
}
