import type { AnyEndpoint, CallOf, ReplyOf } from '@engawa/contract/endpoint';
import type { Profile } from '@engawa/contract/profile/schemas';
import type { ProfileSectionId } from '@engawa/contract/profile/sections';
import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form';
import { useCommand } from '../../../shared/api/use-command.ts';
import { useDraft } from '../../../shared/form/drafts/use-draft.ts';
import { type FormSchema, schemaResolver } from '../../../shared/form/schema-resolver.ts';
import { useVersionedSubmit } from '../../../shared/form/use-versioned-submit.ts';
import { useFocusOnRefusal } from '../../../ui/bound/use-focus-on-refusal.ts';
import { type MyAccount, myAccountQuery } from './queries.ts';

interface SectionFormParts<E extends AnyEndpoint, Values extends FieldValues> {
  section: ProfileSectionId;
  account: MyAccount;
  endpoint: E;
  schema: () => Promise<FormSchema>;
  valuesOf: (profile: Profile) => Values;
  bodyOf: (values: Values) => object;
  onSaved?: (reply: ReplyOf<E>) => void;
}

/** A profile section as a form, validated with the server's schema. */
export function useSectionForm<E extends AnyEndpoint, Values extends FieldValues>({
  section,
  account: { profile, user },
  endpoint,
  schema,
  valuesOf,
  bodyOf,
  onSaved,
}: SectionFormParts<E, Values>) {
  const client = useQueryClient();
  const shown = useRef(profile);
  const versionRef = useRef(profile[section].version);
  const form = useForm<Values>({
    defaultValues: valuesOf(profile) as DefaultValues<Values>,
    // The schema requires a version; any value passes here, because only the server compares it.
    resolver: schemaResolver(schema, (values: Values) => ({ version: 0, ...bodyOf(values) })),
    shouldFocusError: false,
  });
  const { isDirty } = form.formState;
  const restored = useDraft(form, versionRef, user.id, section);
  const [savedTimes, setSavedTimes] = useState(0);
  const command = useCommand(endpoint, { meta: { ownErrors: true } });

  // Shows what was saved elsewhere, unless the form has changes. A layout effect, because a later
  // one could overwrite fresh input.
  useLayoutEffect(() => {
    const stored = profile[section].version;
    if (isDirty || shown.current === profile || stored < versionRef.current) return;
    shown.current = profile;
    versionRef.current = stored;
    form.reset(valuesOf(profile));
  }, [form, isDirty, profile, section, valuesOf]);

  const { submit, alert, conflict } = useVersionedSubmit(form, {
    versionRef,
    send: async (values, against) => {
      const body = { version: against, ...bodyOf(values) };
      const reply = await command.mutateAsync({ body } as CallOf<E>);
      onSaved?.(reply);
      setSavedTimes((times) => times + 1);
      void client.invalidateQueries({ queryKey: myAccountQuery.queryKey });
      return (reply as unknown as { version: number }).version;
    },
    readStored: async () => {
      const fresh = (await client.fetchQuery({ ...myAccountQuery, staleTime: 0 })).profile;
      return { version: fresh[section].version, values: valuesOf(fresh) };
    },
  });

  const element = useFocusOnRefusal(form);
  const busy = command.isPending;
  return { form, element, submit, alert, conflict, isDirty, restored, savedTimes, busy };
}
