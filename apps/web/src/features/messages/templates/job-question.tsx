import { nameFor } from '@engawa/contract/language';
import { useState } from 'react';
import { language } from '../../../shared/i18n/language.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { words as messageWords } from '../words.ja.ts';
import { type ChosenText, fillTemplate, type TemplateValues } from './template-values.ts';

interface JobQuestionProps {
  chosen: ChosenText;
  values: TemplateValues;
  onAnswer: (text: string) => void;
  onBack: () => void;
}

/** Asks which of several jobs a text is about. The last application is suggested. */
export function JobQuestion({ chosen, values, onAnswer, onBack }: JobQuestionProps) {
  const t = useWords(messageWords);
  const { jobs } = values;
  const [place, setPlace] = useState(jobs.length - 1);
  return (
    <div className="flex flex-col gap-4">
      <Field label={t('templates.whichJob')}>
        <Select
          placeholder={false}
          value={String(place)}
          onChange={({ target }) => setPlace(Number(target.value))}
          options={jobs.map((job, at) => ({ value: String(at), label: nameFor(job, language) }))}
        />
      </Field>
      <div className="flex justify-end gap-2">
        <Button onClick={onBack}>{t('goBack')}</Button>
        <Button tone="primary" onClick={() => onAnswer(fillTemplate(chosen, values, jobs[place]))}>
          {t('templates.use')}
        </Button>
      </div>
    </div>
  );
}
