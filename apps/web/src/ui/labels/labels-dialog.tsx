import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '../../shared/i18n/words.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../overlay/dialog.tsx';
import type { Label, LabelCommands } from './label.ts';
import { LabelForm } from './label-form.tsx';
import { LabelRow } from './label-row.tsx';
import { words as labelWords } from './words.ja.ts';

interface LabelsDialogProps {
  labels: readonly Label[];
  commands: LabelCommands;
  onClose: () => void;
}

/** Creates, renames, recolours and deletes labels; edits one at a time. */
export function LabelsDialog({ labels, commands, onClose }: LabelsDialogProps) {
  const t = useWords(labelWords);
  const [written, setWritten] = useState<string>();
  const done = () => setWritten(undefined);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('title')}
      description={t('text')}
      holdsForm
    >
      {labels.length === 0 && <p className="mb-4 text-sumi-2">{t('none')}</p>}
      <ul className="mb-4 divide-y divide-line empty:hidden">
        {labels.map((label) => (
          <li key={label.id} className="py-2">
            {written === label.id ? (
              <LabelForm label={label} save={commands.save} onDone={done} />
            ) : (
              <LabelRow
                label={label}
                remove={commands.remove}
                onEdit={() => setWritten(label.id)}
              />
            )}
          </li>
        ))}
      </ul>
      {written === 'new' ? (
        <LabelForm save={commands.save} onDone={done} />
      ) : (
        <Button onClick={() => setWritten('new')}>
          <Plus aria-hidden className="size-4" />
          {t('make')}
        </Button>
      )}
    </Dialog>
  );
}
