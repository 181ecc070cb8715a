import { Link } from '@tanstack/react-router';
import { studentSide, type Thread } from '../sides.ts';
import { type CompanyMenu, StudentThreadPane } from '../thread/pane/student-thread-pane.tsx';
import type { ThreadTodo } from '../thread/thread-todo.ts';
import { type InboxProps, rowStyle, useInboxFilters } from './inbox-address.ts';
import { InboxFilters } from './inbox-filters.tsx';
import { InboxFrame } from './inbox-frame.tsx';
import { ThreadList } from './thread-list.tsx';
import { ThreadRow } from './thread-row.tsx';

interface StudentInboxProps extends InboxProps {
  Menu: CompanyMenu;
  Todo: ThreadTodo;
}

export function StudentInbox({ id, Menu, Todo, ...address }: StudentInboxProps) {
  const [filters, change] = useInboxFilters(address);
  return (
    <InboxFrame
      filters={<InboxFilters filters={filters} onChange={change} />}
      list={<ThreadList side={studentSide} filters={filters} Row={Row} />}
    >
      {id && <StudentThreadPane key={id} id={id} Menu={Menu} Todo={Todo} />}
    </InboxFrame>
  );
}

const Row = ({ thread }: { thread: Thread }) => (
  <Link to="/talent/inbox/$id" params={{ id: thread.id }} search className={rowStyle}>
    <ThreadRow thread={thread} />
  </Link>
);
