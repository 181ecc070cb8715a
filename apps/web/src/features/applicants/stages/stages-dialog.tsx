import { applicationLimits } from '@engawa/contract/applications/limits';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { companyName } from '../../../shared/i18n/company-name.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import type { ApplyStage } from '../queries.ts';
import { StageForm } from './stage-form.tsx';
import { StageRow } from './stage-row.tsx';
import { useMoveStage } from './use-stage-commands.ts';
import { words as stageWords } from './words.ja.ts';

interface StagesDialogProps {
  stages: readonly ApplyStage[];
  onClose: () => void;
}

/** Adds, renames, orders and deletes stages; edits one at a time. */
export function StagesDialog({ stages, onClose }: StagesDialogProps) {
  const t = useWords(stageWords);
  const [written, setWritten] = useState<string>();
  const [placed, setPlaced] = useState('');
  const move = useMoveStage();
  const done = () => setWritten(undefined);
  const place = ({ id, name }: ApplyStage, stageIndex: number) =>
    move.runThen({ body: { id, name, stageIndex } }, () =>
      setPlaced(t('placed', { name: companyName(name), place: stageIndex + 1 })),
    );
  const isFull = stages.length >= applicationLimits.stages;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title')}
      description={t('text')}
      holdsForm
    >
      <ol className="mb-4 divide-y divide-line">
        {stages.map((stage, at) => (
          <li key={stage.id} className="py-2">
            {written === stage.id ? (
              <StageForm stage={stage} onDone={done} />
            ) : (
              <StageRow
                {...{ stage, stages, at }}
                onEdit={() => setWritten(stage.id)}
                onPlace={(index) => place(stage, index)}
              />
            )}
          </li>
        ))}
      </ol>
      <output className="sr-only">{placed}</output>
      {written === 'new' && <StageForm onDone={done} />}
      {written !== 'new' && isFull && (
        <p className="text-sm text-sumi-2">{t('full', { count: applicationLimits.stages })}</p>
      )}
      {written !== 'new' && !isFull && (
        <Button onClick={() => setWritten('new')}>
          <Plus aria-hidden className="size-4" />
          {t('add')}
        </Button>
      )}
    </Dialog>
  );
}
