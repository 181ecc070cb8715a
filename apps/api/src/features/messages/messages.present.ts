import type { Language } from '@engawa/contract/language';
import { messageLimits } from '@engawa/contract/messages/limits';
import type { ThreadClosed } from '@engawa/contract/messages/schemas';
import type { SlotOffer } from '@engawa/contract/slots/schemas';
import { withoutBidi } from '@engawa/contract/text/text-field';
import { firstCharacters } from '@engawa/contract/text/text-length';
import { presentStudentCard } from '../../people/student-card.present.ts';
import { studentName } from '../../people/student-name.ts';
import { presentFile, smallestPicture } from '../files/public.ts';
import { other, type Party, type Side } from './party.ts';
import type { CompanyThreadRow } from './threads/company-threads.repo.ts';
import type { MessageRow } from './threads/pages.repo.ts';
import type { StudentThreadRow } from './threads/student-threads.repo.ts';
import { editableUntil, isEditable } from './writing/window.rules.ts';

/** First words of a message, on one line. */
export const previewOf = (text: string): string =>
  firstCharacters(
    withoutBidi(text.slice(0, messageLimits.preview * 8)).replace(/\s+/g, ' '),
    messageLimits.preview,
  );

type ThreadRow = Pick<
  StudentThreadRow | CompanyThreadRow,
  | 'id'
  | 'lastNumber'
  | 'at'
  | 'studentUnread'
  | 'companyUnread'
  | 'studentRead'
  | 'companyRead'
  | 'lastSide'
  | 'lastKind'
  | 'lastText'
  | 'lastDeletedAt'
  | 'lastFiles'
>;

export interface Hit {
  number: number;
  text: string;
}

function presentThread(row: ThreadRow, side: Side, hit: Hit | undefined) {
  const { lastSide, lastKind } = row;
  return {
    id: row.id,
    last:
      lastSide === null || lastKind === null
        ? null
        : {
            number: row.lastNumber,
            mine: lastSide === side,
            kind: lastKind,
            text: row.lastText === null ? null : previewOf(row.lastText),
            files: row.lastFiles,
            deleted: row.lastDeletedAt !== null,
          },
    at: row.at.toISOString(),
    unread: row[`${side}Unread`],
    myRead: row[`${side}Read`],
    partnerRead: row[`${other(side)}Read`],
    hit: hit ?? null,
  };
}

export const closedForStudent = (row: StudentThreadRow): ThreadClosed => {
  if (row.mayWrite) return null;
  if (row.maySee) return 'not_connected';
  return row.blocked ? 'blocked' : 'unavailable';
};

export const closedForCompany = (row: CompanyThreadRow): ThreadClosed => {
  if (!row.maySee) return 'unavailable';
  return row.mayWrite ? null : 'not_connected';
};

export const presentForStudent = (row: StudentThreadRow, hit?: Hit) => ({
  ...presentThread(row, 'student', hit),
  closed: closedForStudent(row),
  company: {
    id: row.companyId,
    name: { jp: row.name_jp, en: row.name_en },
    verified: row.verifiedAt !== null,
    logoUrl: smallestPicture(row.logo),
  },
});

/**
 * Without an available student the company sees only its own messages. A student who blocked the
 * company and one who was erased look the same.
 */
export function presentForCompany(row: CompanyThreadRow, language: Language, hit?: Hit) {
  const closed = closedForCompany(row);
  const isGone = closed === 'unavailable';
  const { assigneeId, assigneeName } = row;
  return {
    ...presentThread(isGone ? withoutStudent(row) : row, 'company', hit),
    closed,
    student: isGone ? null : studentOf(row, language),
    labels: isGone ? [] : row.labels.map(({ id }) => id),
    assignee:
      assigneeId === null || assigneeName === null ? null : { id: assigneeId, name: assigneeName },
  };
}

const withoutStudent = (row: CompanyThreadRow): CompanyThreadRow => ({
  ...row,
  companyUnread: 0,
  studentRead: 0,
  ...(row.lastSide === 'student' && { lastText: null, lastFiles: 0, lastDeletedAt: row.at }),
});

function studentOf(row: CompanyThreadRow, language: Language) {
  const { studentId, first_name, last_name } = row;
  if (studentId === null || first_name === null || last_name === null) return null;
  return presentStudentCard({ ...row, id: studentId, first_name, last_name }, language);
}

export interface Author {
  name: string;
  pictureUrl: string | null;
}

export const studentAuthor = (
  row: Pick<CompanyThreadRow, 'first_name' | 'last_name' | 'name_order' | 'pictures'>,
): Author => ({
  name: studentName(row),
  pictureUrl: smallestPicture(row.pictures),
});

/** Null if the student is not available to the company. */
export const studentAuthorForCompany = (row: CompanyThreadRow): Author | null =>
  row.maySee ? studentAuthor(row.live ? row : { ...row, pictures: null }) : null;

export interface Reading {
  party: Party;
  /** Null if not available; then the student's texts are hidden too. */
  student: Author | null;
  slots: ReadonlyMap<string, SlotOffer>;
  now: Date;
}

/** Looks like a message of an erased account: its place stays, text and files are hidden. */
const withoutWords = (row: MessageRow): MessageRow =>
  row.side === 'student'
    ? { ...row, text: null, files: [], editedAt: null, deletedAt: row.sentAt }
    : row;

const withoutTimes = (offer: SlotOffer | undefined): SlotOffer | undefined =>
  offer && {
    ...offer,
    ...(offer.calledOffBy !== 'company' && { state: 'called_off', calledOffBy: 'student' }),
    ...(offer.calledOffBy !== 'company' && { reason: null }),
    times: offer.times.map((time) => ({ ...time, open: false })),
  };

export function presentMessage(written: MessageRow, reading: Reading) {
  const { party, student, now } = reading;
  const row = student ? written : withoutWords(written);
  const slots = reading.slots.get(row.id);
  const mine = row.side === party.side;
  const own = mine && (party.side === 'student' || row.authorId === party.accountId);
  const open = own && row.deletedAt === null && row.kind === 'text' && isEditable(row, now);
  return {
    id: row.id,
    number: row.number,
    mine,
    author: row.side === 'student' ? student : recruiterAuthor(row),
    kind: row.kind,
    text: row.text,
    sentAt: row.sentAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    deletedAt: row.deletedAt?.toISOString() ?? null,
    editableUntil: open ? editableUntil(row).toISOString() : null,
    files: row.files.map(presentFile),
    slots: slotsFor(reading, slots) ?? null,
  };
}

/** Students do not see which members hold a meeting. */
function slotsFor({ party, student }: Reading, slots: SlotOffer | undefined) {
  const shown = student ? slots : withoutTimes(slots);
  return party.side === 'student' && shown ? { ...shown, interviewers: [] } : shown;
}

const recruiterAuthor = ({ authorName, authorPictures }: MessageRow): Author | null =>
  authorName === null ? null : { name: authorName, pictureUrl: smallestPicture(authorPictures) };
