import { sendSignInCode } from '@engawa/contract/auth/anyone';
import type { ReactNode } from 'react';
import { useCommand } from '../../../shared/api/use-command.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { words as companySignInWords } from '../words.ja.ts';

interface SignInCodeProps {
  email: string;
  error: string | undefined;
  onSent: () => void;
  children: ReactNode;
}

/** After too many wrong passwords for this address, its owner signs in with a code from a mail. */
export function SignInCode({ email, error, onSent, children }: SignInCodeProps) {
  const t = useWords(companySignInWords);
  const { mutate, isPending, isSuccess } = useCommand(sendSignInCode, { onSuccess: onSent });
  return (
    <div className="flex flex-col gap-3 rounded border border-line p-4">
      <Button busy={isPending} onClick={() => mutate({ body: { email } })}>
        {isSuccess ? t('code.again') : t('code.send')}
      </Button>
      <output className="phrased text-sm text-sumi-2 empty:hidden">
        {isSuccess && t('code.sent')}
      </output>
      <Field label={t('code.label')} hint={t('code.hint')} error={error}>
        {children}
      </Field>
    </div>
  );
}
