import { useState } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { type CodeKind, useCodeWords } from '../use-code-words.ts';
import type { CompanySignIn } from '../use-company-sign-in.ts';
import { useTwoStepForm } from '../use-two-step-form.ts';
import { words as companySignInWords } from '../words.ja.ts';

type TwoStepFormProps = Pick<CompanySignIn, 'startOver'> & { codeToken: string };

export function TwoStepForm({ codeToken, startOver }: TwoStepFormProps) {
  const t = useWords(companySignInWords);
  const [kind, setKind] = useState<CodeKind>('app');
  const words = useCodeWords(kind);
  return (
    <>
      <h1 className="text-xl font-bold">{t('twoStep.heading')}</h1>
      <p className="phrased mt-2 mb-5 text-sumi-2">{words.text}</p>
      <CodeForm key={kind} kind={kind} codeToken={codeToken} startOver={startOver} />
      <div className="mt-4 flex flex-col gap-1">
        <Button tone="quiet" onClick={() => setKind(kind === 'app' ? 'recovery' : 'app')}>
          {words.other}
        </Button>
        <Button tone="quiet" onClick={startOver}>
          {t('choice.back')}
        </Button>
      </div>
      <p className="phrased mt-4 border-t border-line pt-4 text-sm text-sumi-2">
        {t('twoStep.lost')}
      </p>
    </>
  );
}

function CodeForm({ kind, codeToken, startOver }: TwoStepFormProps & { kind: CodeKind }) {
  const t = useWords(companySignInWords);
  const words = useCodeWords(kind);
  const { input, error, submit, alert, busy } = useTwoStepForm(codeToken, startOver);
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <FormAlert message={alert} />
      <Field label={words.label} hint={words.hint} error={error}>
        <TextInput
          autoComplete={kind === 'app' ? 'one-time-code' : 'off'}
          inputMode={kind === 'app' ? 'numeric' : 'text'}
          autoCapitalize="characters"
          spellCheck={false}
          className="tracking-wider tabular-nums"
          {...input}
        />
      </Field>
      <Button type="submit" tone="primary" size="large" busy={busy}>
        {t('signIn')}
      </Button>
    </form>
  );
}
