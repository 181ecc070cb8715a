import type { Readable } from 'node:stream';

export type UploadPart =
  | { kind: 'field'; name: string; value: unknown }
  | { kind: 'file'; name: string; fileName: string; stream: Readable };

/** The parts of a multipart body, in the order in which they arrive. */
export interface Upload {
  parts(): AsyncIterable<UploadPart>;
}
