import { contactLimits } from '@engawa/contract/contact/limits';
import { sendStudentContact } from '@engawa/contract/contact/student';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useCommand } from '../../../shared/api/use-command.ts';
import { rules } from '../../../shared/form/rules.ts';
import { useFormSubmit } from '../../../shared/form/use-form-submit.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { Field } from '../../../ui/form/field.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { words as settingsWords } from '../words.ja.ts';
import { SettingCard } from './setting-card.tsx';

export function ContactForm() {
  const t = useWords(settingsWords);
  const [sent, setSent] = useState(false);
  const form = useForm({ defaultValues: { subject: '', message: '' } });
  const { errors, isDirty } = form.formState;
  const { mutateAsync, isPending } = useCommand(sendStudentContact, {
    meta: { ownErrors: true, visibleResult: true },
    onSuccess: () => {
      form.reset();
      setSent(true);
    },
  });
  const { submit, alert } = useFormSubmit(form, (body) => mutateAsync({ body }));
  return (
    <SettingCard
      intro={t('contact.intro')}
      card={{ submit, alert, unsaved: isDirty, busy: isPending }}
      action={t('contact.send')}
    >
      {sent && !isDirty && (
        <output className="rounded bg-moss-soft px-4 py-3 text-sm font-semibold text-moss">
          {t('contact.sent')}
        </output>
      )}
      <Field label={t('contact.subject')} error={errors.subject?.message} required>
        <TextInput {...form.register('subject', rules.required)} />
      </Field>
      <Field label={t('contact.message')} error={errors.message?.message} required>
        <TextArea
          rows={6}
          limit={contactLimits.message}
          {...form.register('message', rules.required)}
        />
      </Field>
    </SettingCard>
  );
}
