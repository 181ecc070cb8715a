import { shiftLimits } from '@engawa/contract/shifts/limits';
import { listShifts, saveHolidays } from '@engawa/contract/shifts/student';
import { useQueryClient } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import { useFieldArray, useForm } from 'react-hook-form';
import { useCommand } from '../../../shared/api/use-command.ts';
import { useFormSubmit } from '../../../shared/form/use-form-submit.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { BoundText } from '../../../ui/bound/fields/bound-text.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import type { Planned } from '../queries.ts';
import { words as shiftWords } from '../words.ja.ts';

interface HolidaysDialogProps extends Pick<Planned, 'holidays'> {
  onClose: () => void;
}

const blank = { from: '', to: '' };

export function HolidaysDialog({ holidays, onClose }: HolidaysDialogProps) {
  const t = useWords(shiftWords);
  const formId = useId();
  const client = useQueryClient();
  const form = useForm({ defaultValues: { holidays: holidays.length > 0 ? holidays : [blank] } });
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'holidays' });
  const save = useCommand(saveHolidays, {
    meta: { visibleResult: true },
    onSuccess: () => client.invalidateQueries({ queryKey: [listShifts.id] }),
  });
  const { submit, alert } = useFormSubmit(form, async (values) => {
    // If one of the two dates is missing, the server would only report an invalid date.
    const half = values.holidays.findIndex(({ from, to }) => (from === '') !== (to === ''));
    if (half >= 0) {
      form.setError(`holidays.${half}.to`, { message: t('holidays.fault') });
      return;
    }
    const whole = values.holidays.filter(({ from }) => from !== '');
    await save.mutateAsync({ body: { holidays: whole } });
    onClose();
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('holidays.edit')}
      width="small"
      holdsForm
      footer={
        <>
          <Button onClick={onClose}>{t('form.cancel')}</Button>
          <Button type="submit" form={formId} tone="primary" busy={save.isPending}>
            {t('holidays.save')}
          </Button>
        </>
      }
    >
      <form noValidate id={formId} onSubmit={submit} className="flex flex-col gap-4">
        <FormAlert message={alert} />
        {fields.map((field, place) => (
          <div key={field.id} className="flex items-end gap-1">
            <div className="grid min-w-0 grow gap-3 sm:grid-cols-2">
              <BoundText
                form={form}
                name={`holidays.${place}.from`}
                type="date"
                label={t('holidays.from')}
              />
              <BoundText
                form={form}
                name={`holidays.${place}.to`}
                type="date"
                label={t('holidays.to')}
              />
            </div>
            <IconButton
              icon={<X aria-hidden />}
              label={t('holidays.remove', { place: place + 1 })}
              onClick={() => remove(place)}
            />
          </div>
        ))}
        {fields.length < shiftLimits.holidays && (
          <Button size="small" tone="quiet" className="self-start" onClick={() => append(blank)}>
            <Plus aria-hidden className="size-4" />
            {t('holidays.add')}
          </Button>
        )}
      </form>
    </Dialog>
  );
}
