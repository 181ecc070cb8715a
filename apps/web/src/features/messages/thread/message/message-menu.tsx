import { Copy, Flag, Pencil, Trash2 } from 'lucide-react';
import { use, useState } from 'react';
import { useCommand } from '../../../../shared/api/use-command.ts';
import { useWords } from '../../../../shared/i18n/words.ts';
import { useSnackbar } from '../../../../ui/feedback/use-snackbar.ts';
import { AskButton } from '../../../../ui/overlay/ask-button.tsx';
import { type RowAction, RowMenu } from '../../../../ui/overlay/row-menu.tsx';
import { ReportContext } from '../../report-context.ts';
import type { Message, Side } from '../../sides.ts';
import { words as messageWords } from '../../words.ja.ts';
import { useRefreshThread } from '../use-refresh-thread.ts';

interface MessageMenuProps {
  side: Side;
  message: Message;
  onEdit: () => void;
}

export function MessageMenu({ side, message, onEdit }: MessageMenuProps) {
  const t = useWords(messageWords);
  const { show } = useSnackbar();
  const askWhy = use(ReportContext);
  const [reporting, setReporting] = useState(false);
  const [asking, setAsking] = useState(false);
  const refresh = useRefreshThread(side);
  const { mutate, isPending } = useCommand(side.remove, {
    meta: { visibleResult: true },
    onSettled: () => {
      setAsking(false);
      return refresh();
    },
  });
  const { id, mine, text, editableUntil, kind } = message;
  const isOwn = editableUntil !== null && kind === 'text';
  const copy = async (words: string) => {
    await navigator.clipboard.writeText(words);
    show({ ok: true, message: t('copied') });
  };
  const actions: RowAction[] = [
    ...(text ? [{ label: t('copy'), icon: <Copy />, onSelect: () => void copy(text) }] : []),
    ...(isOwn && text ? [{ label: t('edit'), icon: <Pencil />, onSelect: onEdit }] : []),
    ...(isOwn
      ? [
          {
            label: t('delete'),
            icon: <Trash2 />,
            danger: true,
            onSelect: () => setAsking(true),
          },
        ]
      : []),
    ...(askWhy && !mine
      ? [{ label: t('report'), icon: <Flag />, onSelect: () => setReporting(true) }]
      : []),
  ];
  if (actions.length === 0) return null;
  return (
    <>
      <AskButton
        open={asking}
        onOpenChange={setAsking}
        title={t('askDelete')}
        text={t('askDeleteText')}
        confirm={t('delete')}
        tone="danger"
        busy={isPending}
        onConfirm={() => mutate({ body: { id } })}
        button={<RowMenu label={t('messageMenu')} actions={actions} />}
      />
      {reporting &&
        askWhy?.({ side: side.name, messageId: id, onClose: () => setReporting(false) })}
    </>
  );
}
