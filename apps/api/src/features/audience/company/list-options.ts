import type { listAudienceOptions as endpoint } from '@engawa/contract/audience/company';
import { contentLimits } from '@engawa/contract/contents/limits';
import type { Language } from '@engawa/contract/language';
import { universityName } from '@engawa/contract/reference/universities/university-name';
import type { CallLimits } from '@engawa/platform/http/limits/call-limits';
import type { Db } from '../../../database.ts';
import type { Handler } from '../../../handler.ts';
import { studentName } from '../../../people/student-name.ts';
import { mayFindAnybody, spendReading } from '../../reach/public.ts';
import { nameWords } from '../name-search.rules.ts';
import { findChosen, findNamed, listSaveLists, type StudentOptionRow } from '../options.repo.ts';

const most = 20;

export const listOptions =
  ({ limits }: { limits: CallLimits }): Handler<typeof endpoint> =>
  async ({ db, actor, query, language }) => {
    const { companyId } = actor;
    const [mayFind, saveLists, chosen, named] = await Promise.all([
      mayFindAnybody(db, companyId),
      listSaveLists(db, companyId),
      chosenStudents(db, companyId, query.ids),
      namedStudents(db, companyId, query.name),
    ]);
    const shown = [...chosen, ...named.slice(0, most)];
    // Only new names cost reading budget: chosen students were paid for when they were found.
    await spendReading(limits, actor, Math.min(named.length, most));
    const students = new Map(shown.map((row) => [row.id, presentStudent(row, language)]));
    return {
      mayFind,
      more: named.length > most,
      saveLists: saveLists.map(({ students, ...list }) => ({ ...list, students: students ?? 0 })),
      students: [...students.values()],
    };
  };

async function namedStudents(db: Db, companyId: string, name = ''): Promise<StudentOptionRow[]> {
  const words = nameWords(name);
  return words ? findNamed(db, companyId, words, most) : [];
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Text that is not an id matches nothing; the database would fail on it. */
async function chosenStudents(db: Db, companyId: string, list = ''): Promise<StudentOptionRow[]> {
  const ids = list.split(',').filter((id) => uuid.test(id));
  if (ids.length === 0) return [];
  return findChosen(db, companyId, ids.slice(0, contentLimits.audienceStudents));
}

const presentStudent = (row: StudentOptionRow, language: Language) => ({
  id: row.id,
  name: studentName(row),
  university:
    row.live && row.university
      ? universityName({ name: row.university, place: row.place ?? '' }, language)
      : null,
});
