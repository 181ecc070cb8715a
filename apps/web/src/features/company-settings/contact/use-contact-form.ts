import { sendCompanyContact } from '@engawa/contract/contact/company';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { StoredFile } from '../../../shared/api/sending/upload-file.ts';
import { useCommand } from '../../../shared/api/use-command.ts';
import { schemaResolver } from '../../../shared/form/schema-resolver.ts';
import { useFormSubmit } from '../../../shared/form/use-form-submit.ts';
import { useUploads } from '../../../shared/upload/use-uploads.ts';
import { useFocusOnRefusal } from '../../../ui/bound/use-focus-on-refusal.ts';

interface Values {
  subject: string;
  message: string;
  file: StoredFile | null;
}

const empty: Values = { subject: '', message: '', file: null };
const schema = async () => (await import('@engawa/contract/contact/schemas')).companyContactBody;
const bodyOf = ({ file, ...written }: Values) => ({ ...written, fileId: file?.id ?? null });

export function useContactForm() {
  const [sent, setSent] = useState(false);
  const form = useForm<Values>({
    defaultValues: empty,
    resolver: schemaResolver(schema, bodyOf),
    shouldFocusError: false,
  });
  const command = useCommand(sendCompanyContact, { meta: { ownErrors: true, ownWords: true } });
  const { submit, alert } = useFormSubmit(form, async (values) => {
    setSent(false);
    await command.mutateAsync({ body: bodyOf(values) });
    form.reset(empty);
    setSent(true);
  });
  const setFile = (file: StoredFile | null) => form.setValue('file', file, { shouldDirty: true });
  const { uploads, add, remove, retry, busy } = useUploads('contact', setFile);
  const file = useWatch({ control: form.control, name: 'file' });
  const items = [
    ...(file
      ? [{ id: file.id, name: file.name, size: file.bytes, onRemove: () => setFile(null) }]
      : []),
    ...uploads.map((one) => ({
      ...one,
      onRemove: () => remove(one.id),
      ...(one.error && { onRetry: () => retry(one.id) }),
    })),
  ];
  const element = useFocusOnRefusal(form);
  const isDirty = form.formState.isDirty || busy;
  return {
    form,
    sent,
    upload: { items, add, isFull: items.length > 0 },
    state: { element, submit, alert, isDirty, busy: command.isPending || busy },
  };
}
