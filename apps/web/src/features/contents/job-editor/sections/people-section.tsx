import { contentLimits } from '@engawa/contract/contents/limits';
import { limitsIn } from '@engawa/contract/jobs/posting/publish-findings';
import {
  ageExceptions,
  genderExceptions,
  nationalityExceptions,
} from '@engawa/contract/reference/jobs/posting-details';
import { frequentLanguages } from '@engawa/contract/reference/languages/frequent-languages';
import { jlptLevels } from '@engawa/contract/reference/languages/jlpt-levels';
import { selfRatings } from '@engawa/contract/reference/languages/self-ratings';
import { japaneseId, spokenLanguages } from '@engawa/contract/reference/languages/spoken-languages';
import { majorTypes } from '@engawa/contract/reference/people/major-types';
import { Plus, Trash2 } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { optionsByUse, optionsOf } from '../../../../shared/i18n/options.ts';
import { useWords } from '../../../../shared/i18n/words.ts';
import { BoundChecks } from '../../../../ui/bound/fields/bound-checks.tsx';
import { BoundMonth } from '../../../../ui/bound/fields/bound-dates.tsx';
import { BoundSelect } from '../../../../ui/bound/fields/bound-select.tsx';
import { useFocusOnAdded, withoutFocus } from '../../../../ui/bound/use-focus-on-added.ts';
import { Button } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { EditorSection } from '../../frame/editor-section.tsx';
import { BilingualField } from '../../frame/fields/bilingual-field.tsx';
import { fieldProps } from '../../frame/form/field-props.ts';
import { type JobValues, jobForm } from '../job-values.ts';
import { words as jobEditorWords } from '../words.ja.ts';
import type { JobSectionProps } from './job-section.ts';

const thisYear = new Date().getFullYear();
const years = [thisYear, thisYear + 5] as const;
const graduationYears = [thisYear - 5, thisYear + 5] as const;

export function PeopleSection({ editor }: JobSectionProps) {
  const t = useWords(jobEditorWords);
  const field = fieldProps(editor);
  return (
    <EditorSection editor={editor} id="people" heading={t('people.heading')}>
      <NeededLanguages editor={editor} />
      <BoundChecks
        {...field('common.majors')}
        hint={t('people.majorsHint')}
        options={optionsOf(majorTypes)}
      />
      <LawfulReasons editor={editor} />
      <div className="grid gap-5 sm:grid-cols-2">
        <BoundMonth {...field('common.graduationFrom')} years={graduationYears} />
        <BoundMonth {...field('common.graduationTo')} years={graduationYears} />
        <BoundMonth {...field('common.startFrom')} years={years} />
        <BoundMonth {...field('common.startTo')} years={years} />
      </div>
    </EditorSection>
  );
}

/** Shown only if a text reads like a condition, or a reason is chosen already. */
function LawfulReasons({ editor }: JobSectionProps) {
  const t = useWords(jobEditorWords);
  const field = fieldProps(editor);
  const values = useDeferredValue(useWatch({ control: editor.form.control }) as JobValues);
  const job = useMemo(() => jobForm.documentOf(values), [values]);
  const asked = useMemo(() => limitsIn(job), [job]);
  const hasSentence = Boolean(job.jp?.conditionReason || job.en?.conditionReason);
  if (asked.size === 0 && !hasSentence) return null;
  return (
    <fieldset aria-label={t('people.reasons')} className="flex min-w-0 flex-col gap-5">
      <p className="phrased text-sm text-sumi-2">{t('people.reasonsHint')}</p>
      {asked.has('age') && (
        <BoundSelect {...field('common.ageReason')} options={optionsOf(ageExceptions)} />
      )}
      {asked.has('gender') && (
        <BoundSelect {...field('common.genderReason')} options={optionsOf(genderExceptions)} />
      )}
      {asked.has('nationality') && (
        <BoundSelect
          {...field('common.nationalityReason')}
          options={optionsOf(nationalityExceptions)}
        />
      )}
      <BilingualField
        editor={editor}
        field="conditionReason"
        area={{ limit: contentLimits.note, rows: 2 }}
      />
    </fieldset>
  );
}

function NeededLanguages({ editor }: JobSectionProps) {
  const t = useWords(jobEditorWords);
  const { form } = editor;
  const field = fieldProps(editor);
  const name = 'common.languages';
  const { fields, append, remove } = useFieldArray({ control: form.control, name });
  const blank = {
    language: fields.length === 0 ? 'ja' : 'en',
    level: 'business',
    jlpt: '',
  } as const;
  const { lastItem, noteAdding } = useFocusOnAdded<HTMLDivElement>(fields.length);
  const addLanguage = () => {
    noteAdding();
    append(blank, withoutFocus);
  };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{field(name).label}</legend>
      <div className="flex flex-col gap-3">
        {fields.map(({ id }, index) => (
          <div
            key={id}
            ref={index === fields.length - 1 ? lastItem : undefined}
            className="grid items-end gap-3 rounded border border-line p-4 sm:grid-cols-[1fr_1fr_1fr_auto]"
          >
            <BoundSelect
              {...field(`${name}.${index}.language`)}
              options={optionsByUse(spokenLanguages, frequentLanguages)}
            />
            <BoundSelect {...field(`${name}.${index}.level`)} options={optionsOf(selfRatings)} />
            {form.watch(`${name}.${index}.language`) === japaneseId ? (
              <BoundSelect
                {...field(`${name}.${index}.jlpt`)}
                options={optionsOf(jlptLevels)}
                placeholder={t('people.noJlpt')}
              />
            ) : (
              <span />
            )}
            <IconButton
              icon={<Trash2 aria-hidden />}
              label={t('people.removeLanguage', { number: index + 1 })}
              onClick={() => remove(index)}
            />
          </div>
        ))}
        {fields.length < contentLimits.jobLanguages && (
          <Button className="self-start" onClick={addLanguage}>
            <Plus aria-hidden className="size-4" />
            {t('people.addLanguage')}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
