import type { Profile } from '@engawa/contract/profile/schemas';
import { countries } from '@engawa/contract/reference/places/countries';
import { universityName } from '@engawa/contract/reference/universities/university-name';
import { spaced } from './text.rules.ts';

export type School = NonNullable<Profile['education']['university']>;

export function schoolsOf({ university, pastUniversities }: Profile['education']): School[] {
  const all = university ? [...pastUniversities, university] : [...pastUniversities];
  return all.toSorted((a, b) => a.entrance.localeCompare(b.entrance));
}

const courses = { bachelor: '', master: '修士課程', doctoral: '博士課程' } as const;

/** Example: 東京大学大学院 工学系研究科 修士課程; schools abroad with their country. */
export function schoolText(school: School): string {
  const { degreeType, department, country } = school;
  const name = universityName(school, 'ja');
  // Some people write 大学院 as part of the department.
  const isNamed = !name.endsWith('大学') || department?.trimStart().startsWith('大学院');
  const graduate = degreeType === 'bachelor' || isNamed ? '' : '大学院';
  const where = country ? `（${countries.byId(country).name.ja}）` : '';
  return spaced(`${name}${graduate}${where}`, department, courses[degreeType]);
}

/** In its own month a graduation ceremony is usually still to come. */
const toCome = (month: string, today: string): boolean => month >= today.slice(0, 7);

export function entranceText({ entrance }: School, today: string): string {
  return entrance > today.slice(0, 7) ? '入学予定' : '入学';
}

/** A graduate school is completed (修了), a university graduated from (卒業). */
export function graduationText({ degreeType, graduation }: School, today: string): string {
  const end = degreeType === 'bachelor' ? '卒業' : '修了';
  return toCome(graduation, today) ? `${end}見込み` : end;
}

export const isExpected = ({ graduation }: School, today: string): boolean =>
  toCome(graduation, today);
