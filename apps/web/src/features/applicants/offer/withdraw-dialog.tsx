import { offerLimits } from '@engawa/contract/offers/limits';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useFormSubmit } from '../../../shared/form/use-form-submit.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { BoundArea } from '../../../ui/bound/fields/bound-area.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { useWithdrawOffer } from './queries.ts';
import { words as offerWords } from './words.ja.ts';

export function WithdrawDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useWords(offerWords);
  const formId = useId();
  const withdraw = useWithdrawOffer();
  const form = useForm({ defaultValues: { reason: '' } });
  const { submit, alert } = useFormSubmit(form, async ({ reason }) => {
    await withdraw.mutateAsync({ body: { id, reason } });
    onClose();
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('withdraw.title')}
      holdsForm
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={formId} tone="danger" busy={withdraw.isPending}>
            {t('withdraw.confirm')}
          </Button>
        </>
      }
    >
      <form noValidate id={formId} onSubmit={submit} className="flex flex-col gap-4">
        <FormAlert message={alert} />
        <p className="phrased">{t('withdraw.law')}</p>
        <p className="phrased text-sm text-sumi-2">{t('withdraw.reported')}</p>
        <BoundArea
          form={form}
          name="reason"
          label={t('withdraw.reason')}
          limit={offerLimits.reason}
          rows={4}
          required
        />
      </form>
    </Dialog>
  );
}
