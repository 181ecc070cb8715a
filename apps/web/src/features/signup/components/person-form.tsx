import { startSignUp } from '@engawa/contract/signup/anyone';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useCommand } from '../../../shared/api/use-command.ts';
import { rules } from '../../../shared/form/rules.ts';
import { useFormSubmit } from '../../../shared/form/use-form-submit.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { words as signUpWords } from '../words.ja.ts';

export interface Person {
  name: string;
  email: string;
}

interface PersonFormProps {
  person: Person;
  onSent: (person: Person) => void;
}

const terms = {
  terms: (chunks: ReactNode) => (
    <a href="/terms" target="_blank" rel="noreferrer" className="text-ai underline">
      {chunks}
    </a>
  ),
};

export function PersonForm({ person, onSent }: PersonFormProps) {
  const t = useWords(signUpWords);
  const form = useForm({ defaultValues: { ...person, agreed: false } });
  const { errors } = form.formState;
  const { mutateAsync, isPending } = useCommand(startSignUp, {
    meta: { ownErrors: true, visibleResult: true },
  });

  const { submit, alert } = useFormSubmit(form, async ({ name, email }) => {
    await mutateAsync({ body: { name, email, agreed: true } });
    onSent({ name, email });
  });

  return (
    <>
      <h1 className="mb-5 text-xl font-bold">{t('person.heading')}</h1>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <FormAlert message={alert} />
        <Field label={t('person.name')} error={errors.name?.message} required>
          <TextInput autoComplete="name" {...form.register('name', rules.name)} />
        </Field>
        <Field
          label={t('person.email')}
          hint={t('person.emailHint')}
          error={errors.email?.message}
          required
        >
          <TextInput
            type="email"
            inputMode="email"
            autoComplete="email"
            {...form.register('email', rules.email)}
          />
        </Field>
        <div>
          <Checkbox
            label={t.rich('person.agree', terms)}
            aria-invalid={Boolean(errors.agreed)}
            aria-describedby={errors.agreed && 'agreed-error'}
            {...form.register('agreed', {
              validate: (agreed) => agreed || t('person.agreeRequired'),
            })}
          />
          {errors.agreed && (
            <p id="agreed-error" className="text-sm font-semibold text-kaki-ink">
              {errors.agreed.message}
            </p>
          )}
        </div>
        <Button type="submit" tone="primary" size="large" busy={isPending}>
          {t('person.send')}
        </Button>
      </form>
    </>
  );
}
