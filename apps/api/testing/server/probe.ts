import { company, endpoint, everyLevel, student } from '@engawa/contract/endpoint';
import { refuse } from '@engawa/platform/errors/refusal';
import { orStale } from '@engawa/platform/errors/stale';
import { bind } from '@engawa/platform/http/endpoint/route';
import { defineJob } from '@engawa/platform/jobs/job';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Tables } from '../../src/database.ts';
import { deliveryCheck } from '../../src/mail/mails.ts';
import type { ApiServices } from '../../src/services.ts';
import type { TestApp } from './app.ts';

/** A minimal product on the real platform, to test what every endpoint relies on. */
interface NoteTables extends Tables {
  note: { id: string; owner: string; text: string; version: number };
}

const noteId = z.object({ id: z.uuid() });
const noteReply = z.object({
  note: z.object({ id: z.uuid(), text: z.string(), version: z.int() }),
});

export const noteJob = defineJob<{ noteId: string }>('note', {
  retryLimit: 1,
  retryDelaySeconds: 1,
});

export const addNote = endpoint({
  id: 'student.notes.addNote',
  method: 'POST',
  path: '/v1/student/notes',
  summary: 'Adds a note and tells everyone about it.',
  auth: student,
  body: z.strictObject({
    text: z.string().min(1).max(50),
    mood: z.enum(['good', 'bad']).optional(),
  }),
  reply: noteReply,
  says: 'saved',
  errors: ['quota_exceeded'],
});

export const saveNote = endpoint({
  id: 'student.notes.saveNote',
  method: 'PUT',
  path: '/v1/student/notes/{id}',
  summary: 'Saves a note.',
  auth: student,
  params: noteId,
  body: z.strictObject({ text: z.string(), version: z.int() }),
  reply: noteReply,
  says: 'updated',
  errors: [],
});

export const showNote = endpoint({
  id: 'student.notes.showNote',
  method: 'GET',
  path: '/v1/student/notes/{id}',
  summary: 'Shows a note.',
  auth: student,
  params: noteId,
  query: z.object({ width: z.string().regex(/^\d+$/).optional() }),
  reply: noteReply,
  errors: [],
});

export const breakDown = endpoint({
  id: 'company.notes.breakDown',
  method: 'POST',
  path: '/v1/company/notes/break',
  summary: 'Fails in the way it is asked to.',
  auth: everyLevel,
  body: z.strictObject({ how: z.enum(['throw', 'undeclared']) }),
  reply: z.object({}),
  errors: [],
});

export const limited = endpoint({
  id: 'student.notes.limited',
  method: 'GET',
  path: '/v1/student/notes-limited',
  summary: 'May be called three times a minute.',
  auth: student,
  reply: z.object({}),
  errors: [],
  limits: [{ by: 'account', max: 3, seconds: 60 }],
});

export const forOwners = endpoint({
  id: 'company.notes.forOwners',
  method: 'GET',
  path: '/v1/company/notes-for-owners',
  summary: 'For owners only.',
  auth: company(0),
  reply: z.object({}),
  errors: [],
});

const endpoints = [addNote, saveNote, showNote, breakDown, limited, forOwners];

export function probeContract({ jobs }: ApiServices, onJob: (noteId: string) => Promise<void>) {
  jobs.handle(noteJob, (data) => onJob(data.noteId));
  return {
    endpoints,
    routes: [
      bind<typeof addNote, NoteTables, never>(
        addNote,
        async ({ tx, actor, body, outbox, concerns }) => {
          const note = await tx
            .insertInto('note')
            .values({
              id: crypto.randomUUID(),
              owner: actor.accountId,
              text: body.text,
              version: 1,
            })
            .returningAll()
            .executeTakeFirstOrThrow();
          concerns(note.id);
          outbox.job(noteJob, { noteId: note.id });
          outbox.signal({ accountId: actor.accountId, kind: 'note', subject: note.id });
          outbox.mail({
            to: 'someone@test.example',
            language: 'ja',
            template: deliveryCheck.name,
            data: {},
          });
          // The refusal must roll back everything above.
          if (body.text === 'too much') refuse('quota_exceeded');
          return { note };
        },
      ),
      bind<typeof saveNote, NoteTables, never>(saveNote, async ({ tx, actor, params, body }) => {
        const mine = tx
          .selectFrom('note')
          .where('id', '=', params.id)
          .where('owner', '=', actor.accountId);
        const updated = await tx
          .updateTable('note')
          .set({ text: body.text, version: body.version + 1 })
          .where('id', '=', params.id)
          .where('owner', '=', actor.accountId)
          .where('version', '=', body.version)
          .returningAll()
          .executeTakeFirst();
        const stored = async () => (await mine.select('version').executeTakeFirst())?.version;
        return { note: await orStale(updated, stored) };
      }),
      bind<typeof showNote, NoteTables, never>(showNote, async ({ db, params, actor }) => {
        const note = await db
          .selectFrom('note')
          .selectAll()
          .where('id', '=', params.id)
          .where('owner', '=', actor.accountId)
          .executeTakeFirst();
        return { note: note ?? refuse('not_found') };
      }),
      bind(breakDown, ({ body }) => {
        if (body.how === 'undeclared') refuse('file_empty');
        throw new Error('the secret detail');
      }),
      bind(limited, () => ({})),
      bind(forOwners, () => ({})),
    ],
  };
}

export async function createNoteTable({ services }: TestApp): Promise<void> {
  await sql`create table note (id uuid primary key, owner uuid not null, text text not null, version int not null)`.execute(
    services.databases.commands,
  );
}
