import type { CompanyAccount } from '../../../../shared/session/create-session.ts';
import type { Label } from '../../../../ui/labels/label.ts';
import { CompanyComposer } from '../../composer/company-composer.tsx';
import { useOutgoing } from '../../composer/use-outgoing.ts';
import { companySide } from '../../sides.ts';
import type { ThreadTodo } from '../thread-todo.ts';
import { useThread } from '../use-thread.ts';
import { CompanyThreadHeader } from './company-thread-header.tsx';
import { ThreadPane } from './thread-pane.tsx';

interface CompanyThreadPaneProps {
  id: string;
  account: CompanyAccount | undefined;
  /** False for interviewers, who have no notes, templates, assignees and documents. */
  isRecruiting: boolean;
  labels: readonly Label[];
  Todo: ThreadTodo;
}

export function CompanyThreadPane({
  id,
  account,
  isRecruiting,
  labels,
  Todo,
}: CompanyThreadPaneProps) {
  const talk = useThread(companySide, id);
  const outgoing = useOutgoing(companySide, id);
  const thread = talk.thread && 'student' in talk.thread ? talk.thread : undefined;
  return (
    <ThreadPane
      side={companySide}
      talk={talk}
      outgoing={outgoing}
      header={
        thread && (
          <CompanyThreadHeader
            thread={thread}
            context={talk.context}
            labels={labels}
            canAssign={isRecruiting}
          />
        )
      }
      todo={isRecruiting && thread?.student && <Todo threadId={id} name={thread.student.name} />}
      composer={
        thread && (
          <CompanyComposer
            key={account?.id}
            thread={thread}
            context={talk.context}
            account={account}
            isRecruiting={isRecruiting}
            onSend={outgoing.send}
          />
        )
      }
    />
  );
}
