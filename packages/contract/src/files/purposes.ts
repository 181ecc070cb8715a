import { extensionsOf, messageFileFormats } from '../reference/contents/message-file-formats.ts';
import { megabyte, messageFileLimits } from '../reference/file-limits.ts';
import { scholarshipLimits } from '../reference/scholarship.ts';

/** What an uploaded file is for decides which formats, sizes and treatment it gets. */
export interface UploadPurpose {
  readonly formats: readonly string[];
  readonly maxBytes: number;
  /** Pictures are re-encoded to these widths and may be shown to everyone who may see the page. */
  readonly widths?: readonly number[];
  /** Each width is stored as AVIF too; WebP is there for everybody. */
  readonly avif?: boolean;
}

const pictures = ['jpeg', 'jpg', 'png', 'webp'] as const;
const documents = ['pdf', 'doc', 'docx'] as const;
/** The formats a message may carry, by the endings their names may have. */
const attachments = messageFileFormats.ids.flatMap(extensionsOf);

export const uploadPurposes = {
  message: { formats: attachments, maxBytes: messageFileLimits.bytes },
  resume: { formats: documents, maxBytes: 20 * megabyte },
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

/** The largest of all purposes bounds the stream before the purpose is known. */
export const largestUpload = Math.max(...Object.values(uploadPurposes).map((p) => p.maxBytes));

/**
 * 50 megapixels cover every camera, 12,000 a panorama; what claims more is made to exhaust us. Decoded,
 * 50 megapixels take up to 200 MB with 8 bits per colour; with 16 bits, half as many pixels do.
 */
export const pictureLimits = {
  side: 12_000,
  pixels: 50_000_000,
  decodedBytes: 200_000_000,
} as const;

/** What one owner may keep in all. */
export const storageQuota = { student: 1024 * megabyte, company: 20 * 1024 * megabyte } as const;
/** Of a company that nobody has verified yet: enough to fill its pages and a few answers. */
export const unverifiedQuota = { files: 60, bytes: 200 * megabyte } as const;
/** A signed link works this long. */
export const fileLinkSeconds = 300;
/** A file that nothing uses after this long is swept. */
export const unusedFileHours = 24;
