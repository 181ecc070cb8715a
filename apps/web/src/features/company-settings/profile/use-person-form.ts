import { saveCompanyAccount } from '@engawa/contract/account/company';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useCommand } from '../../../shared/api/use-command.ts';
import { useDraft } from '../../../shared/form/drafts/use-draft.ts';
import { schemaResolver } from '../../../shared/form/schema-resolver.ts';
import { useVersionedSubmit } from '../../../shared/form/use-versioned-submit.ts';
import { companyAccountQuery } from '../../../shared/session/account.ts';
import type { CompanyAccount } from '../../../shared/session/create-session.ts';
import { useFocusOnRefusal } from '../../../ui/bound/use-focus-on-refusal.ts';
import { type PersonValues, personBody, personValues } from './person-values.ts';

const schema = async () =>
  (await import('@engawa/contract/account/account-body')).companyAccountBody;

export function usePersonForm(account: CompanyAccount) {
  const client = useQueryClient();
  const versionRef = useRef(account.version);
  const form = useForm<PersonValues>({
    defaultValues: personValues(account),
    // The schema requires a version; any value passes here, because only the server compares it.
    resolver: schemaResolver(schema, (values: PersonValues) => ({
      version: 0,
      ...personBody(values),
    })),
    shouldFocusError: false,
  });
  // A draft, because saving another screen language in the card below reloads the page.
  useDraft(form, versionRef, account.id, 'recruiter-profile');
  const command = useCommand(saveCompanyAccount, { meta: { ownErrors: true } });
  const { submit, alert, conflict } = useVersionedSubmit(form, {
    versionRef,
    send: async (values, version) => {
      const { user } = await command.mutateAsync({ body: { version, ...personBody(values) } });
      client.setQueryData(companyAccountQuery.queryKey, user);
      return user.version;
    },
    readStored: async () => {
      const stored = await client.fetchQuery({ ...companyAccountQuery, staleTime: 0 });
      return { version: stored.version, values: personValues(stored) };
    },
  });
  const element = useFocusOnRefusal(form);
  const { isDirty } = form.formState;
  return { form, state: { element, submit, alert, conflict, isDirty, busy: command.isPending } };
}
