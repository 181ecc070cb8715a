import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { ChoiceMenu } from '../../../ui/overlay/choice-menu.tsx';
import { OutcomeDialog } from '../outcome/lazy-outcome-dialog.tsx';
import { ArchiveButton } from '../panel/sent-documents.tsx';
import { type Applicant, type ApplyLabel, assigneesQuery } from '../queries.ts';
import { useAssign, useSetLabel, useSetStatus } from '../use-applicant-commands.ts';
import { words as applicantWords } from '../words.ja.ts';

interface BulkBarProps {
  rows: readonly Applicant[];
  chosen: readonly Applicant[];
  labels: readonly ApplyLabel[];
  onTick: (ticked: readonly string[]) => void;
}

export function BulkBar({ rows, chosen, labels, onTick }: BulkBarProps) {
  const t = useWords(applicantWords);
  const assignees = useQuery(assigneesQuery).data?.assignees ?? [];
  const [answering, setAnswering] = useState(false);
  const [label, assign, status] = [useSetLabel(), useAssign(), useSetStatus()];
  const ids = chosen.map(({ id }) => id);
  const isAll = chosen.length === rows.length;
  const open = chosen.filter(({ waitingSince, outcome }) => waitingSince !== null && !outcome);
  // Applications on the company's own page do not wait for an answer here.
  const fresh = open.filter((one) => one.status === 'new').map(({ id }) => id);
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
      <Checkbox
        label={t('chooseAll')}
        checked={isAll}
        mixed={chosen.length > 0 && !isAll}
        onChange={() => onTick(isAll ? [] : rows.map(({ id }) => id))}
      />
      <output className="text-sm text-sumi-2 empty:hidden">
        {chosen.length > 0 && t('chosen', { count: chosen.length })}
      </output>
      {chosen.length > 0 && (
        <div className="flex flex-wrap gap-2">
          <ChoiceMenu
            label={t('actions.label')}
            choices={[
              { value: '', label: t('actions.label'), disabled: true },
              ...labels.map(({ id, name }) => ({ value: id, label: name })),
              { value: 'none', label: t('actions.noLabel') },
            ]}
            value=""
            busy={label.isPending}
            onChoose={(id) => label.mutate({ body: { ids, labelId: id === 'none' ? null : id } })}
          />
          <ChoiceMenu
            label={t('actions.assignee')}
            choices={[
              { value: '', label: t('actions.assignee'), disabled: true },
              ...assignees.map(({ id, name }) => ({ value: id, label: name })),
              { value: 'none', label: t('actions.nobody') },
            ]}
            value=""
            busy={assign.isPending}
            onChoose={(id) =>
              assign.mutate({ body: { ids, assigneeId: id === 'none' ? null : id } })
            }
          />
          <ArchiveButton ids={ids} />
          {fresh.length > 0 && (
            <Button
              size="small"
              busy={status.isPending}
              onClick={() => status.mutate({ body: { ids: fresh, status: 'in-progress' } })}
            >
              {t('actions.start')}
            </Button>
          )}
          {open.length > 0 && (
            <Button size="small" onClick={() => setAnswering(true)}>
              {t('actions.decline')}
            </Button>
          )}
        </div>
      )}
      {answering && <OutcomeDialog applicants={open} onClose={() => setAnswering(false)} />}
    </div>
  );
}
