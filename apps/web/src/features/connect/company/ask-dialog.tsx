import { connectLimits } from '@engawa/contract/connect/limits';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useFormSubmit } from '../../../shared/form/use-form-submit.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { BoundArea } from '../../../ui/bound/fields/bound-area.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useAsk } from './use-connect-command.ts';
import { words as companyConnectWords } from './words.ja.ts';

export interface AskDialogProps {
  student: { studentId: string; name: string };
  room?: ReactNode;
  onClose: () => void;
}

export function AskDialog({ student: { studentId, name }, room, onClose }: AskDialogProps) {
  const t = useWords(companyConnectWords);
  const form = useForm({ defaultValues: { message: '' } });
  const { mutateAsync, isPending } = useAsk();
  const { submit, alert } = useFormSubmit(form, async ({ message }) => {
    await mutateAsync({ body: { studentId, message: message.trim() || null } });
    onClose();
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('ask.heading', { name })}
      description={t('ask.text')}
      holdsForm
    >
      <form onSubmit={submit} className="flex flex-col gap-4">
        {room}
        <FormAlert message={alert} />
        <BoundArea
          form={form}
          name="message"
          label={t('ask.message')}
          limit={connectLimits.message}
          rows={4}
        />
        <Button type="submit" tone="primary" busy={isPending} className="self-start">
          {t('ask.send')}
        </Button>
      </form>
    </Dialog>
  );
}
