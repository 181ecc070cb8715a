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
  /** Whose sessions have ended everywhere, where that is so. */
  accountId?: string;
}

interface DeedFormProps {
  deed: Deed;
  token: string;
  email: string;
  /** The account that is signed in here. */
  whoIsHere: () => Promise<string | undefined>;
  onDone: (reply: DeedReply, here: string | undefined) => void;
  onExpired: () => void;
}

/** Opening the link changes nothing yet: programs that look into mails open links as well. */
export function DeedForm({ deed, token, email, whoIsHere, onDone, onExpired }: DeedFormProps) {
  const words = useDeedWords(deed);
  const form = useForm();
  const { mutateAsync, isPending } = useCommand(deeds[deed].command, { meta: { ownErrors: true } });
  const { submit, alert } = useFormSubmit(
    form,
    async () => {
      // Asked before: a session that ends with this cannot be asked afterwards.
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
