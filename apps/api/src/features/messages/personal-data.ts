import type { PersonalData } from '../../people/personal-data.ts';
import { dropNamedLines, emptyMessages, listConversations } from './personal-data.repo.ts';

/** An erased student's texts are deleted; the thread stays with the company, without a name. */
export const messageData: PersonalData = {
  tables: {
    thread: 'erased',
    thread_message: 'stays',
    thread_note: 'stays',
    message_template: 'stays',
  },
  erase: async ({ tx, student, now }) => {
    await dropNamedLines(tx, student.id, 'all');
    await emptyMessages(tx, student.id, now);
  },
  show: async ({ db, student }) => ({ messages: await listConversations(db, student.id) }),
};
