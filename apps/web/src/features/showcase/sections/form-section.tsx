import type { FormEvent } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useWords } from '../../../shared/i18n/words.ts';
import { useFocusOnRefusal } from '../../../ui/bound/use-focus-on-refusal.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Combobox } from '../../../ui/choice/combobox.tsx';
import { MultiSelect } from '../../../ui/choice/multi-select.tsx';
import { DateInput } from '../../../ui/date/date-input.tsx';
import { showSnackbar } from '../../../ui/feedback/snackbar-store.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { PasswordInput } from '../../../ui/form/password-input.tsx';
import { RadioGroup } from '../../../ui/form/radio-group.tsx';
import { TextInput } from '../../../ui/form/text-input.tsx';
import { Section } from '../components/section.tsx';
import { words as showcaseWords } from '../words.ja.ts';

const empty = {
  name: '',
  email: '',
  password: '',
  nationality: null as string | null,
  birthday: '',
  languages: [] as string[],
  side: '',
  agree: false,
};

export function FormSection({ id }: { id: string }) {
  const t = useWords(showcaseWords);
  return (
    <Section id={id} heading={t('form.heading')} lead={t('form.lead')}>
      <Card className="p-6">
        <SignUpForm />
      </Card>
    </Section>
  );
}

function SignUpForm() {
  const t = useWords(showcaseWords);
  const form = useForm({ defaultValues: empty, shouldFocusError: false });
  const { register, control, handleSubmit, formState } = form;
  const { errors, isSubmitting } = formState;
  const element = useFocusOnRefusal(form);
  const nationalities = [
    { value: 'jp', label: t('form.japan') },
    { value: 'vn', label: t('form.vietnam') },
    { value: 'in', label: t('form.india') },
  ];
  const languages = [
    { value: 'ja', label: t('form.japanese') },
    { value: 'en', label: t('form.english') },
    { value: 'vi', label: t('form.vietnamese') },
  ];

  async function save(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, 800));
    showSnackbar({ ok: true, message: t('form.done') });
  }

  const submit = (event: FormEvent) => void handleSubmit(save)(event);

  return (
    <form ref={element} noValidate onSubmit={submit} className="grid gap-6 sm:grid-cols-2">
      <Field label={t('fields.name')} error={errors.name?.message} required>
        <TextInput autoComplete="off" {...register('name', { required: t('form.need.name') })} />
      </Field>
      <Field label={t('fields.email')} error={errors.email?.message} required>
        <TextInput
          type="email"
          autoComplete="off"
          {...register('email', {
            required: t('form.need.email'),
            pattern: { value: /^\S+@\S+\.\S+$/, message: t('form.need.emailShape') },
          })}
        />
      </Field>
      <Field label={t('fields.password')} error={errors.password?.message} required>
        <PasswordInput
          autoComplete="new-password"
          {...register('password', {
            validate: (value) => value.length >= 10 || t('form.need.password'),
          })}
        />
      </Field>
      <Controller
        name="nationality"
        control={control}
        rules={{ required: t('form.need.nationality') }}
        render={({ field, fieldState }) => (
          <Field label={t('form.nationality')} error={fieldState.error?.message} required>
            <Combobox {...field} items={nationalities} />
          </Field>
        )}
      />
      <Controller
        name="birthday"
        control={control}
        rules={{ required: t('form.need.birthday') }}
        render={({ field, fieldState }) => (
          <Field
            kind="group"
            label={t('dates.birthday')}
            error={fieldState.error?.message}
            required
          >
            <DateInput {...field} years={[2010, 1960]} birthday />
          </Field>
        )}
      />
      <Controller
        name="languages"
        control={control}
        rules={{ validate: (value) => value.length > 0 || t('form.need.languages') }}
        render={({ field, fieldState }) => (
          <Field label={t('form.languages')} error={fieldState.error?.message} required>
            <MultiSelect {...field} items={languages} />
          </Field>
        )}
      />
      <Field kind="radiogroup" label={t('form.side')} error={errors.side?.message} required>
        <RadioGroup
          layout="row"
          options={[
            { value: 'student', label: t('form.student') },
            { value: 'company', label: t('form.company') },
          ]}
          {...register('side', { required: t('form.need.side') })}
        />
      </Field>
      <Field kind="group" label={t('form.terms')} error={errors.agree?.message} required>
        <Checkbox
          label={t('form.agree')}
          {...register('agree', { required: t('form.need.agree') })}
        />
      </Field>
      <div className="sm:col-span-2">
        <Button type="submit" tone="primary" busy={isSubmitting} className="w-full sm:w-auto">
          {t('form.submit')}
        </Button>
      </div>
    </form>
  );
}
