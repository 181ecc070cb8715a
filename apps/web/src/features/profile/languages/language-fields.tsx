import { say } from '@engawa/contract/language';
import { frequentLanguages } from '@engawa/contract/reference/languages/frequent-languages';
import { jlptLevels } from '@engawa/contract/reference/languages/jlpt-levels';
import { languageExams } from '@engawa/contract/reference/languages/language-exams';
import { selfRatings } from '@engawa/contract/reference/languages/self-ratings';
import { shownLevel } from '@engawa/contract/reference/languages/shown-level';
import { spokenLanguages } from '@engawa/contract/reference/languages/spoken-languages';
import { useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { language as reader } from '../../../shared/i18n/language.ts';
import { optionsByUse, optionsOf } from '../../../shared/i18n/options.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { BoundMonth } from '../../../ui/bound/fields/bound-dates.tsx';
import { BoundSelect } from '../../../ui/bound/fields/bound-select.tsx';
import { BoundText } from '../../../ui/bound/fields/bound-text.tsx';
import { Tag } from '../../../ui/tag.tsx';
import type { LanguagesValues } from './languages-values.ts';
import { words as languagesWords } from './words.ja.ts';

interface LanguageFieldsProps {
  form: UseFormReturn<LanguagesValues>;
  at: `languages.${number}`;
}

const thisYear = new Date().getFullYear();

export function LanguageFields({ form, at }: LanguageFieldsProps) {
  const t = useWords(languagesWords);
  const { language, exam, level, score } = form.watch(at);
  const spoken = useMemo(() => optionsByUse(spokenLanguages, frequentLanguages), []);
  const exams = languageExams.entries.filter((one) => one.language === language);
  const range = exam === '' ? undefined : languageExams.byId(exam).score;
  const points = score === '' ? null : Number(String(score).normalize('NFKC'));
  const shown = shownLevel(exam || null, points, level || null);
  const pair = 'grid gap-5 sm:grid-cols-2';
  return (
    <>
      <div className={pair}>
        <BoundSelect
          form={form}
          name={`${at}.language`}
          label={t('language')}
          options={spoken}
          required
        />
        <BoundSelect
          form={form}
          name={`${at}.selfRating`}
          label={t('selfRating')}
          options={optionsOf(selfRatings)}
          required
        />
      </div>
      {exams.length > 0 && (
        <div className={pair}>
          <BoundSelect
            form={form}
            name={`${at}.exam`}
            label={t('exam')}
            placeholder={t('noExam')}
            options={exams.map(({ id, name }) => ({ value: id, label: say(name, reader) }))}
          />
          {exam === 'jlpt' && (
            <BoundSelect
              form={form}
              name={`${at}.level`}
              label={t('level')}
              options={optionsOf(jlptLevels)}
              required
            />
          )}
          {range && (
            <>
              <BoundText
                form={form}
                name={`${at}.score`}
                label={exam === 'jlpt' ? t('scoreIfKnown') : t('score')}
                hint={t('range', { min: range.min, max: range.max })}
                inputMode="decimal"
                required={exam !== 'jlpt'}
              />
              <BoundMonth
                form={form}
                name={`${at}.certifiedOn`}
                label={t('certifiedOn')}
                years={[thisYear, thisYear - 30]}
              />
            </>
          )}
        </div>
      )}
      {shown && (
        <p aria-live="polite" className="flex items-center gap-2 text-sm text-sumi-2">
          <Tag tone="good">{shown}</Tag>
          {t('shownTo')}
        </p>
      )}
    </>
  );
}
