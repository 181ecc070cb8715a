import { saveStudentSettings } from '@engawa/contract/settings/student';
import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form';
import { useCommand } from '../../shared/api/use-command.ts';
import { useVersionedSubmit } from '../../shared/form/use-versioned-submit.ts';
import { type StudentSettings, settingsQuery } from './queries.ts';

type Change = Partial<Omit<StudentSettings, 'version' | 'blockedCompanies'>> & {
  blockedCompanyIds?: string[];
};

interface SettingsFormParts<Values extends FieldValues> {
  settings: StudentSettings;
  valuesOf: (settings: StudentSettings) => Values;
  changeOf: (values: Values) => Change;
  onSaved?: (values: Values) => void;
}

/** Edits one part of the settings and sends the other parts unchanged. */
export function useSettingsForm<Values extends FieldValues>({
  settings,
  valuesOf,
  changeOf,
  onSaved,
}: SettingsFormParts<Values>) {
  const client = useQueryClient();
  const opened = useRef(settings);
  const versionRef = useRef(settings.version);
  const form = useForm<Values>({ defaultValues: valuesOf(settings) as DefaultValues<Values> });
  const { isDirty } = form.formState;
  const command = useCommand(saveStudentSettings, { meta: { ownErrors: true } });

  // Shows what was saved elsewhere, unless the form has changes.
  useLayoutEffect(() => {
    if (isDirty || opened.current === settings || settings.version < versionRef.current) return;
    opened.current = settings;
    versionRef.current = settings.version;
    form.reset(valuesOf(settings));
  }, [form, isDirty, settings, valuesOf]);

  const { submit, alert, conflict } = useVersionedSubmit(form, {
    versionRef,
    send: async (values, against) => {
      const body = { ...bodyOf(opened.current), version: against, ...changeOf(values) };
      const { settings: saved } = await command.mutateAsync({ body });
      opened.current = saved;
      client.setQueryData(settingsQuery.queryKey, saved);
      onSaved?.(values);
      return saved.version;
    },
    readStored: async () => {
      const stored = await client.fetchQuery({ ...settingsQuery, staleTime: 0 });
      opened.current = stored;
      return { version: stored.version, values: valuesOf(stored) };
    },
  });
  return { form, card: { submit, alert, conflict, unsaved: isDirty, busy: command.isPending } };
}

const bodyOf = ({ blockedCompanies, ...rest }: StudentSettings) => ({
  ...rest,
  blockedCompanyIds: blockedCompanies.map(({ companyId }) => companyId),
});
