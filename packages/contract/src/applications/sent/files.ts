import { z } from 'zod';
import { documentKinds } from '../../documents/kinds.ts';
import { company, endpoint, everyLevel } from '../../endpoint.ts';
import { fileDownloadErrors } from '../../files/schemas.ts';
import { idSchema } from '../../reference/id-schema.ts';
import { applicationId } from '../schemas.ts';
import { severalApplications } from '../several.ts';

export const showApplicantDocument = endpoint({
  id: 'company.applications.showDocument',
  method: 'GET',
  path: '/v1/company/applicant/{id}/document/{kind}',
  summary: 'A document that was made from the profile and sent with an application, as PDF.',
  auth: everyLevel,
  params: z.object({ id: applicationId, kind: idSchema(documentKinds) }),
  reply: 'file',
  mediaTypes: ['application/pdf'],
  errors: fileDownloadErrors,
  limits: [{ by: 'account', max: 120, seconds: 60 }],
});

export const downloadApplicantFiles = endpoint({
  id: 'company.applications.downloadFiles',
  method: 'GET',
  path: '/v1/company/apply-files',
  summary:
    'The documents and files of one or several applications as ZIP, one folder for each. Leaves out ' +
    'students who are not available, and files that are not scanned yet.',
  auth: company(0, 1, 2),
  query: z.object({
    ids: z.preprocess((ids) => (typeof ids === 'string' ? [ids] : ids), severalApplications),
  }),
  reply: 'file',
  mediaTypes: ['application/zip'],
  errors: ['no_application_files'],
  limits: [{ by: 'account', max: 30, seconds: 600 }],
  slow: { atOnce: 2 },
});
