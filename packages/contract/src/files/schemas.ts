import { z } from 'zod';
import { uploadPurposeNames } from './purposes.ts';

export const fileId = z.uuid();

export const uploadFields = z.strictObject({ purpose: z.enum(uploadPurposeNames) });

export const uploadErrors = [
  'file_missing',
  'file_empty',
  'too_many_files',
  'file_too_large',
  'file_type_refused',
  'file_unreadable',
  'archive_refused',
  'upload_interrupted',
  'quota_exceeded',
] as const;
export const uploadLimits = [{ by: 'account', max: 60, seconds: 600 }] as const;

export const storedFile = z.object({
  id: fileId,
  name: z.string(),
  mediaType: z.string(),
  bytes: z.int(),
  /** Pictures only: one address per width, for srcset. */
  pictures: z.array(z.object({ width: z.int(), url: z.string() })),
});

export const uploadReply = z.object({ file: storedFile });
export const deleteBody = z.strictObject({ id: fileId });
export const fileParams = z.object({ id: fileId });
export const linkReply = z.object({ url: z.string(), expiresAt: z.iso.datetime() });
