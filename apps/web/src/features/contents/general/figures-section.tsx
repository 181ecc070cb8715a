import { contentLimits } from '@engawa/contract/contents/limits';
import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { useWords } from '../../../shared/i18n/words.ts';
import { BoundNumber } from '../../../ui/bound/fields/bound-number.tsx';
import { useFocusOnAdded, withoutFocus } from '../../../ui/bound/use-focus-on-added.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { EditorSection } from '../frame/editor-section.tsx';
import { fieldProps } from '../frame/form/field-props.ts';
import type { Editor } from '../frame/form/use-content-form.ts';
import type { GeneralValues } from './general-values.ts';
import { words as generalWords } from './words.ja.ts';

const blankYear = { hired: '', hiredInternational: '', turnover: '', overtime: '' } as const;

const lastYear = new Date().getFullYear() - 1;

export function FiguresSection({ editor }: { editor: Editor<GeneralValues> }) {
  const t = useWords(generalWords);
  const { form } = editor;
  const field = fieldProps(editor);
  const name = 'common.yearlyFigures';
  const { fields, append, remove } = useFieldArray({ control: form.control, name });
  const years = form.getValues(name).map(({ year }) => year);
  const next = years.length > 0 ? Math.min(...years) - 1 : lastYear;
  const { lastItem, noteAdding } = useFocusOnAdded<HTMLFieldSetElement>(fields.length);
  const addYear = () => {
    noteAdding();
    append({ year: next, ...blankYear }, withoutFocus);
  };
  return (
    <EditorSection
      editor={editor}
      id="figures"
      heading={t('figures.heading')}
      intro={t('figures.intro')}
    >
      {fields.map(({ id }, index) => {
        const year = String(years[index]);
        return (
          <fieldset
            key={id}
            ref={index === fields.length - 1 ? lastItem : undefined}
            className="min-w-0 rounded border border-line p-4"
          >
            <legend className="sr-only">{t('figures.year', { year })}</legend>
            <div className="mb-2 flex items-center justify-between">
              <span aria-hidden className="font-bold">
                {t('figures.year', { year })}
              </span>
              <IconButton
                icon={<Trash2 aria-hidden />}
                label={t('figures.remove', { year })}
                onClick={() => remove(index)}
              />
            </div>
            <div className="grid grid-cols-2 gap-4 md:grid-cols-4">
              <BoundNumber {...field(`${name}.${index}.hired`)} unit={t('facts.people')} />
              <BoundNumber
                {...field(`${name}.${index}.hiredInternational`)}
                unit={t('facts.people')}
              />
              <BoundNumber {...field(`${name}.${index}.turnover`)} unit="%" />
              <BoundNumber {...field(`${name}.${index}.overtime`)} unit={t('figures.hours')} />
            </div>
          </fieldset>
        );
      })}
      {fields.length < contentLimits.yearlyFigures && (
        <Button className="self-start" onClick={addYear}>
          <Plus aria-hidden className="size-4" />
          {t('figures.add', { year: String(next) })}
        </Button>
      )}
    </EditorSection>
  );
}
