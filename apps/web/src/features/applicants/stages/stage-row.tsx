import { ChevronDown, ChevronUp, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { companyName } from '../../../shared/i18n/company-name.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { ApplyStage } from '../queries.ts';
import { DeleteStageDialog } from './delete-stage-dialog.tsx';
import { words as stageWords } from './words.ja.ts';

interface StageRowProps {
  stage: ApplyStage;
  stages: readonly ApplyStage[];
  at: number;
  onEdit: () => void;
  onPlace: (index: number) => void;
}

export function StageRow({ stage, stages, at, onEdit, onPlace }: StageRowProps) {
  const t = useWords(stageWords);
  const [asking, setAsking] = useState(false);
  const name = companyName(stage.name);
  const [isFirst, isLast] = [at === 0, at === stages.length - 1];
  return (
    <div className="flex flex-wrap items-center gap-x-2">
      <span className="min-w-0 grow basis-32">
        <bdi className="block font-semibold break-words">{name}</bdi>
        <span className="text-sm text-sumi-2">{t('open', { count: stage.open })}</span>
      </span>
      <span className="ml-auto flex">
        {/* Not disabled at an end: the focus stays on the button that was pressed. */}
        <IconButton
          icon={<ChevronUp aria-hidden />}
          label={t('upOf', { name })}
          aria-disabled={isFirst}
          onClick={() => !isFirst && onPlace(at - 1)}
          className="aria-disabled:opacity-40"
        />
        <IconButton
          icon={<ChevronDown aria-hidden />}
          label={t('downOf', { name })}
          aria-disabled={isLast}
          onClick={() => !isLast && onPlace(at + 1)}
          className="aria-disabled:opacity-40"
        />
        <IconButton icon={<Pencil aria-hidden />} label={t('editOf', { name })} onClick={onEdit} />
        {stages.length > 1 && (
          <IconButton
            icon={<Trash2 aria-hidden />}
            label={t('deleteOf', { name })}
            onClick={() => setAsking(true)}
          />
        )}
      </span>
      {asking && <DeleteStageDialog {...{ stage, stages }} onClose={() => setAsking(false)} />}
    </div>
  );
}
