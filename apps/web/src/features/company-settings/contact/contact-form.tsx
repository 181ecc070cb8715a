import { contactFileDays, contactLimits } from '@engawa/contract/contact/limits';
import { useWords } from '../../../shared/i18n/words.ts';
import { acceptOf } from '../../../shared/upload/use-uploads.ts';
import { BoundArea } from '../../../ui/bound/fields/bound-area.tsx';
import { BoundText } from '../../../ui/bound/fields/bound-text.tsx';
import { FileDrop } from '../../../ui/file/file-drop.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { ActionForm } from '../frame/action-form.tsx';
import { useContactForm } from './use-contact-form.ts';
import { words as companyContactWords } from './words.ja.ts';

export function ContactForm() {
  const t = useWords(companyContactWords);
  const { form, sent, upload, state } = useContactForm();
  return (
    <ActionForm
      name={t('heading')}
      action={t('send')}
      done={sent ? t('sent') : undefined}
      state={state}
    >
      <BoundText form={form} name="subject" label={t('subject')} required />
      <BoundArea
        form={form}
        name="message"
        label={t('message')}
        rows={8}
        limit={contactLimits.message}
        required
      />
      <Field label={t('file')} hint={t('fileHint', { days: contactFileDays })}>
        <FileDrop
          onFiles={upload.add}
          items={upload.items}
          accept={acceptOf('contact')}
          hint={t('fileFormats')}
          disabled={upload.isFull}
        />
      </Field>
    </ActionForm>
  );
}
