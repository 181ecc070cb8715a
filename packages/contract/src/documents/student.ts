import { z } from 'zod';
import { endpoint, student } from '../endpoint.ts';
import { idSchema } from '../reference/id-schema.ts';
import { documentKinds } from './kinds.ts';

const params = z.object({ kind: idSchema(documentKinds) });
const limits = [{ by: 'account', max: 60, seconds: 60 }] as const;

export const showDocument = endpoint({
  id: 'student.documents.showDocument',
  method: 'GET',
  path: '/v1/student/profile/document/{kind}',
  summary: 'A document made from the profile as it is saved, as PDF.',
  auth: student,
  params,
  reply: 'file',
  mediaTypes: ['application/pdf'],
  errors: ['document_too_long', 'document_failed'],
  limits,
});

export const previewDocument = endpoint({
  id: 'student.documents.previewDocument',
  method: 'GET',
  path: '/v1/student/profile/document/{kind}/preview',
  summary: 'The pages of the same document, as one SVG picture each.',
  auth: student,
  params,
  reply: z.object({ pages: z.array(z.string()) }),
  errors: ['preview_too_long', 'document_failed'],
  limits,
});
