import { z } from 'zod';
import { line, paragraphs } from '../fields/fields.ts';
import { fileId } from '../files/schemas.ts';
import { contactLimits } from './limits.ts';

export const contactBody = z.strictObject({
  subject: line(contactLimits.subject),
  message: paragraphs(contactLimits.message),
});

export const companyContactBody = contactBody.extend({
  fileId: fileId.nullable(),
});
