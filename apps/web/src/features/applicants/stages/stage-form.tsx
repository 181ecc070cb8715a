import { applicationLimits } from '@engawa/contract/applications/limits';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useFormSubmit } from '../../../shared/form/use-form-submit.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { BoundArea } from '../../../ui/bound/fields/bound-area.tsx';
import { BoundText } from '../../../ui/bound/fields/bound-text.tsx';
import { Button } from '../../../ui/button.tsx';
import { FormAlert } from '../../../ui/form/form-alert.tsx';
import type { ApplyStage } from '../queries.ts';
import { useSaveStage } from './use-stage-commands.ts';
import { words as stageWords } from './words.ja.ts';

const linesOf = (text: string): string[] => text.split('\n').flatMap((line) => line.trim() || []);

interface Values {
  name: { jp: string; en: string };
  /** One per line. */
  criteria: string;
}

interface StageFormProps {
  stage?: ApplyStage;
  onDone: () => void;
}

export function StageForm({ stage, onDone }: StageFormProps) {
  const t = useWords(stageWords);
  const save = useSaveStage();
  const { id, name } = stage ?? {};
  const form = useForm<Values>({
    defaultValues: {
      name: { jp: name?.jp ?? '', en: name?.en ?? '' },
      criteria: stage?.criteria.join('\n') ?? '',
    },
  });
  const { submit, alert } = useFormSubmit(form, async ({ name: { jp, en }, criteria }) => {
    const body = {
      ...(id && { id }),
      name: { jp: jp.trim() || null, en: en.trim() || null },
      criteria: linesOf(criteria),
    };
    await save.mutateAsync({ body });
    onDone();
  });
  const { setFocus } = form;
  useEffect(() => setFocus('name.jp'), [setFocus]);
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4 rounded bg-washi p-4">
      <FormAlert message={alert} />
      <BoundText form={form} name="name.jp" label={t('nameJp')} lang="ja" autoComplete="off" />
      <BoundText form={form} name="name.en" label={t('nameEn')} lang="en" autoComplete="off" />
      <BoundArea
        form={form}
        name="criteria"
        label={t('criteria')}
        hint={t('criteriaHint', { count: applicationLimits.criteria })}
        rows={4}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" tone="primary" busy={form.formState.isSubmitting}>
          {t('save')}
        </Button>
        <Button onClick={onDone}>{t('keep')}</Button>
      </div>
    </form>
  );
}
