import type { Language } from '@engawa/contract/language';
import { universityName } from '@engawa/contract/reference/universities/university-name';
import { personReading } from '@engawa/contract/text/person-name';
import type { SqlBool } from 'kysely';
import { smallestPicture } from '../features/files/public.ts';
import { type StudentNames, studentName } from './student-name.ts';

interface StudentCardRow extends StudentNames {
  id: string;
  first_name_kana: string | null;
  last_name_kana: string | null;
  university: string | null;
  universityPlace: string | null;
  graduation: string | null;
  pictures: Parameters<typeof smallestPicture>[0];
  /** Whether the reader may open the live profile (`reach.companyMayOpen`). */
  live: SqlBool;
}

export const noLiveFields = {
  nameKana: null,
  university: null,
  graduation: null,
  pictureUrl: null,
};

export function presentStudentCard(row: StudentCardRow, language: Language) {
  const named = { studentId: row.id, name: studentName(row) };
  if (!row.live) return { ...named, ...noLiveFields };
  return {
    ...named,
    nameKana:
      personReading({
        firstName: row.first_name,
        lastName: row.last_name,
        firstNameKana: row.first_name_kana,
        lastNameKana: row.last_name_kana,
        nameOrder: row.name_order,
      }) || null,
    university:
      row.university &&
      universityName({ name: row.university, place: row.universityPlace ?? '' }, language),
    graduation: row.graduation,
    pictureUrl: smallestPicture(row.pictures),
  };
}
