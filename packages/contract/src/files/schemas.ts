import { z } from 'zod';
import { uploadPurposeNames } from './purposes.ts';

/** Lower case, as PostgreSQL prints it, because ids are compared as texts. */
export const fileId = z.uuid().toLowerCase();

export const uploadFields = z.strictObject({ purpose: z.enum(uploadPurposeNames) });

export const uploadErrors = [
  'file_missing',
  'file_empty',
  'too_many_files',
  'file_too_large',
  'file_type_refused',
  'file_unreadable',
  'file_takes_too_long',
  'picture_too_large',
  'picture_too_deep',
  'archive_refused',
  'archive_locked',
  'macros_refused',
  'outside_parts_refused',
  'file_infected',
  'upload_interrupted',
  'quota_exceeded',
  'unverified_quota_exceeded',
] as const;
/** Refusals while a virus scanner is configured. */
export const fileDownloadErrors = ['file_infected', 'file_not_scanned'] as const;
export const uploadLimits = [{ by: 'account', max: 60, seconds: 600 }] as const;

/** A picture in its widths, smallest first, for srcset. */
export const pictures = z.array(
  z.object({
    width: z.int(),
    url: z.string(),
    /** Null for portraits and for pictures uploaded before AVIF was supported. */
    avifUrl: z.string().nullable(),
  }),
);
export type Pictures = z.infer<typeof pictures>;

export const storedFile = z.object({
  id: fileId,
  name: z.string(),
  mediaType: z.string(),
  bytes: z.int(),
  pictures,
});

export const uploadReply = z.object({ file: storedFile });
export const deleteBody = z.strictObject({ id: fileId });
export const fileParams = z.object({ id: fileId });
export const linkReply = z.object({ url: z.string(), expiresAt: z.iso.datetime() });
