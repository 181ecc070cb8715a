import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { companyName } from '../../../shared/i18n/company-name.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { PanelSection } from '../panel/panel-section.tsx';
import { type ApplicantDetail, stagesQuery } from '../queries.ts';
import { FormsTable } from './forms-table.tsx';
import { groupForms } from './group-forms.ts';
import { OwnForm } from './own-form.tsx';
import { words as formWords } from './words.ja.ts';

interface InterviewFormsProps {
  detail: ApplicantDetail;
  /** A recruiter, who sees all forms without submitting one. */
  mayAct: boolean;
}

/** The forms of all interviewers side by side, and one's own for the current stage. */
export function InterviewForms({ detail, mayAct }: InterviewFormsProps) {
  const t = useWords(formWords);
  const { applicant, ratings, ratingsHidden } = detail;
  const stages = useQuery(stagesQuery).data?.stages ?? [];
  const [chosen, setChosen] = useState<string>();
  const [writing, setWriting] = useState<boolean>();
  const current = stages.find(({ id }) => id === (chosen ?? applicant.stage)) ?? stages[0];
  const mine = ratings.find(({ mine: own, stage }) => own && stage.id === current?.id);
  const inSelection = applicant.status === 'new' || applicant.status === 'in-progress';
  const isOpen = writing ?? (inSelection && !mayAct && !mine);
  return (
    <PanelSection heading={t('heading')}>
      {groupForms(ratings).map((group) => (
        <FormsTable key={JSON.stringify(group.stage)} {...group} />
      ))}
      {ratingsHidden > 0 && (
        <p className="phrased mb-3 text-sm text-sumi-2">{t('hidden', { count: ratingsHidden })}</p>
      )}
      {!isOpen && (
        <Button size="small" onClick={() => setWriting(true)}>
          {mine ? t('change') : t('write')}
        </Button>
      )}
      {isOpen && current && (
        <div className="flex flex-col gap-4 rounded bg-washi p-4">
          {stages.length > 1 && (
            <Field label={t('stage')}>
              <Select
                value={current.id}
                onChange={(event) => {
                  setChosen(event.target.value);
                  setWriting(true);
                }}
                options={stages.map(({ id, name }) => ({ value: id, label: companyName(name) }))}
              />
            </Field>
          )}
          <OwnForm
            key={current.id + (mine?.at ?? '')}
            applicationId={applicant.id}
            stage={current}
            mine={mine}
            onDone={() => setWriting(false)}
          />
        </div>
      )}
    </PanelSection>
  );
}
