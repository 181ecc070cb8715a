import type { TodayRow } from '@engawa/contract/today/rows';
import { useWords } from '../../shared/i18n/words.ts';
import { LinkButton } from '../../ui/links/link-button.tsx';
import { words as todayWords } from './words.ja.ts';

/** The next action of a row, as a link to where it is done. */
export function RowAction({ row, of }: { row: TodayRow; of: string }) {
  const t = useWords(todayWords);
  const look = { size: 'small', className: 'shrink-0' } as const;
  const words = (
    <>
      {t(`actions.${row.kind}`)}
      <span className="sr-only"> {of}</span>
    </>
  );
  switch (row.kind) {
    case 'interview':
    case 'unread':
      return (
        <LinkButton to="/company/engagement/message/$id" params={{ id: row.threadId }} {...look}>
          {words}
        </LinkButton>
      );
    case 'answer-due':
    case 'new-applicant':
      return (
        <LinkButton
          to="/company/engagement/applicants"
          search={{ open: row.applicationId }}
          {...look}
        >
          {words}
        </LinkButton>
      );
    case 'posting-ending':
      return (
        <LinkButton to="/company/contents/job/$id" params={{ id: row.jobId }} {...look}>
          {words}
        </LinkButton>
      );
    default:
      return (
        <LinkButton to="/company/engagement/target/$id" params={{ id: row.targetId }} {...look}>
          {words}
        </LinkButton>
      );
  }
}
