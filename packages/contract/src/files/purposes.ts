import { extensionsOf, messageFileFormats } from '../reference/contents/message-file-formats.ts';
import { megabyte, messageFileLimits } from '../reference/file-limits.ts';
import { scholarshipLimits } from '../reference/scholarship.ts';

/** The purpose of an upload decides its formats, sizes and treatment. */
export interface UploadPurpose {
  readonly formats: readonly string[];
  readonly maxBytes: number;
  /** Pictures are re-encoded to these widths and shown to everyone who may see the page. */
  readonly widths?: readonly number[];
  readonly avif?: boolean;
}

const pictures = ['jpeg', 'jpg', 'png', 'webp'] as const;
const documents = ['pdf', 'doc', 'docx'] as const;
/** Attachments of messages: accepted formats, by file name extension. */
const attachments = messageFileFormats.ids.flatMap(extensionsOf);

export const uploadPurposes = {
  message: { formats: attachments, maxBytes: messageFileLimits.bytes },
  resume: { formats: documents, maxBytes: 20 * megabyte },
  /** In place of the 労働条件通知書 that is typeset from an offer's terms. */
  offer: { formats: ['pdf'], maxBytes: 20 * megabyte },
  contact: { formats: attachments, maxBytes: 20 * megabyte },
  scholarship: { formats: attachments, maxBytes: scholarshipLimits.fileBytes },
  picture: { formats: pictures, maxBytes: 15 * megabyte, widths: [320, 640, 1280], avif: true },
  portrait: { formats: pictures, maxBytes: 15 * megabyte, widths: [96, 320, 640] },
} as const satisfies Record<string, UploadPurpose>;

export type UploadPurposeName = keyof typeof uploadPurposes;
export const uploadPurposeNames = Object.keys(uploadPurposes) as [
  UploadPurposeName,
  ...UploadPurposeName[],
];

/** Bounds the upload stream while the purpose is not read yet. */
export const largestUpload = Math.max(...Object.values(uploadPurposes).map((p) => p.maxBytes));

/**
 * 50 megapixels cover every camera, a width of 12,000 every panorama; larger claims are attacks on
 * memory. Decoded, 50 megapixels take up to 200 MB with 8 bits per colour; with 16 bits, half as
 * many pixels do.
 */
export const pictureLimits = {
  side: 12_000,
  pixels: 50_000_000,
  decodedBytes: 200_000_000,
} as const;

export const storageQuota = { student: 1024 * megabyte, company: 20 * 1024 * megabyte } as const;
/** For an unverified company: enough to fill its pages and a few answers. */
export const unverifiedQuota = { files: 60, bytes: 200 * megabyte } as const;
export const fileLinkSeconds = 300;
export const unusedFileHours = 24;
