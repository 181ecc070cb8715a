import { z } from 'zod';
import { audience } from '../audience/schemas.ts';
import { contentLimits } from '../contents/limits.ts';
import { address, part, picture, plain, text } from '../contents/outline/mark.ts';
import { document, image, listedPost, openedPost } from '../contents/schemas.ts';
import { line, localDateTime, paragraphs, webAddress } from '../fields/fields.ts';
import { eventApplicationStates } from '../reference/contents/event-application-states.ts';
import { eventFormats } from '../reference/contents/event-formats.ts';
import { eventStatuses } from '../reference/contents/event-statuses.ts';
import { idSchema } from '../reference/id-schema.ts';

export const eventLanguage = part({
  title: text(line(contentLimits.title).nullable(), 'タイトル', 'Title', { needed: 'always' }),
  description: text(paragraphs(contentLimits.text).nullable(), '説明', 'Description', {
    needed: 'always',
  }),
  place: text(line(contentLimits.line).nullable(), '会場', 'Venue', { needed: 'where asked' }),
  coverImage: picture(image.nullable(), 'カバー画像', 'Cover picture', { shared: true }),
});
export type EventLanguage = z.output<typeof eventLanguage>;

export const eventCommon = part({
  startsAt: plain(localDateTime.nullable(), '開始', 'Start', { needed: 'always' }),
  endsAt: plain(localDateTime.nullable(), '終了', 'End', { needed: 'always' }),
  /** Null: applications are taken until the start. */
  deadline: plain(localDateTime.nullable(), '申込締切', 'Apply by'),
  format: plain(idSchema(eventFormats), '開催方法', 'Format', { blank: 'place' }),
  /** Only participants see it. */
  onlineUrl: address(webAddress.nullable(), '参加用のリンク', 'Join link', {
    needed: 'where asked',
  }),
  capacity: plain(z.int().min(1).max(10_000).nullable(), '定員', 'Places'),
}).superRefine(({ startsAt, endsAt, deadline }, context) => {
  const fault = (field: string, message: string) =>
    context.addIssue({ code: 'custom', path: [field], message });
  if (startsAt && endsAt && endsAt <= startsAt) fault('endsAt', 'after_start');
  if (startsAt && deadline && deadline > startsAt) fault('deadline', 'before_start');
});
export type EventCommon = z.output<typeof eventCommon>;

export const eventFields = document(eventLanguage, eventCommon);
export const eventDocument = z.strictObject(eventFields);
export type EventDocument = z.output<typeof eventDocument>;

export const eventStatus = idSchema(eventStatuses);

const heading = eventLanguage.pick({ title: true, place: true, coverImage: true });

export const listedEvent = z.object({
  ...listedPost(eventStatus, heading),
  startsAt: localDateTime.nullable(),
  format: idSchema(eventFormats),
  capacity: z.int().nullable(),
  going: z.int(),
  waiting: z.int(),
  /** How many students would be notified if the event were deleted now. */
  toTell: z.int(),
});

export const eventContent = z.object({
  ...openedPost(eventStatus, eventDocument),
  audience,
});

export const applicationState = idSchema(eventApplicationStates);

/** Status in a student's list; `called-off`: the company deleted the event before it was over. */
export const appliedState = z.enum([
  ...eventApplicationStates.entries.map(({ id }) => id),
  'called-off',
]);

/** An applicant as the company sees them: without contact data. */
export const eventApplicant = z.object({
  studentId: z.uuid(),
  name: z.string(),
  nameKana: z.string().nullable(),
  university: z.string().nullable(),
  graduation: z.string().nullable(),
  pictureUrl: z.string().nullable(),
  state: applicationState,
  waitingPlace: z.int().nullable(),
  appliedAt: z.iso.datetime(),
});
