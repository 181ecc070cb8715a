import { contentLanguageOf } from '@engawa/contract/language';
import { builtInTemplates } from '@engawa/contract/messages/built-in-templates';
import { useQuery } from '@tanstack/react-query';
import { CopyPlus, Plus } from 'lucide-react';
import { useState } from 'react';
import { language } from '../../../shared/i18n/language.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { FormSkeleton } from '../../../ui/feedback/form-skeleton.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { type Template, templatesQuery } from '../queries.ts';
import { words as messageWords } from '../words.ja.ts';
import { JobQuestion } from './job-question.tsx';
import { TemplateForm } from './template-form.tsx';
import { TemplateRow, TextRow } from './template-row.tsx';
import { type ChosenText, fillTemplate, needsJob, type TemplateValues } from './template-values.ts';

interface TemplatesDialogProps {
  values: TemplateValues;
  onChoose: (text: string) => void;
  onClose: () => void;
}

/** The template in the form: a stored one, or a new one, which can start as a copy of another. */
type Written = { id: string } | { id: null; initial?: Pick<Template, 'name' | 'text'> };

/** Edits one template at a time; choosing one fills in the known variables. */
export function TemplatesDialog({ values, onChoose, onClose }: TemplatesDialogProps) {
  const t = useWords(messageWords);
  const { data, error } = useQuery(templatesQuery);
  const [written, setWritten] = useState<Written>();
  const [asked, setAsked] = useState<ChosenText>();
  const templates = data?.templates ?? [];
  const done = () => setWritten(undefined);
  const choose = (chosen: ChosenText) =>
    needsJob(chosen, values) ? setAsked(chosen) : onChoose(fillTemplate(chosen, values));
  const inMyLanguage = contentLanguageOf(language);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('templates.title')}
      description={t('templates.text')}
      holdsForm
      width="large"
    >
      {asked ? (
        <JobQuestion
          chosen={asked}
          values={values}
          onAnswer={onChoose}
          onBack={() => setAsked(undefined)}
        />
      ) : (
        <>
          {!data && !error && <FormSkeleton />}
          <ul className="mb-4 divide-y divide-line empty:hidden">
            {templates.map((template) => (
              <li key={template.id} className="py-3">
                {written?.id === template.id ? (
                  <TemplateForm id={template.id} initial={template} onDone={done} />
                ) : (
                  <TemplateRow
                    template={template}
                    onEdit={() => setWritten({ id: template.id })}
                    onChoose={choose}
                  />
                )}
              </li>
            ))}
          </ul>
          {written?.id === null ? (
            <TemplateForm
              key={written.initial?.name}
              id={null}
              initial={written.initial}
              onDone={done}
            />
          ) : (
            <Button onClick={() => setWritten({ id: null })}>
              <Plus aria-hidden className="size-4" />
              {t('templates.make')}
            </Button>
          )}
          <h3 className="mt-6 font-bold">{t('templates.builtIn')}</h3>
          <ul className="divide-y divide-line">
            {builtInTemplates.map(({ key, name, text }) => {
              const own = name[inMyLanguage];
              return (
                <li key={key} className="py-3">
                  <TextRow name={own} text={text} onChoose={choose}>
                    <IconButton
                      icon={<CopyPlus aria-hidden />}
                      label={t('templates.copy', { name: own })}
                      onClick={() => setWritten({ id: null, initial: { name: own, text } })}
                    />
                  </TextRow>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </Dialog>
  );
}
