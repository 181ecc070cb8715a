import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '../../shared/i18n/words.ts';
import { LabelTag } from '../display/label-tag.tsx';
import { IconButton } from '../icon-button.tsx';
import { AskButton } from '../overlay/ask-button.tsx';
import type { Label, LabelCommands } from './label.ts';
import { words as labelWords } from './words.ja.ts';

interface LabelRowProps {
  label: Label;
  remove: LabelCommands['remove'];
  onEdit: () => void;
}

export function LabelRow({ label, remove, onEdit }: LabelRowProps) {
  const t = useWords(labelWords);
  const { id, name, used } = label;
  const [asking, setAsking] = useState(false);
  const [isPending, setPending] = useState(false);
  // The command reports refusals itself.
  const end = () => {
    setPending(false);
    setAsking(false);
  };
  const confirm = () => {
    setPending(true);
    remove(id).then(end, end);
  };
  return (
    <div className="flex items-center gap-2">
      <span className="min-w-0 grow">
        <LabelTag {...label} />
      </span>
      <span className="shrink-0 text-sm text-sumi-2">{t('used', { count: used })}</span>
      <IconButton icon={<Pencil aria-hidden />} label={t('editOf', { name })} onClick={onEdit} />
      <AskButton
        open={asking}
        onOpenChange={setAsking}
        title={t('askDelete', { name })}
        text={t('askDeleteText', { count: used })}
        confirm={t('delete')}
        tone="danger"
        busy={isPending}
        onConfirm={confirm}
        button={
          <IconButton
            icon={<Trash2 aria-hidden />}
            label={t('deleteOf', { name })}
            onClick={() => setAsking(true)}
          />
        }
      />
    </div>
  );
}
