import { z } from 'zod';
import { endpoint, student } from '../endpoint.ts';
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

export const uploadStudentFile = endpoint({
  id: 'student.files.uploadFile',
  method: 'POST',
  path: '/v1/student/upload-file',
  summary: 'Uploads one file. Its purpose decides which formats and sizes are accepted.',
  auth: student,
  upload: true,
  body: uploadFields,
  reply: uploadReply,
  says: 'saved',
  errors: uploadErrors,
  limits: uploadLimits,
});

export const deleteStudentFile = endpoint({
  id: 'student.files.deleteFile',
  method: 'POST',
  path: '/v1/student/upload-file/delete',
  summary: 'Deletes a file that nothing uses.',
  auth: student,
  body: deleteBody,
  reply: z.object({}),
  says: 'deleted',
  errors: ['file_in_use'],
});

export const linkStudentFile = endpoint({
  id: 'student.files.linkFile',
  method: 'GET',
  path: '/v1/student/file/{id}',
  summary: 'A short-lived link to download a file that the caller may read.',
  auth: student,
  params: fileParams,
  reply: linkReply,
  errors: fileDownloadErrors,
});
