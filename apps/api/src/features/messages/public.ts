export { insertNote } from './inside/notes.repo.ts';
export { insertTemplate } from './inside/templates.repo.ts';
export {
  findCompanyReaders,
  findNames,
  findStudentReader,
  type MailReader,
} from './mail/mail-readers.repo.ts';
export { unreadMails } from './mail/mails.ts';
export { notifyUnread, notifyUnreadJob } from './mail/notify-unread.ts';
export type { MessageServices } from './message-services.ts';
export { type Party, partyOf, type Side } from './party.ts';
export { dropNamedLines } from './personal-data.repo.ts';
export { fold, likePattern } from './search/fold.rules.ts';
export { listUnreadThreads } from './threads/list-unread.ts';
export { closedTo, refuseIfClosed } from './threads/refuse-if-closed.ts';
export { readMessage } from './threads/show-thread.ts';
export { signalReaders, signalThread } from './threads/signal-thread.ts';
export {
  findThreadOf,
  isReadable,
  lockThread,
  openThread,
} from './threads/threads.repo.ts';
export { findLastWritten } from './threads/written/last-written.repo.ts';
export { findMessageNews } from './threads/written/news.repo.ts';
export { countUnread } from './threads/written/unread.repo.ts';
export { findWrittenByOther } from './threads/written/written-by-other.repo.ts';
export { attachFiles } from './writing/message-files.repo.ts';
export { readyMessage, refuseUnfilled } from './writing/ready-message.ts';
export { insertMessage } from './writing/send.repo.ts';
export { type SendCall, sendMessage } from './writing/send-message.ts';
