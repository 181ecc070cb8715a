import { detectType } from './detect.ts';

export interface ExamineJob {
  path: string;
  bytes: number;
  fileName: string;
  formats: readonly string[];
  /** Pictures are re-encoded at these widths; undefined: the file stays unchanged. */
  widths: readonly number[] | undefined;
  avif: boolean;
  /** Paths for the re-encoded files: as many as there can be. */
  targets: readonly string[];
}

export interface ExaminedFile {
  extension: string;
  /** The file itself, or its re-encoded versions. */
  parts: { path: string; bytes: number; mediaType: string; width?: number }[];
}

/** Runs native code and parsers on untrusted files; only ever in a process of its own. */
export async function examineFile(job: ExamineJob): Promise<ExaminedFile> {
  const { path, bytes, widths, avif } = job;
  const { extension, mediaType } = await detectType(path, job.fileName, job.formats);
  if (widths) {
    const { encodeWidths } = await pictures();
    return { extension, parts: await encodeWidths(path, { widths, avif }, places(job)) };
  }
  if (extension !== 'jpg' && extension !== 'png') {
    return { extension, parts: [{ path, bytes, mediaType }] };
  }
  const clean = places(job)();
  const { cleanPicture } = await pictures();
  const cleanBytes = await cleanPicture(path, extension, clean);
  return { extension, parts: [{ path: clean, bytes: cleanBytes, mediaType }] };
}

/** Slow to load, and most processes never see a picture. */
const pictures = () => import('./pictures/picture.ts');

function places({ targets }: ExamineJob): () => string {
  const left = [...targets];
  return () => {
    const next = left.shift();
    if (next === undefined) throw new Error('there are more parts than places for them');
    return next;
  };
}
