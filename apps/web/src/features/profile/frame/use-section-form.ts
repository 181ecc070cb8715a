import type { AnyEndpoint, CallOf, ReplyOf } from '@engawa/contract/endpoint';
import type { Profile } from '@engawa/contract/profile/schemas';
import type { ProfileSectionId } from '@engawa/contract/profile/sections';
import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form';
import { ApiFailure } from '../../../shared/api/api-failure.ts';
import { useCommand } from '../../../shared/api/use-command.ts';
import { type FormSchema, schemaResolver } from '../../../shared/form/schema-resolver.ts';
import { useDraft } from '../../../shared/form/use-draft.ts';
import { useFormSubmit } from '../../../shared/form/use-form-submit.ts';
import { useFocusOnRefusal } from '../../../ui/bound/use-focus-on-refusal.ts';
import { type MyAccount, myAccountQuery } from './queries.ts';

interface SectionFormParts<E extends AnyEndpoint, Values extends FieldValues> {
  section: ProfileSectionId;
  account: MyAccount;
  endpoint: E;
  schema: () => Promise<FormSchema>;
  valuesOf: (profile: Profile) => Values;
  /** Without the version. */
  bodyOf: (values: Values) => object;
  onSaved?: (reply: ReplyOf<E>) => void;
}

/**
 * One section of the profile as a form: checked with the server's schema, saved against the
 * version it was opened with. Another tab's save does not touch what is being typed; the person is
 * asked which of the two shall stay.
 */
export function useSectionForm<E extends AnyEndpoint, Values extends FieldValues>({
  section,
  account,
  endpoint,
  schema,
  valuesOf,
  bodyOf,
  onSaved,
}: SectionFormParts<E, Values>) {
  const client = useQueryClient();
  const { profile } = account;
  const shown = useRef(profile);
  const version = useRef(profile[section].version);
  const [newer, setNewer] = useState<number>();
  const form = useForm<Values>({
    defaultValues: valuesOf(profile) as DefaultValues<Values>,
    // Which version it is, the server knows better.
    resolver: schemaResolver(schema, (values: Values) => ({ version: 0, ...bodyOf(values) })),
    shouldFocusError: false,
  });
  const { isDirty } = form.formState;
  const restored = useDraft(form, account.user.id, section);
  const command = useCommand(endpoint, { meta: { ownErrors: true } });

  // What was saved elsewhere appears here, unless somebody is just writing. At once: a moment later
  // they might be.
  useLayoutEffect(() => {
    const { version: storedVersion } = profile[section];
    if (isDirty || shown.current === profile || storedVersion < version.current) return;
    shown.current = profile;
    version.current = storedVersion;
    form.reset(valuesOf(profile));
  }, [form, isDirty, profile, section, valuesOf]);

  async function save(values: Values): Promise<void> {
    try {
      const body = { version: version.current, ...bodyOf(values) };
      const reply = await command.mutateAsync({ body } as CallOf<E>);
      version.current = (reply as unknown as { version: number }).version;
      setNewer(undefined);
      form.reset(form.getValues());
      onSaved?.(reply);
      void client.invalidateQueries({ queryKey: myAccountQuery.queryKey });
    } catch (failure) {
      if (!(failure instanceof ApiFailure) || failure.code !== 'stale_version') throw failure;
      setNewer(failure.current);
    }
  }

  const element = useFocusOnRefusal(form);
  const { submit, alert } = useFormSubmit(form, save);

  return {
    form,
    element,
    submit,
    alert,
    isDirty,
    restored,
    busy: command.isPending,
    conflict: newer !== undefined && {
      keepMine: () => {
        version.current = newer;
        void form.handleSubmit(save)();
      },
      takeTheirs: async () => {
        const fresh = (await client.fetchQuery({ ...myAccountQuery, staleTime: 0 })).profile;
        version.current = fresh[section].version;
        form.reset(valuesOf(fresh));
        setNewer(undefined);
      },
    },
  };
}
