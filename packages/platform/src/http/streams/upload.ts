import type { Readable } from 'node:stream';

export type UploadPart =
  | { kind: 'field'; name: string; value: unknown }
  | { kind: 'file'; name: string; fileName: string; stream: Readable };

export interface Upload {
  parts(): AsyncIterable<UploadPart>;
}
