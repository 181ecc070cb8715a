import { presentMessage, studentAuthor } from '../messages.present.ts';
import type { ReadyMessage } from './ready-message.ts';
import type { Sent } from './send.repo.ts';

/** Built from the sent values, without reading the message again. */
export function presentSent({ party, sending }: ReadyMessage, sent: Sent) {
  const { id, kind, text, now } = sending;
  const { number, firstName, lastName, nameOrder, pictures } = sent;
  const row = {
    id,
    number,
    side: party.side,
    authorId: party.accountId,
    kind,
    text,
    sentAt: now,
    editedAt: null,
    deletedAt: null,
    authorName: lastName,
    authorPictures: pictures,
    files: [],
  };
  const student = studentAuthor({
    first_name: firstName,
    last_name: lastName,
    name_order: nameOrder,
    pictures,
  });
  return presentMessage(row, { party, student, slots: new Map(), now });
}
