import type { Language } from '@engawa/contract/language';
import { personName } from '@engawa/contract/person-name';
import { universityName } from '@engawa/contract/reference/universities/university-name';
import { smallestPicture } from './features/files/public.ts';

/** What a list for companies selects of each student. */
interface StudentCardRow {
  id: string;
  first_name: string;
  last_name: string;
  first_name_kana: string | null;
  last_name_kana: string | null;
  university: string | null;
  universityPlace: string | null;
  graduation: string | null;
  pictures: Parameters<typeof smallestPicture>[0];
}

/** A student in a list for companies. */
export const presentStudentCard = (row: StudentCardRow, language: Language) => ({
  studentId: row.id,
  name: personName(row.first_name, row.last_name),
  nameKana: personName(row.first_name_kana, row.last_name_kana) || null,
  university:
    row.university &&
    universityName({ name: row.university, place: row.universityPlace ?? '' }, language),
  graduation: row.graduation,
  pictureUrl: smallestPicture(row.pictures),
});
