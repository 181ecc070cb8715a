import { addDays } from '@engawa/contract/days/days';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useFormSubmit } from '../../../shared/form/use-form-submit.ts';
import { today } from '../../../shared/format/day.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { BoundText } from '../../../ui/bound/fields/bound-text.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { type SentOffer, useExtendOffer } from './queries.ts';
import { words as offerWords } from './words.ja.ts';

/** Suggests the day that the student asked for, otherwise a week more. */
const suggestedDay = ({ replyBy, moreTime }: SentOffer): string => {
  const from = replyBy !== null && replyBy > today() ? replyBy : today();
  return moreTime?.until ?? addDays(from, 7);
};

export function ExtendDialog({ offer, onClose }: { offer: SentOffer; onClose: () => void }) {
  const t = useWords(offerWords);
  const formId = useId();
  const extend = useExtendOffer();
  const form = useForm({ defaultValues: { replyBy: suggestedDay(offer) } });
  const { submit, alert } = useFormSubmit(form, async ({ replyBy }) => {
    await extend.mutateAsync({ body: { id: offer.id, replyBy } });
    onClose();
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('extend.title')}
      width="small"
      holdsForm
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={formId} tone="primary" busy={extend.isPending}>
            {t('extend.confirm')}
          </Button>
        </>
      }
    >
      <form noValidate id={formId} onSubmit={submit} className="flex flex-col gap-4">
        <FormAlert message={alert} />
        <BoundText form={form} name="replyBy" type="date" label={t('extend.day')} required />
      </form>
    </Dialog>
  );
}
