import type { BodyOf } from '@engawa/contract/endpoint';
import { inviteMembers } from '@engawa/contract/team/company';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useCommand } from '../../../../shared/api/use-command.ts';
import { schemaResolver } from '../../../../shared/form/schema-resolver.ts';
import { useFormSubmit } from '../../../../shared/form/use-form-submit.ts';
import { language } from '../../../../shared/i18n/language.ts';
import { useFocusOnRefusal } from '../../../../ui/bound/use-focus-on-refusal.ts';
import { teamQuery } from '../queries.ts';

export type InviteValues = BodyOf<typeof inviteMembers>;

const oneRow = (): InviteValues => ({ invitations: [{ email: '', name: '', role: 2, language }] });

const schema = async () => (await import('@engawa/contract/team/schemas')).invitationList;

/** Closing the dialog keeps the input until it is sent. */
export function useInviteForm(onInvited: () => void) {
  const client = useQueryClient();
  const form = useForm<InviteValues>({
    defaultValues: oneRow(),
    resolver: schemaResolver(schema, (values: InviteValues) => values),
    shouldFocusError: false,
  });
  const command = useCommand(inviteMembers, { meta: { ownErrors: true, visibleResult: true } });
  const { submit, alert } = useFormSubmit(form, async (body) => {
    await command.mutateAsync({ body });
    onInvited();
    form.reset(oneRow());
    await client.invalidateQueries({ queryKey: teamQuery.queryKey });
  });
  const element = useFocusOnRefusal(form);
  return { form, element, submit, alert, busy: command.isPending };
}
