import { leaveCompany } from '@engawa/contract/leaving/company';
import { useNavigate } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { useCommand } from '../../../../shared/api/use-command.ts';
import { dropDraftsExceptOf } from '../../../../shared/form/drafts/drafts.ts';
import { useFormSubmit } from '../../../../shared/form/use-form-submit.ts';

/** The server ends all sessions of the person; this tab forgets its own. */
export function useLeaveForm() {
  const navigate = useNavigate();
  const form = useForm({ defaultValues: { handOverTo: '' } });
  const command = useCommand(leaveCompany, {
    endsSession: true,
    meta: { ownErrors: true },
    onSuccess: () => {
      dropDraftsExceptOf(undefined);
      void navigate({ to: '/company/signin', replace: true });
    },
  });
  const { submit, alert } = useFormSubmit(form, ({ handOverTo }) =>
    command.mutateAsync({ body: handOverTo ? { handOverTo } : {} }),
  );
  return { form, submit, alert, busy: command.isPending, refusal: command.error };
}
