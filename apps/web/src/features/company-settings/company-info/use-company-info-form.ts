import { saveCompanyInfo } from '@engawa/contract/company-info/company';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useCommand } from '../../../shared/api/use-command.ts';
import { schemaResolver } from '../../../shared/form/schema-resolver.ts';
import { useVersionedSubmit } from '../../../shared/form/use-versioned-submit.ts';
import { useFocusOnRefusal } from '../../../ui/bound/use-focus-on-refusal.ts';
import { type InfoValues, infoBody, infoValues } from './company-info-values.ts';
import { type CompanyInfo, companyInfoQuery } from './queries.ts';

const schema = async () => (await import('@engawa/contract/company-info/schemas')).companyInfoBody;

export function useCompanyInfoForm(info: CompanyInfo) {
  const client = useQueryClient();
  const versionRef = useRef(info.version);
  const form = useForm<InfoValues>({
    defaultValues: infoValues(info),
    // The schema requires a version; any value passes here, because only the server compares it.
    resolver: schemaResolver(schema, (values: InfoValues) => ({ version: 0, ...infoBody(values) })),
    shouldFocusError: false,
  });
  const command = useCommand(saveCompanyInfo, { meta: { ownErrors: true } });
  const { submit, alert, conflict } = useVersionedSubmit(form, {
    versionRef,
    send: async (values, version) => {
      const { company } = await command.mutateAsync({ body: { version, ...infoBody(values) } });
      client.setQueryData(companyInfoQuery.queryKey, company);
      return company.version;
    },
    readStored: async () => {
      const stored = await client.fetchQuery({ ...companyInfoQuery, staleTime: 0 });
      return { version: stored.version, values: infoValues(stored) };
    },
  });
  const element = useFocusOnRefusal(form);
  const { isDirty } = form.formState;
  return { form, state: { element, submit, alert, conflict, isDirty, busy: command.isPending } };
}
