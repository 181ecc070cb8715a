import type { PrefectureId } from '../places/prefectures.ts';

/** One university: id (never changes, even if the name does), Japanese name, English name. */
type UniversityRow = readonly [id: string, ja: string, en: string];

/** Rows by the prefecture of the university's head office: the web loads the list as one chunk. */
export type UniversityRows = Readonly<Partial<Record<PrefectureId, readonly UniversityRow[]>>>;
