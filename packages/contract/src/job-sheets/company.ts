import { z } from 'zod';
import { contentId } from '../contents/schemas.ts';
import { company, endpoint } from '../endpoint.ts';

export const printJob = endpoint({
  id: 'company.jobSheets.printJob',
  method: 'GET',
  path: '/v1/company/job-posting/{id}/sheet',
  summary:
    'The job as a sheet of paper (求人票) in the languages it is written in, as PDF: what is published, ' +
    'or what is being written where nothing is.',
  auth: company(0, 1, 2),
  params: z.object({ id: contentId }),
  reply: 'file',
  mediaTypes: ['application/pdf'],
  errors: ['document_too_long', 'document_failed'],
  limits: [{ by: 'account', max: 60, seconds: 60 }],
});
