import { formatDate } from '../../../shared/format/date-time.ts';
import { language } from '../../../shared/i18n/language.ts';
import type { Side } from '../sides.ts';
import { EntryItem } from './context/entry-item.tsx';
import type { ThreadLine } from './lay-out.ts';
import { MessageItem } from './message/message-item.tsx';
import { NoteItem } from './message/note-item.tsx';

interface ThreadLinesProps {
  side: Side;
  lines: readonly ThreadLine[];
  partnerRead: number;
}

export const ThreadLines = ({ side, lines, partnerRead }: ThreadLinesProps) =>
  lines.map((line) => {
    if (line.kind === 'day') {
      return (
        <li key={line.key} className="mt-2 text-center text-xs text-sumi-2">
          {formatDate(line.at, language)}
        </li>
      );
    }
    if (line.kind === 'note') return <NoteItem key={line.key} note={line.note} />;
    if (line.kind === 'entry') return <EntryItem key={line.key} entry={line.entry} />;
    const { message, namesAuthor } = line;
    return (
      <MessageItem
        key={line.key}
        side={side}
        message={message}
        isRead={message.number <= partnerRead}
        // Students need no author on their own messages; recruiters see which colleague wrote.
        namesAuthor={namesAuthor && !(message.mine && side.name === 'student')}
      />
    );
  });
