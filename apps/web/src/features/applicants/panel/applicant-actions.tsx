import type { OutcomeResult } from '@engawa/contract/applications/schemas';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { useSnackbar } from '../../../ui/feedback/use-snackbar.ts';
import { LinkButton } from '../../../ui/links/link-button.tsx';
import { ChoiceMenu } from '../../../ui/overlay/choice-menu.tsx';
import { OfferDialog } from '../offer/lazy-offer-dialog.tsx';
import { OutcomeDialog } from '../outcome/lazy-outcome-dialog.tsx';
import { type Applicant, type ApplyLabel, assigneesQuery } from '../queries.ts';
import {
  useAssign,
  useSetLabel,
  useSetStatus,
  useUndoOutcomes,
} from '../use-applicant-commands.ts';
import { words as applicantWords } from '../words.ja.ts';

interface ApplicantActionsProps {
  applicant: Applicant;
  labels: readonly ApplyLabel[];
  mayAct: boolean;
}

export function ApplicantActions({ applicant, labels, mayAct }: ApplicantActionsProps) {
  const t = useWords(applicantWords);
  const assignees = useQuery(assigneesQuery).data?.assignees ?? [];
  const [label, assign] = [useSetLabel(), useAssign()];
  const { id, assignee, threadId } = applicant;
  const ids = [id];
  const message = threadId && (
    <LinkButton to="/company/engagement/message/$id" params={{ id: threadId }} size="small">
      {t('actions.message')}
    </LinkButton>
  );
  if (!mayAct) return message;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ChoiceMenu
        label={t('actions.label')}
        choices={[
          ...labels.map((one) => ({ value: one.id, label: one.name })),
          { value: '', label: t('actions.noLabel') },
        ]}
        value={applicant.label ?? ''}
        busy={label.isPending}
        onChoose={(labelId) => label.mutate({ body: { ids, labelId: labelId || null } })}
      />
      <ChoiceMenu
        label={t('actions.assignee')}
        choices={[
          ...assignees.map((one) => ({ value: one.id, label: one.name })),
          { value: '', label: t('actions.nobody') },
        ]}
        value={assignee?.id ?? ''}
        busy={assign.isPending}
        onChoose={(assigneeId) => assign.mutate({ body: { ids, assigneeId: assigneeId || null } })}
      />
      {message}
      <StatusActions applicant={applicant} />
    </div>
  );
}

function StatusActions({ applicant }: { applicant: Applicant }) {
  const t = useWords(applicantWords);
  const snackbar = useSnackbar();
  const [answering, setAnswering] = useState<OutcomeResult>();
  const [status, undo] = [useSetStatus(), useUndoOutcomes()];
  const ids = [applicant.id];
  if (applicant.outcome) {
    const takeBack = () =>
      undo.runThen({ body: { ids } }, () =>
        snackbar.show({ ok: true, message: t('outcome.undone') }),
      );
    return (
      <Button size="small" busy={undo.isPending} onClick={takeBack}>
        {t('actions.undo')}
      </Button>
    );
  }
  if (applicant.waitingSince === null) return null;
  const isNew = applicant.status === 'new';
  return (
    <>
      <Button
        size="small"
        busy={status.isPending}
        onClick={() => status.mutate({ body: { ids, status: isNew ? 'in-progress' : 'new' } })}
      >
        {isNew ? t('actions.start') : t('actions.back')}
      </Button>
      <Button size="small" onClick={() => setAnswering('declined')}>
        {t('actions.decline')}
      </Button>
      <Button size="small" tone="primary" onClick={() => setAnswering('offered')}>
        {t('actions.offer')}
      </Button>
      {answering === 'declined' && (
        <OutcomeDialog
          applicants={[applicant]}
          result={answering}
          onClose={() => setAnswering(undefined)}
        />
      )}
      {answering === 'offered' && (
        <OfferDialog
          id={applicant.id}
          name={applicant.student?.name ?? ''}
          onClose={() => setAnswering(undefined)}
        />
      )}
    </>
  );
}
