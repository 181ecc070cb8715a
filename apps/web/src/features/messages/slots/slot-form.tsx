import { messageLimits } from '@engawa/contract/messages/limits';
import { slotLimits } from '@engawa/contract/slots/limits';
import { useQuery } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { useId } from 'react';
import { useFieldArray, useForm } from 'react-hook-form';
import { useFormSubmit } from '../../../shared/form/use-form-submit.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { BoundArea } from '../../../ui/bound/fields/bound-area.tsx';
import { BoundMulti } from '../../../ui/bound/fields/bound-multi.tsx';
import { BoundText } from '../../../ui/bound/fields/bound-text.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { interviewersQuery } from '../queries.ts';
import { words as messageWords } from '../words.ja.ts';
import type { SlotValues } from './slot-values.ts';

interface SlotFormProps {
  title: string;
  confirm: string;
  initial: SlotValues;
  most: number;
  hasText: boolean;
  send: (values: SlotValues) => Promise<unknown>;
  busy: boolean;
  onClose: () => void;
}

const lengths = [15, 30, 45, 60, 90, 120];

export function SlotForm({
  title,
  confirm,
  initial,
  most,
  hasText,
  send,
  busy,
  onClose,
}: SlotFormProps) {
  const t = useWords(messageWords);
  const formId = useId();
  const members = useQuery(interviewersQuery).data?.assignees ?? [];
  const form = useForm<SlotValues>({ defaultValues: initial });
  const count = slotLimits.interviewers;
  const hint = hasText
    ? t('slots.interviewersHint', { count })
    : t('slots.interviewersMoveHint', { count });
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'times' });
  const { submit, alert } = useFormSubmit(form, async (values) => {
    await send(values);
    onClose();
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      holdsForm
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={formId} tone="primary" busy={busy}>
            {confirm}
          </Button>
        </>
      }
    >
      <form noValidate id={formId} onSubmit={submit} className="flex flex-col gap-4">
        <FormAlert message={alert} />
        <Field kind="group" label={t('slots.times')} hint={t('slots.inJapan')} required>
          <div className="flex flex-col gap-2">
            {fields.map((field, place) => (
              <div key={field.id} className="flex items-end gap-1">
                <BoundText
                  form={form}
                  name={`times.${place}.at`}
                  type="datetime-local"
                  label={<span className="sr-only">{t('slots.nth', { place: place + 1 })}</span>}
                  className="grow"
                />
                {fields.length > 1 && (
                  <IconButton
                    icon={<X aria-hidden />}
                    label={t('slots.removeTime', { place: place + 1 })}
                    onClick={() => remove(place)}
                  />
                )}
              </div>
            ))}
            {fields.length < most && (
              <Button
                size="small"
                tone="quiet"
                className="self-start"
                onClick={() => append({ at: '' })}
              >
                <Plus aria-hidden className="size-4" />
                {t('slots.addTime', { count: most })}
              </Button>
            )}
          </div>
        </Field>
        <Field label={t('slots.minutes')}>
          <Select
            {...form.register('minutes')}
            options={lengths.map((minutes) => ({
              value: `${minutes}`,
              label: t('slots.length', { minutes }),
            }))}
          />
        </Field>
        <BoundText
          form={form}
          name="place"
          label={t('slots.place')}
          hint={t('slots.placeHint')}
          maxLength={slotLimits.place}
        />
        <BoundText
          form={form}
          name="link"
          type="url"
          label={t('slots.link')}
          placeholder="https://"
        />
        <BoundMulti
          form={form}
          name="interviewerIds"
          label={t('slots.interviewers')}
          hint={hint}
          options={members.map((one) => ({ value: one.id, label: one.name }))}
        />
        {hasText && (
          <BoundArea
            form={form}
            name="text"
            label={t('slots.words')}
            limit={messageLimits.text}
            rows={3}
          />
        )}
      </form>
    </Dialog>
  );
}
