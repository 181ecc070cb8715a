import { slotLimits } from '@engawa/contract/slots/limits';
import { type FormEvent, useId, useState } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { words as messageWords } from '../words.ja.ts';

interface Ending {
  mutate: (
    input: { body: { id: string; text: string | null } },
    options: { onSettled: () => void },
  ) => void;
  isPending: boolean;
}

interface ReasonButtonProps {
  id: string;
  ending: Ending;
  label: string;
  title: string;
  text?: string;
  reason: string;
  confirm: string;
  danger?: boolean;
}

export function ReasonButton({
  id,
  ending: { mutate, isPending },
  label,
  title,
  text: description,
  reason,
  confirm,
  danger = false,
}: ReasonButtonProps) {
  const t = useWords(messageWords);
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const formId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate({ body: { id, text: text.trim() || null } }, { onSettled: () => setOpen(false) });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title={title}
      description={description}
      holdsForm
      width="small"
      trigger={
        <Button size="small" tone="quiet" className="self-start">
          {label}
        </Button>
      }
      footer={
        <>
          <Button onClick={() => setOpen(false)}>{t('goBack')}</Button>
          <Button type="submit" form={formId} tone={danger ? 'danger' : 'primary'} busy={isPending}>
            {confirm}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit}>
        <Field label={reason}>
          <TextArea
            value={text}
            rows={3}
            limit={slotLimits.reason}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
