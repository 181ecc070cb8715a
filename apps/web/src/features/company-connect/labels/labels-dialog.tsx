import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import type { Label } from '../queries.ts';
import { companyConnectWords } from '../words.ts';
import { LabelForm } from './label-form.tsx';
import { LabelRow } from './label-row.tsx';

interface LabelsDialogProps {
  labels: readonly Label[];
  onClose: () => void;
}

/** The company's labels: made, renamed, recoloured and deleted. One is written at a time. */
export function LabelsDialog({ labels, onClose }: LabelsDialogProps) {
  const t = useWords(companyConnectWords);
  const [written, setWritten] = useState<string>();
  const done = () => setWritten(undefined);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('labels.title')}
      description={t('labels.text')}
      holdsForm
    >
      {labels.length === 0 && <p className="mb-4 text-sumi-2">{t('labels.none')}</p>}
      <ul className="mb-4 divide-y divide-line empty:hidden">
        {labels.map((label) => (
          <li key={label.id} className="py-2">
            {written === label.id ? (
              <LabelForm label={label} onDone={done} />
            ) : (
              <LabelRow label={label} onEdit={() => setWritten(label.id)} />
            )}
          </li>
        ))}
      </ul>
      {written === 'new' ? (
        <LabelForm onDone={done} />
      ) : (
        <Button onClick={() => setWritten('new')}>
          <Plus aria-hidden className="size-4" />
          {t('labels.make')}
        </Button>
      )}
    </Dialog>
  );
}
