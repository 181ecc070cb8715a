import { offerLimits } from '@engawa/contract/offers/limits';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useFormSubmit } from '../../../shared/form/use-form-submit.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { BoundArea } from '../../../ui/bound/fields/bound-area.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { type Offer, useAnswerOffer } from './queries.ts';
import { words as offerWords } from './words.ja.ts';

interface AnswerDialogProps {
  offer: Offer;
  answer: 'accept' | 'decline';
  onDone: () => void;
  onClose: () => void;
}

/** States what follows from the answer before it is sent. */
export function AnswerDialog({ offer, answer, onDone, onClose }: AnswerDialogProps) {
  const t = useWords(offerWords);
  const formId = useId();
  const send = useAnswerOffer();
  const form = useForm({ defaultValues: { reason: '' } });
  const { submit, alert } = useFormSubmit(form, async ({ reason }) => {
    await send.mutateAsync({ body: { id: offer.id, answer, reason: reason.trim() || null } });
    onDone();
  });
  const accepts = answer === 'accept';
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={accepts ? t('confirm.acceptTitle') : t('confirm.declineTitle')}
      holdsForm
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            type="submit"
            form={formId}
            tone={accepts ? 'primary' : 'danger'}
            busy={send.isPending}
          >
            {accepts ? t('accept') : t('decline')}
          </Button>
        </>
      }
    >
      <form noValidate id={formId} onSubmit={submit} className="flex flex-col gap-4">
        <FormAlert message={alert} />
        {accepts ? (
          <ul className="phrased flex list-disc flex-col gap-2 pl-5">
            <li>{t('confirm.contract')}</li>
            <li>{t('confirm.conditions')}</li>
            <li>{t('confirm.leave')}</li>
          </ul>
        ) : (
          <>
            <p className="phrased">{t('confirm.declineText')}</p>
            <BoundArea
              form={form}
              name="reason"
              label={t('confirm.reason')}
              hint={t('confirm.reasonHint')}
              limit={offerLimits.reason}
              rows={3}
            />
          </>
        )}
      </form>
    </Dialog>
  );
}
