import { z } from 'zod';
import { endpoint, everyLevel } from '../endpoint.ts';
import {
  deleteBody,
  fileDownloadErrors,
  fileParams,
  linkReply,
  uploadErrors,
  uploadFields,
  uploadLimits,
  uploadReply,
} from './schemas.ts';

export const uploadCompanyFile = endpoint({
  id: 'company.files.uploadFile',
  method: 'POST',
  path: '/v1/company/upload-file',
  summary: 'Uploads one file. Its purpose decides which formats and sizes are accepted.',
  auth: everyLevel,
  upload: true,
  body: uploadFields,
  reply: uploadReply,
  says: 'saved',
  errors: uploadErrors,
  limits: uploadLimits,
});

export const deleteCompanyFile = endpoint({
  id: 'company.files.deleteFile',
  method: 'POST',
  path: '/v1/company/upload-file/delete',
  summary: 'Deletes a file that nothing uses.',
  auth: everyLevel,
  body: deleteBody,
  reply: z.object({}),
  says: 'deleted',
  errors: ['file_in_use'],
});

export const linkCompanyFile = endpoint({
  id: 'company.files.linkFile',
  method: 'GET',
  path: '/v1/company/file/{id}',
  summary: 'A short-lived link to download a file that the caller may read.',
  auth: everyLevel,
  params: fileParams,
  reply: linkReply,
  errors: fileDownloadErrors,
});
