import { useState } from 'react';
import { companyName } from '../../../shared/i18n/company-name.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import type { ApplyStage } from '../queries.ts';
import { useDeleteStage } from './use-stage-commands.ts';
import { words as stageWords } from './words.ja.ts';

interface DeleteStageDialogProps {
  stage: ApplyStage;
  stages: readonly ApplyStage[];
  onClose: () => void;
}

/** Asks for the stage to which the applicants of the deleted one move. */
export function DeleteStageDialog({ stage, stages, onClose }: DeleteStageDialogProps) {
  const t = useWords(stageWords);
  const { id, name, open } = stage;
  const others = stages.filter((one) => one.id !== id);
  const [moveTo, setMoveTo] = useState(others.at(0)?.id ?? '');
  const command = useDeleteStage();
  const remove = () =>
    command.runThen({ query: { id, ...(open > 0 && { moveTo }) } }, () => onClose());
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={t('askDelete', { name: companyName(name) })}
      description={open > 0 ? t('askMove', { count: open }) : t('askDeleteText')}
      footer={
        <>
          <Button onClick={onClose}>{t('keep')}</Button>
          <Button tone="danger" busy={command.isPending} onClick={remove}>
            {t('delete')}
          </Button>
        </>
      }
    >
      {open > 0 && (
        <Field label={t('moveTo')}>
          <Select
            placeholder={false}
            options={others.map((one) => ({ value: one.id, label: companyName(one.name) }))}
            value={moveTo}
            onChange={(event) => setMoveTo(event.target.value)}
          />
        </Field>
      )}
    </Dialog>
  );
}
