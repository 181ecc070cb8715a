import { z } from 'zod';
import { endpoint, student } from '../endpoint.ts';
import { elsewhereApplication, elsewhereFields } from './listed.ts';

const reply = z.object({ elsewhere: elsewhereApplication });
const limits = [{ by: 'account', max: 60, seconds: 60 }] as const;

export const saveElsewhere = endpoint({
  id: 'student.applications.saveElsewhere',
  method: 'POST',
  path: '/v1/student/my-activities/applications/elsewhere',
  summary: 'Keeps an application that was made elsewhere, or changes the one with this id.',
  auth: student,
  body: z.strictObject({ id: z.uuid().optional(), ...elsewhereFields }),
  reply,
  says: 'saved',
  errors: ['records_used_up'],
  limits,
});

export const deleteElsewhere = endpoint({
  id: 'student.applications.deleteElsewhere',
  method: 'DELETE',
  path: '/v1/student/my-activities/applications/elsewhere/{id}',
  summary: 'Deletes an application that was added by hand.',
  auth: student,
  params: z.object({ id: z.uuid() }),
  reply: z.object({}),
  says: 'deleted',
  errors: [],
});

export const downloadRecord = endpoint({
  id: 'student.applications.downloadRecord',
  method: 'GET',
  path: '/v1/student/my-activities/applications-record/{form}',
  summary: 'The job-hunting record (applications and events) as PDF or CSV.',
  auth: student,
  params: z.object({ form: z.enum(['pdf', 'csv']) }),
  reply: 'file',
  mediaTypes: ['text/csv', 'application/pdf'],
  errors: ['document_too_long', 'document_failed'],
  limits: [{ by: 'account', max: 30, seconds: 600 }],
});
