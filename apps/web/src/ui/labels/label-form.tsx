import { type LabelColourId, labelColours } from '@engawa/contract/reference/connect/label-colours';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useFormSubmit } from '../../shared/form/use-form-submit.ts';
import { optionsOf } from '../../shared/i18n/options.ts';
import { useWords } from '../../shared/i18n/words.ts';
import { BoundRadios } from '../bound/fields/bound-radios.tsx';
import { BoundText } from '../bound/fields/bound-text.tsx';
import { Button } from '../button.tsx';
import { LabelTag } from '../display/label-tag.tsx';
import { FormAlert } from '../form/form-alert.tsx';
import type { Label, LabelCommands } from './label.ts';
import { words as labelWords } from './words.ja.ts';

interface Values {
  name: string;
  colour: LabelColourId;
}

interface LabelFormProps {
  label?: Label;
  save: LabelCommands['save'];
  onDone: () => void;
}

export function LabelForm({ label, save, onDone }: LabelFormProps) {
  const t = useWords(labelWords);
  const { id, name = '', colour = 'ai' } = label ?? {};
  const form = useForm<Values>({ defaultValues: { name, colour } });
  const { submit, alert } = useFormSubmit(form, async (values) => {
    await save({ ...(id && { id }), ...values });
    onDone();
  });
  const written = useWatch({ control: form.control });
  const { setFocus } = form;
  useEffect(() => setFocus('name'), [setFocus]);
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4 rounded bg-washi p-4">
      <FormAlert message={alert} />
      <BoundText form={form} name="name" label={t('name')} required autoComplete="off" />
      <BoundRadios
        form={form}
        name="colour"
        label={t('colour')}
        options={optionsOf(labelColours)}
        layout="row"
      />
      {written.name?.trim() && (
        <p className="flex flex-wrap items-center gap-2 text-sm text-sumi-2">
          {t('look')}
          <LabelTag name={written.name.trim()} colour={written.colour ?? 'ai'} />
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" tone="primary" busy={form.formState.isSubmitting}>
          {t('save')}
        </Button>
        <Button onClick={onDone}>{t('keep')}</Button>
      </div>
    </form>
  );
}
