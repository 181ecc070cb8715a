import { useForm } from 'react-hook-form';
import { useCommand } from '../../../shared/api/use-command.ts';
import { useFormSubmit } from '../../../shared/form/use-form-submit.ts';
import { Button } from '../../../ui/button.tsx';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import { type LinkAction, linkActions } from '../link-action.ts';
import { useLinkActionWords } from '../use-link-action-words.ts';

export interface LinkActionReply {
  email: string;
  side: 'company' | 'student';
  /** Set when all sessions of this account have ended. */
  accountId?: string;
}

interface LinkActionFormProps {
  action: LinkAction;
  token: string;
  email: string;
  whoIsHere: () => Promise<string | undefined>;
  onDone: (reply: LinkActionReply, here: string | undefined) => void;
  onExpired: () => void;
}

/** Needs a press, because mail scanners open links as well. */
export function LinkActionForm({
  action,
  token,
  email,
  whoIsHere,
  onDone,
  onExpired,
}: LinkActionFormProps) {
  const words = useLinkActionWords(action);
  const form = useForm();
  const { mutateAsync, isPending } = useCommand(linkActions[action].command, {
    meta: { ownErrors: true },
  });
  const { submit, alert } = useFormSubmit(
    form,
    async () => {
      // Asked before, because the command may end this session.
      const here = await whoIsHere();
      onDone(await mutateAsync({ body: { token } }), here);
    },
    { onGone: onExpired },
  );
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <div>
        <h1 className="text-xl font-bold">{words.heading}</h1>
        <p className="phrased mt-2 text-sumi-2">{words.text}</p>
      </div>
      <FormAlert message={alert} />
      <p className="rounded bg-washi px-4 py-3 font-semibold break-all">{email}</p>
      <Button type="submit" tone="primary" size="large" busy={isPending}>
        {words.action}
      </Button>
    </form>
  );
}
