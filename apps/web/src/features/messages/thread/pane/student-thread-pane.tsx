import type { ThreadContext } from '@engawa/contract/messages/context';
import { Link } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { companyName } from '../../../../shared/i18n/company-name.ts';
import { useWords } from '../../../../shared/i18n/words.ts';
import { useStudentAccount } from '../../../../shared/session/use-session.ts';
import { Tag } from '../../../../ui/tag.tsx';
import { StudentComposer } from '../../composer/student-composer.tsx';
import { useOutgoing } from '../../composer/use-outgoing.ts';
import { partnerOf } from '../../partner.ts';
import { studentSide, type Thread } from '../../sides.ts';
import { words as messageWords } from '../../words.ja.ts';
import { HeaderJob } from '../context/header-job.tsx';
import type { ThreadTodo } from '../thread-todo.ts';
import { useThread } from '../use-thread.ts';
import { BackMark, backStyle, ThreadHeader } from './thread-header.tsx';
import { ThreadPane } from './thread-pane.tsx';

/** Actions on a company; passed in by the page, because another feature owns them. */
export type CompanyMenu = ComponentType<{ companyId: string; name: string }>;

interface StudentThreadPaneProps {
  id: string;
  Menu: CompanyMenu;
  Todo: ThreadTodo;
}

export function StudentThreadPane({ id, Menu, Todo }: StudentThreadPaneProps) {
  const account = useStudentAccount();
  const talk = useThread(studentSide, id);
  const outgoing = useOutgoing(studentSide, id);
  const company = talk.thread && 'company' in talk.thread ? talk.thread.company : undefined;
  return (
    <ThreadPane
      side={studentSide}
      talk={talk}
      outgoing={outgoing}
      header={talk.thread && <Header thread={talk.thread} context={talk.context} Menu={Menu} />}
      todo={company && <Todo threadId={id} name={companyName(company.name)} />}
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

interface HeaderProps {
  thread: Thread;
  context: ThreadContext | null;
  Menu: CompanyMenu;
}

function Header({ thread, context, Menu }: HeaderProps) {
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
      name={
        company && (
          <Link
            to="/talent/connect/$id"
            params={{ id: company.id }}
            className="underline-offset-4 hover:underline"
          >
            <bdi>{companyName(company.name)}</bdi>
          </Link>
        )
      }
      facts={
        <>
          {company?.verified === false && <Tag tone="mind">{t('notVerified')}</Tag>}
          <HeaderJob thread={thread} context={context} />
        </>
      }
    >
      {company && <Menu companyId={company.id} name={companyName(company.name)} />}
    </ThreadHeader>
  );
}
