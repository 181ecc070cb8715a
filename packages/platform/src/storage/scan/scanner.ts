import type { Readable } from 'node:stream';

/** `unsure`: the scanner answered without a verdict, such as for a file above its size limit. */
export type ScanVerdict = 'clean' | 'infected' | 'unsure';

/** Scans for viruses. Throws where the scanner is unavailable or takes too long. */
export interface Scanner {
  scan(bytes: Readable, limitMs: number): Promise<ScanVerdict>;
}
