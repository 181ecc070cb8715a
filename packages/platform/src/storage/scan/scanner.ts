import type { Readable } from 'node:stream';

/** `unsure`: the scanner answered, but could not tell, such as for a file larger than it takes. */
export type ScanVerdict = 'clean' | 'infected' | 'unsure';

/** Looks for viruses. Throws where it is away or takes too long. */
export interface Scanner {
  scan(bytes: Readable, limitMs: number): Promise<ScanVerdict>;
}
