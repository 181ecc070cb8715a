import type { Readable } from 'node:stream';

export interface FileAnswer {
  stream: Readable;
  mediaType: string;
  bytes: number | undefined;
  /** With a name the browser saves the file; without, a page may show it. */
  attachment?: string;
  /** `forever`: in shared caches, too; `hour`: in the reader's browser only. Default: none. */
  cache?: 'forever' | 'hour';
}

const cacheControl = {
  forever: 'public, max-age=31536000, immutable',
  hour: 'private, max-age=3600',
  never: 'private, no-store',
} as const;

export function fileHeaders(file: FileAnswer): Record<string, string> {
  return {
    'content-type': file.mediaType,
    'cache-control': cacheControl[file.cache ?? 'never'],
    // Whatever the file contains, it may run and load nothing.
    'content-security-policy': "default-src 'none'; sandbox",
    ...(file.bytes === undefined ? {} : { 'content-length': String(file.bytes) }),
    ...(file.attachment === undefined
      ? {}
      : { 'content-disposition': attachmentHeader(file.attachment) }),
  };
}

/** RFC 6266 with an ASCII fallback, so that 履歴書.pdf keeps its name. */
export function attachmentHeader(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%;]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
