import { Link } from '@tanstack/react-router';
import { useWords } from '../../../shared/i18n/words.ts';
import { useStudentAccount } from '../../../shared/session/use-session.ts';
import { Tag } from '../../../ui/tag.tsx';
import { StudentComposer } from '../composer/student-composer.tsx';
import { useOutgoing } from '../composer/use-outgoing.ts';
import { partnerOf } from '../partner.ts';
import { studentSide, type Thread } from '../sides.ts';
import { messageWords } from '../words.ts';
import { BackMark, backStyle, ThreadHeader } from './thread-header.tsx';
import { ThreadPane } from './thread-pane.tsx';
import { useThread } from './use-thread.ts';

export function StudentThreadPane({ id }: { id: string }) {
  const account = useStudentAccount();
  const talk = useThread(studentSide, id);
  const outgoing = useOutgoing(studentSide, id);
  return (
    <ThreadPane
      side={studentSide}
      talk={talk}
      outgoing={outgoing}
      header={talk.thread && <Header thread={talk.thread} />}
      composer={
        <StudentComposer
          key={account?.id}
          threadId={id}
          owner={account?.id}
          onSend={outgoing.send}
        />
      }
    />
  );
}

function Header({ thread }: { thread: Thread }) {
  const t = useWords(messageWords);
  const company = 'company' in thread ? thread.company : undefined;
  return (
    <ThreadHeader
      partner={partnerOf(thread)}
      back={
        <Link to="/talent/inbox" search className={backStyle}>
          <BackMark />
        </Link>
      }
      facts={company?.verified === false && <Tag tone="mind">{t('notVerified')}</Tag>}
    >
      {company && (
        <Link
          to="/talent/connect/$id"
          params={{ id: company.id }}
          className="inline-flex min-h-11 items-center px-2 text-sm text-ai hover:underline"
        >
          {t('toConnection')}
        </Link>
      )}
    </ThreadHeader>
  );
}
