import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { LabelTag } from '../../../ui/display/label-tag.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { AskButton } from '../../../ui/overlay/ask-button.tsx';
import type { Label } from '../queries.ts';
import { useDeleteLabel } from '../use-connect-command.ts';
import { companyConnectWords } from '../words.ts';

export function LabelRow({ label, onEdit }: { label: Label; onEdit: () => void }) {
  const t = useWords(companyConnectWords);
  const { id, name, used } = label;
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useDeleteLabel();
  return (
    <div className="flex items-center gap-2">
      <span className="min-w-0 grow">
        <LabelTag {...label} />
      </span>
      <span className="shrink-0 text-sm text-sumi-2">{t('labels.used', { count: used })}</span>
      <IconButton
        icon={<Pencil aria-hidden />}
        label={t('labels.editOf', { name })}
        onClick={onEdit}
      />
      <AskButton
        open={asking}
        onOpenChange={setAsking}
        title={t('labels.askDelete', { name })}
        text={t('labels.askDeleteText', { count: used })}
        confirm={t('labels.delete')}
        tone="danger"
        busy={isPending}
        onConfirm={() => mutate({ query: { id } }, { onSettled: () => setAsking(false) })}
        button={
          <IconButton
            icon={<Trash2 aria-hidden />}
            label={t('labels.deleteOf', { name })}
            onClick={() => setAsking(true)}
          />
        }
      />
    </div>
  );
}
