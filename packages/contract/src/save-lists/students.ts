import { z } from 'zod';
import { company, endpoint } from '../endpoint.ts';
import { paragraphs } from '../fields/fields.ts';
import { saveListLimits } from './limits.ts';
import { saveList, saveListId, studentIds } from './schemas.ts';

const recruiting = company(0, 1, 2);
const note = paragraphs(saveListLimits.note).nullable();

export const listListsOfStudent = endpoint({
  id: 'company.saveLists.listListsOfStudent',
  method: 'GET',
  path: '/v1/company/save-students/{id}',
  summary: 'All of the company’s lists, and which of them a student is in.',
  auth: recruiting,
  params: z.object({ id: z.uuid() }),
  reply: z.object({
    saveList: z.array(saveList.extend({ saved: z.boolean(), note: z.string().nullable() })),
  }),
  errors: [],
});

export const saveStudents = endpoint({
  id: 'company.saveLists.saveStudents',
  method: 'POST',
  path: '/v1/company/save-students',
  summary:
    'Puts students into a list; who is in it already stays as they are. Whose profile the company ' +
    'may not read is left out, and where nobody is left nothing is found.',
  auth: recruiting,
  body: z.strictObject({
    listId: saveListId,
    students: z
      .array(z.strictObject({ id: z.uuid(), note: note.optional() }))
      .min(1)
      .max(saveListLimits.atOnce)
      .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'duplicate'),
  }),
  reply: z.object({
    added: z.array(z.uuid()),
  }),
  says: 'saved',
  errors: ['save_list_full'],
});

export const removeStudents = endpoint({
  id: 'company.saveLists.removeStudents',
  method: 'POST',
  path: '/v1/company/save-students/delete',
  summary: 'Takes students out of a list; the reply has what it takes to put them back.',
  auth: recruiting,
  body: z.strictObject({ listId: saveListId, studentIds }),
  reply: z.object({
    removed: z.array(z.object({ id: z.uuid(), note: z.string().nullable() })),
  }),
  says: 'updated',
  errors: [],
});

export const moveStudents = endpoint({
  id: 'company.saveLists.moveStudents',
  method: 'POST',
  path: '/v1/company/save-students/move',
  summary:
    'Moves students with their notes into another list. Who is in that already stays in both, so ' +
    'that no note is lost; moving back undoes it.',
  auth: recruiting,
  body: z.strictObject({ fromId: saveListId, toId: saveListId, studentIds }),
  reply: z.object({ moved: z.array(z.uuid()), stayed: z.array(z.uuid()) }),
  says: 'updated',
  errors: ['save_list_full'],
});

export const noteStudent = endpoint({
  id: 'company.saveLists.noteStudent',
  method: 'POST',
  path: '/v1/company/save-students/note',
  summary: 'Writes the note of a student in one list, or takes it away. Students never see it.',
  auth: recruiting,
  body: z.strictObject({ listId: saveListId, studentId: z.uuid(), note }),
  reply: z.object({ note: z.string().nullable() }),
  says: 'saved',
  errors: [],
});
