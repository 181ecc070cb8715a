import { z } from 'zod';
import { endpoint, student } from '../endpoint.ts';
import { entryChange, newEntry, programme, scholarshipEntry } from './schemas.ts';

const entryParams = z.object({ id: z.uuid() });
const reply = z.object({ entry: scholarshipEntry });

export const listProgrammes = endpoint({
  id: 'student.scholarship.listProgrammes',
  method: 'GET',
  path: '/v1/student/scholarship',
  summary: 'The scholarship programmes, newest first, with the student’s own entries.',
  auth: student,
  reply: z.object({ programmes: z.array(programme) }),
  errors: [],
});

export const addEntry = endpoint({
  id: 'student.scholarship.addEntry',
  method: 'POST',
  path: '/v1/student/scholarship/entry',
  summary: 'Enters one category of an open programme.',
  auth: student,
  body: newEntry,
  reply,
  says: 'sent',
  errors: ['scholarship_closed', 'category_taken', 'too_many_entries', 'file_in_use'],
});

export const saveEntry = endpoint({
  id: 'student.scholarship.saveEntry',
  method: 'POST',
  path: '/v1/student/scholarship/entry/{id}',
  summary: 'Changes an entry until the deadline.',
  auth: student,
  params: entryParams,
  body: entryChange,
  reply,
  says: 'updated',
  errors: ['scholarship_closed', 'category_taken', 'stale_version', 'file_in_use'],
});

export const deleteEntry = endpoint({
  id: 'student.scholarship.deleteEntry',
  method: 'DELETE',
  path: '/v1/student/scholarship/entry/{id}',
  summary: 'Withdraws an entry until the deadline.',
  auth: student,
  params: entryParams,
  reply: z.object({}),
  says: 'deleted',
  errors: ['scholarship_closed'],
});
