import { mondayOf } from '@engawa/contract/days/days';
import { shiftLimits } from '@engawa/contract/shifts/limits';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useFormSubmit } from '../../shared/form/use-form-submit.ts';
import { useWords } from '../../shared/i18n/words.ts';
import { BoundText } from '../../ui/bound/fields/bound-text.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { Select } from '../../ui/form/select.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Foresight } from './foresight.tsx';
import { type Shift, shiftsQuery } from './queries.ts';
import {
  blankShift,
  bodyOf,
  endsNextDay,
  isWhole,
  type ShiftValues,
  valuesOf,
} from './shift-values.ts';
import { useHoursText } from './use-hours-text.ts';
import { useShiftCommands } from './use-shift-commands.ts';
import { judgeWith } from './with-shift.ts';
import { words as shiftWords } from './words.ja.ts';

interface ShiftDialogProps {
  day: string;
  /** Undefined adds a shift. */
  shift: Shift | undefined;
  onClose: () => void;
}

const breaks = [0, 15, 30, 45, 60, 90, 120];
const repeats = [2, 4, 8];

/** Edits a shift and shows, before saving, the hours of the seven days around it. */
export function ShiftDialog({ day, shift, onClose }: ShiftDialogProps) {
  const t = useWords(shiftWords);
  const hours = useHoursText();
  const formId = useId();
  const form = useForm<ShiftValues>({ defaultValues: shift ? valuesOf(shift) : blankShift(day) });
  const values = useWatch({ control: form.control }) as ShiftValues;
  const { add, change, remove, isDeleting } = useShiftCommands();
  const whole = isWhole(values);
  const { data } = useQuery({
    ...shiftsQuery(mondayOf(whole ? values.day : day)),
    placeholderData: (before) => before,
  });
  const foreseen = whole && data ? judgeWith(data, values, shift?.id) : undefined;
  const { submit, alert } = useFormSubmit(form, async (given) => {
    if (!isWhole(given)) {
      form.setError('day', { message: t('form.fault') });
      return;
    }
    const body = bodyOf(given);
    if (shift) await change.mutateAsync({ params: { id: shift.id }, body });
    else await add.mutateAsync({ body: { ...body, weeks: Number(given.weeks) } });
    onClose();
  });
  const known = breaks.includes(Number(values.breakMinutes))
    ? breaks
    : [...breaks, Number(values.breakMinutes)].toSorted((a, b) => a - b);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={shift ? t('form.edit') : t('form.add')}
      width="small"
      holdsForm
      footer={
        <>
          {shift ? (
            <Button tone="quiet" busy={isDeleting} onClick={() => remove(shift, onClose)}>
              {t('form.delete')}
            </Button>
          ) : (
            <Button onClick={onClose}>{t('form.cancel')}</Button>
          )}
          <Button
            type="submit"
            form={formId}
            tone="primary"
            busy={add.isPending || change.isPending}
          >
            {foreseen?.state === 'over' ? t('form.saveAnyway') : t('form.save')}
          </Button>
        </>
      }
    >
      <form noValidate id={formId} onSubmit={submit} className="flex flex-col gap-4">
        <FormAlert message={alert} />
        <BoundText form={form} name="day" type="date" label={t('form.day')} required />
        <div className="grid grid-cols-2 gap-3">
          <BoundText form={form} name="from" type="time" label={t('form.from')} required />
          <BoundText
            form={form}
            name="to"
            type="time"
            label={t('form.to')}
            hint={whole && endsNextDay(values) ? t('form.toNext') : undefined}
            required
          />
        </div>
        <Foresight foreseen={foreseen} />
        <Field label={t('form.break')}>
          <Select
            {...form.register('breakMinutes')}
            placeholder={false}
            options={known.map((minutes) => ({
              value: `${minutes}`,
              label: minutes === 0 ? t('form.noBreak') : hours(minutes),
            }))}
          />
        </Field>
        <BoundText
          form={form}
          name="workplace"
          label={t('form.workplace')}
          hint={t('form.workplaceHint')}
          maxLength={shiftLimits.workplace}
        />
        {!shift && (
          <Field label={t('form.repeat')}>
            <Select
              {...form.register('weeks')}
              placeholder={false}
              options={[
                { value: '1', label: t('form.once') },
                ...repeats.map((weeks) => ({
                  value: `${weeks}`,
                  label: t('form.weeks', { weeks }),
                })),
              ]}
            />
          </Field>
        )}
      </form>
    </Dialog>
  );
}
