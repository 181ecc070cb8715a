import { addDays } from '@engawa/contract/days/days';
import { offerLimits } from '@engawa/contract/offers/limits';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useFormSubmit } from '../../../shared/form/use-form-submit.ts';
import { today } from '../../../shared/format/day.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { BoundArea } from '../../../ui/bound/fields/bound-area.tsx';
import { BoundText } from '../../../ui/bound/fields/bound-text.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { type Offer, useAskForTime } from './queries.ts';
import { words as offerWords } from './words.ja.ts';

export function MoreTimeDialog({ offer, onClose }: { offer: Offer; onClose: () => void }) {
  const t = useWords(offerWords);
  const formId = useId();
  const ask = useAskForTime();
  const { replyBy } = offer;
  const from = replyBy !== null && replyBy > today() ? replyBy : today();
  const form = useForm({ defaultValues: { until: addDays(from, 7), text: '' } });
  const { submit, alert } = useFormSubmit(form, async ({ until, text }) => {
    await ask.mutateAsync({ body: { id: offer.id, until, text: text.trim() || null } });
    onClose();
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('time.title')}
      holdsForm
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={formId} tone="primary" busy={ask.isPending}>
            {t('time.send')}
          </Button>
        </>
      }
    >
      <form noValidate id={formId} onSubmit={submit} className="flex flex-col gap-4">
        <FormAlert message={alert} />
        <p className="phrased">{t('time.text')}</p>
        <BoundText form={form} name="until" type="date" label={t('time.until')} required />
        <BoundArea
          form={form}
          name="text"
          label={t('time.words')}
          limit={offerLimits.reason}
          rows={3}
        />
      </form>
    </Dialog>
  );
}
