import type { ThreadContext } from '@engawa/contract/messages/context';
import { assignThread } from '@engawa/contract/messages/inside';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useCommand } from '../../../../shared/api/use-command.ts';
import { formatMonth } from '../../../../shared/format/day.ts';
import { language } from '../../../../shared/i18n/language.ts';
import { useWords } from '../../../../shared/i18n/words.ts';
import { LabelTag } from '../../../../ui/display/label-tag.tsx';
import type { Label } from '../../../../ui/labels/label.ts';
import { StudentLink } from '../../../../ui/links/student-link.tsx';
import { ChoiceMenu } from '../../../../ui/overlay/choice-menu.tsx';
import { partnerOf } from '../../partner.ts';
import { assigneesQuery } from '../../queries.ts';
import { type CompanyThread, companySide } from '../../sides.ts';
import { words as messageWords } from '../../words.ja.ts';
import { HeaderJob } from '../context/header-job.tsx';
import { useRefreshThread } from '../use-refresh-thread.ts';
import { BackMark, backStyle, ThreadHeader } from './thread-header.tsx';

interface CompanyThreadHeaderProps {
  thread: CompanyThread;
  context: ThreadContext | null;
  labels: readonly Label[];
  canAssign: boolean;
}

export function CompanyThreadHeader({
  thread,
  context,
  labels,
  canAssign,
}: CompanyThreadHeaderProps) {
  const t = useWords(messageWords);
  const { student } = thread;
  const facts = [
    student?.university,
    student?.graduation && t('graduation', { month: formatMonth(student.graduation, language) }),
  ].filter(Boolean);
  const own = labels.filter(({ id }) => thread.labels.includes(id));
  return (
    <ThreadHeader
      partner={partnerOf(thread)}
      name={
        student && (
          <StudentLink id={student.studentId}>
            <bdi>{student.name}</bdi>
          </StudentLink>
        )
      }
      back={
        <Link to="/company/engagement/message" search className={backStyle}>
          <BackMark />
        </Link>
      }
      facts={
        <>
          <span className="block truncate">{facts.join(' · ')}</span>
          <HeaderJob thread={thread} context={context} />
          {own.length > 0 && (
            <span className="mt-0.5 flex flex-wrap gap-1">
              {own.map((label) => (
                <LabelTag key={label.id} {...label} />
              ))}
            </span>
          )}
        </>
      }
    >
      {canAssign && <Assignee thread={thread} />}
    </ThreadHeader>
  );
}

const nobody = '';

function Assignee({ thread: { id, assignee } }: { thread: CompanyThread }) {
  const t = useWords(messageWords);
  const { data } = useQuery(assigneesQuery);
  const refresh = useRefreshThread(companySide);
  const { mutate, isPending } = useCommand(assignThread, {
    meta: { visibleResult: true },
    onSettled: refresh,
  });
  const people = data?.assignees ?? (assignee ? [assignee] : []);
  return (
    <ChoiceMenu
      label={t('assignee.label')}
      choices={[
        { value: nobody, label: t('assignee.nobody') },
        ...people.map(({ id: value, name }) => ({ value, label: name })),
      ]}
      value={assignee?.id ?? nobody}
      busy={isPending}
      onChoose={(chosen) => mutate({ body: { threadId: id, assigneeId: chosen || null } })}
    />
  );
}
