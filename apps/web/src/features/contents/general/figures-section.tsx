import { contentLimits } from '@engawa/contract/contents/limits';
import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { nullToBlank } from '../../../shared/form/blanks.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { BoundNumber } from '../../../ui/bound/bound-number.tsx';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { EditorSection } from '../frame/editor-section.tsx';
import type { Editor } from '../frame/use-content-form.ts';
import { blankYear, type GeneralValues } from './general-values.ts';
import { generalWords } from './words.ts';

const lastYear = new Date().getFullYear() - 1;

/** Hiring, turnover and overtime, year by year, the latest first. */
export function FiguresSection({ editor }: { editor: Editor }) {
  const t = useWords(generalWords);
  const { form } = editor;
  const name = 'common.yearlyFigures';
  const { fields, append, remove } = useFieldArray({ control: form.control, name });
  const figures = form.getValues(name) as GeneralValues['common']['yearlyFigures'];
  const years = figures.map(({ year }) => year);
  const next = years.length > 0 ? Math.min(...years) - 1 : lastYear;
  return (
    <EditorSection editor={editor} heading={t('figures.heading')} intro={t('figures.intro')}>
      {fields.map(({ id }, index) => {
        const year = String(years[index]);
        return (
          <fieldset key={id} className="min-w-0 rounded border border-line p-4">
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
              <BoundNumber
                form={form}
                name={`${name}.${index}.hired`}
                label={t('figures.hired')}
                unit={t('facts.people')}
              />
              <BoundNumber
                form={form}
                name={`${name}.${index}.hiredInternational`}
                label={t('figures.hiredInternational')}
                unit={t('facts.people')}
              />
              <BoundNumber
                form={form}
                name={`${name}.${index}.turnover`}
                label={t('figures.turnover')}
                unit="%"
              />
              <BoundNumber
                form={form}
                name={`${name}.${index}.overtime`}
                label={t('figures.overtime')}
                unit={t('figures.hours')}
              />
            </div>
          </fieldset>
        );
      })}
      {fields.length < contentLimits.yearlyFigures && (
        <Button className="self-start" onClick={() => append(nullToBlank(blankYear(next)))}>
          <Plus aria-hidden className="size-4" />
          {t('figures.add', { year: String(next) })}
        </Button>
      )}
    </EditorSection>
  );
}
