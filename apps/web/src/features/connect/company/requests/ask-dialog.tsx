import { listRequestJobs } from '@engawa/contract/connect/company';
import { connectLimits } from '@engawa/contract/connect/limits';
import { nameFor, type PerLanguage } from '@engawa/contract/language';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { endpointQuery } from '../../../../shared/api/endpoint-query.ts';
import { useFormSubmit } from '../../../../shared/form/use-form-submit.ts';
import { language } from '../../../../shared/i18n/language.ts';
import { useWords } from '../../../../shared/i18n/words.ts';
import { BoundArea } from '../../../../ui/bound/fields/bound-area.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/form/field.tsx';
import { FormAlert } from '../../../../ui/form/form-alert.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { useAsk } from '../use-connect-command.ts';
import { words as companyConnectWords } from '../words.ja.ts';

/** Chooses a text to start from; passed in by the page, because another feature owns templates. */
export type RequestTemplates = ComponentType<{
  name: string;
  jobs: readonly PerLanguage<string>[];
  onChoose: (text: string) => void;
}>;

export interface AskDialogProps {
  student: { studentId: string; name: string };
  room?: ReactNode;
  Templates?: RequestTemplates | undefined;
  onClose: () => void;
}

const jobsQuery = endpointQuery(listRequestJobs, {}, { staleTime: 60_000 });

export function AskDialog({
  student: { studentId, name },
  room,
  Templates,
  onClose,
}: AskDialogProps) {
  const t = useWords(companyConnectWords);
  const form = useForm({ defaultValues: { message: '', jobId: '' } });
  const { mutateAsync, isPending } = useAsk();
  const jobs = useQuery(jobsQuery).data?.jobs ?? [];
  const jobId = useWatch({ control: form.control, name: 'jobId' });
  const named = jobs.filter(({ id }) => id === jobId);
  const { submit, alert } = useFormSubmit(form, async ({ message, jobId: chosen }) => {
    await mutateAsync({
      body: { studentId, message: message.trim() || null, jobId: chosen || null },
    });
    onClose();
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('ask.heading', { name })}
      description={t('ask.text')}
      holdsForm
    >
      {Templates && (
        // Outside the form, because the templates have forms of their own.
        <Templates
          name={name}
          jobs={(named.length > 0 ? named : jobs).map(({ title }) => title)}
          onChoose={(text) => form.setValue('message', text, { shouldDirty: true })}
        />
      )}
      <form onSubmit={submit} className="flex flex-col gap-4">
        {room}
        <FormAlert message={alert} />
        {jobs.length > 0 && (
          <Field label={t('ask.job')}>
            <Select
              placeholder={t('ask.noJob')}
              options={jobs.map(({ id, title }) => ({
                value: id,
                label: nameFor(title, language),
              }))}
              {...form.register('jobId')}
            />
          </Field>
        )}
        <BoundArea
          form={form}
          name="message"
          label={t('ask.message')}
          limit={connectLimits.message}
          rows={4}
        />
        <Button type="submit" tone="primary" busy={isPending} className="self-start">
          {t('ask.send')}
        </Button>
      </form>
    </Dialog>
  );
}
