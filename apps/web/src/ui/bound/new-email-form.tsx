import type { Ref } from 'react';
import type { useEmailForm } from '../../shared/form/use-email-form.ts';
import { Button } from '../button.tsx';
import { Field } from '../form/field.tsx';
import { FormAlert } from '../form/form-alert.tsx';
import { TextInput } from '../form/text-input.tsx';

interface NewEmailFormProps {
  form: ReturnType<typeof useEmailForm>;
  words: {
    heading: string;
    sent: (email: string) => string;
    label: string;
    hint?: string;
    send: string;
  };
  ref?: Ref<HTMLFormElement>;
  className?: string;
}

/** Asks for the new address, to which the server sends a confirmation link. */
export function NewEmailForm({ form, words, ref, className = '' }: NewEmailFormProps) {
  const { input, error, submit, alert, busy, sentTo } = form;
  return (
    <form
      ref={ref}
      noValidate
      onSubmit={submit}
      aria-label={words.heading}
      className={`flex flex-col gap-4 ${className}`}
    >
      <FormAlert message={alert} />
      <output className="phrased block rounded bg-moss-soft px-4 py-3 text-sm font-semibold text-moss empty:hidden">
        {sentTo !== undefined && words.sent(sentTo)}
      </output>
      <Field label={words.label} hint={words.hint} error={error}>
        <TextInput type="email" inputMode="email" autoComplete="email" {...input} />
      </Field>
      <Button type="submit" busy={busy} className="self-start">
        {words.send}
      </Button>
    </form>
  );
}
