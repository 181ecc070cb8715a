import type { PrefectureId } from '../places/prefectures.ts';

/** The id never changes, even if the name does. */
type UniversityRow = readonly [id: string, ja: string, en: string];

/** By the prefecture of the head office: the client loads the whole list as one chunk. */
export type UniversityRows = Readonly<Partial<Record<PrefectureId, readonly UniversityRow[]>>>;
