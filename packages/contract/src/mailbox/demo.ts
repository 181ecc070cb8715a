import { z } from 'zod';
import { demo, endpoint } from '../endpoint.ts';
import { languages } from '../language.ts';

const mailSummary = z.object({
  id: z.uuid(),
  to: z.string(),
  subject: z.string(),
  language: z.enum(languages),
  sentAt: z.iso.datetime(),
});

export const listMails = endpoint({
  id: 'demo.mailbox.listMails',
  method: 'GET',
  path: '/v1/demo/mailbox',
  summary: 'Mails that the demo captured instead of sending, newest first.',
  auth: demo,
  query: z.object({ before: z.uuid().optional() }),
  reply: z.object({ mails: z.array(mailSummary), next: z.uuid().nullable() }),
  errors: [],
});

export const showMail = endpoint({
  id: 'demo.mailbox.showMail',
  method: 'GET',
  path: '/v1/demo/mailbox/{id}',
  summary: 'One captured mail: its text, and its HTML for a sandboxed frame.',
  auth: demo,
  params: z.object({ id: z.uuid() }),
  reply: z.object({ mail: mailSummary.extend({ text: z.string(), html: z.string() }) }),
  errors: [],
});
