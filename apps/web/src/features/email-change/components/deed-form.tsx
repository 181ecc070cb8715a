import { useForm } from 'react-hook-form';
import { useCommand } from '../../../shared/api/use-command.ts';
import { useFormSubmit } from '../../../shared/form/use-form-submit.ts';
import { Button } from '../../../ui/button.tsx';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import { type Deed, deeds } from '../deeds.ts';
import { useDeedWords } from '../use-deed-words.ts';

export interface DeedReply {
  email: string;
  side: 'company' | 'student';
  /** Set when all sessions of this account have ended. */
  accountId?: string;
}

interface DeedFormProps {
  deed: Deed;
  token: string;
  email: string;
  /** Resolves to the id of the account signed in here. */
  whoIsHere: () => Promise<string | undefined>;
  onDone: (reply: DeedReply, here: string | undefined) => void;
  onExpired: () => void;
}

/** Needs a press, because mail scanners open links as well. */
export function DeedForm({ deed, token, email, whoIsHere, onDone, onExpired }: DeedFormProps) {
  const words = useDeedWords(deed);
  const form = useForm();
  const { mutateAsync, isPending } = useCommand(deeds[deed].command, { meta: { ownErrors: true } });
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
