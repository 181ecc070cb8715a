import type { Language } from '@engawa/contract/language';
import { japaneseLadder } from '@engawa/contract/reference/languages/japanese-ladder';
import type { TargetWishes } from '@engawa/contract/targets/wishes';
import { explain } from '@engawa/matching/explain';
import { littleSeenFrom } from '@engawa/matching/plan/order';
import { presentStudentCard } from '../../people/student-card.present.ts';
import { studentName } from '../../people/student-name.ts';
import { withoutScoreTips } from '../matches/public.ts';
import type { listDismissals } from './dismissals.repo.ts';
import { factsOfRow, type PersonRow } from './people.repo.ts';
import type { TargetSetting } from './setting/settings.repo.ts';
import { weightsNow } from './weights.rules.ts';

export const presentSetting = ({ updatedAt, ...setting }: TargetSetting) => ({
  ...setting,
  updatedAt: updatedAt.toISOString(),
});

type Dismissal = Awaited<ReturnType<typeof listDismissals>>[number];

export const presentWhole = (setting: TargetSetting, dismissed: readonly Dismissal[]) => ({
  ...presentSetting(setting),
  weightsNow: weightsNow(setting.wishes.weights, dismissed),
  dismissed: dismissed.map(({ studentId, reason, ...row }) => ({
    studentId,
    reason,
    name: studentName(row),
  })),
});

const rung = (value: number) => japaneseLadder.ids[value] ?? 0;

/** A found student, with the match if there are wishes to score against. */
export function presentFound(row: PersonRow, wishes: TargetWishes | undefined, language: Language) {
  return {
    ...presentStudentCard(
      { ...row, university: row.university_name, graduation: row.graduates, live: true },
      language,
    ),
    schoolType: row.schoolType,
    degreeType: row.degreeType,
    majorCategory: row.majorCategory,
    japanese: { rung: rung(row.japanese), shown: rung(row.japanese_certified) },
    english: { rung: rung(row.english), shown: rung(row.english_certified) },
    activeOn: row.activeOn,
    match: wishes ? matchOf(row, wishes) : null,
    saved: Boolean(row.saved),
    fewAsked: row.exposure >= littleSeenFrom,
  };
}

export const presentPerson = (row: PersonRow, wishes: TargetWishes, language: Language) => ({
  ...presentFound(row, wishes, language),
  match: matchOf(row, wishes),
});

const matchOf = (row: PersonRow, wishes: TargetWishes) =>
  withoutScoreTips(explain(factsOfRow(row), wishes, row.terms));
