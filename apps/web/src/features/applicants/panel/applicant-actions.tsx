import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../../shared/i18n/words.ts';
import { LinkButton } from '../../../ui/links/link-button.tsx';
import { ChoiceMenu } from '../../../ui/overlay/choice-menu.tsx';
import { type Applicant, type ApplyLabel, assigneesQuery } from '../queries.ts';
import { useAssign, useSetLabel } from '../use-applicant-commands.ts';
import { words as applicantWords } from '../words.ja.ts';
import { StatusActions } from './status-actions.tsx';

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
