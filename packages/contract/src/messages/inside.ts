import { z } from 'zod';
import { company, endpoint } from '../endpoint.ts';
import { line, paragraphs } from '../fields/fields.ts';
import { perLanguage } from '../per-language.ts';
import { assignees } from '../team/schemas.ts';
import { messageLimits } from './limits.ts';
import { companyThread, messageText, note, threadId } from './schemas.ts';

/** Notes, assignees and templates: visible only within the company. */
const recruiting = company(0, 1, 2);

export const addThreadNote = endpoint({
  id: 'company.messages.addNote',
  method: 'POST',
  path: '/v1/company/message-notes',
  summary: 'Adds a note to a thread, which only the company sees.',
  auth: recruiting,
  body: z.strictObject({ threadId, text: paragraphs(messageLimits.note) }),
  reply: z.object({ note }),
  says: 'saved',
  errors: ['notes_used_up'],
  limits: [{ by: 'account', max: 60, seconds: 60 }],
});

export const deleteThreadNote = endpoint({
  id: 'company.messages.deleteNote',
  method: 'DELETE',
  path: '/v1/company/message-notes/{id}',
  summary: 'Deletes one’s own note.',
  auth: recruiting,
  params: z.object({ id: z.uuid() }),
  reply: z.object({}),
  says: 'deleted',
  errors: [],
});

export const listAssignees = endpoint({
  id: 'company.messages.listAssignees',
  method: 'GET',
  path: '/v1/company/message-assignees',
  summary: 'Who of the company can be on a thread.',
  auth: recruiting,
  reply: assignees,
  errors: [],
});

export const assignThread = endpoint({
  id: 'company.messages.assignThread',
  method: 'POST',
  path: '/v1/company/messages/assign',
  summary: 'Says who of the company is on a thread, or that nobody is.',
  auth: recruiting,
  body: z.strictObject({ threadId, assigneeId: z.uuid().nullable() }),
  reply: z.object({ thread: companyThread }),
  says: 'saved',
  errors: [],
});

const written = {
  name: line(messageLimits.templateName),
  /** In one or both languages, with the variables of `variables.ts`. */
  text: perLanguage(messageText),
};
const hasText = ({ text }: { text: { jp: string | null; en: string | null } }) =>
  text.jp !== null || text.en !== null;
const missing = { path: ['text', 'jp'], error: 'required' };

const templates = z.object({
  templates: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      text: z.object({ jp: z.string().nullable(), en: z.string().nullable() }),
      updatedAt: z.iso.datetime(),
      updatedBy: z.string().nullable(),
    }),
  ),
});
const bodyLimit = { bytes: 512 * 1024, values: 100 };

export const listTemplates = endpoint({
  id: 'company.messages.listTemplates',
  method: 'GET',
  path: '/v1/company/message-template',
  summary: 'The company’s templates for messages, by name.',
  auth: recruiting,
  reply: templates,
  errors: [],
});

export const addTemplate = endpoint({
  id: 'company.messages.addTemplate',
  method: 'POST',
  path: '/v1/company/message-template',
  summary: 'Makes a template.',
  auth: recruiting,
  body: z.strictObject(written).refine(hasText, missing),
  bodyLimit,
  reply: templates,
  says: 'saved',
  errors: ['templates_used_up'],
});

export const changeTemplate = endpoint({
  id: 'company.messages.changeTemplate',
  method: 'PUT',
  path: '/v1/company/message-template',
  summary: 'Changes the template with this id.',
  auth: recruiting,
  body: z.strictObject({ id: z.uuid(), ...written }).refine(hasText, missing),
  bodyLimit,
  reply: templates,
  says: 'saved',
  errors: [],
});

export const deleteTemplate = endpoint({
  id: 'company.messages.deleteTemplate',
  method: 'DELETE',
  path: '/v1/company/message-template/{id}',
  summary: 'Deletes a template.',
  auth: recruiting,
  params: z.object({ id: z.uuid() }),
  reply: templates,
  says: 'deleted',
  errors: [],
});
