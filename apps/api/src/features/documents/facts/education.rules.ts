import type { Profile } from '@engawa/contract/profile/schemas';
import { type School, schoolsIn } from '@engawa/contract/profile/schools';
import type { DegreeTypeId } from '@engawa/contract/reference/people/degree-types';
import type { SchoolTypeId } from '@engawa/contract/reference/people/school-types';
import { countries } from '@engawa/contract/reference/places/countries';
import { universityName } from '@engawa/contract/reference/universities/university-name';
import { spaced } from './text.rules.ts';

/** The first school first. */
export const schoolsOf = (education: Profile['education']): School[] =>
  schoolsIn(education).toSorted((a, b) => a.entrance.localeCompare(b.entrance));

const courses: Partial<Record<DegreeTypeId, string>> = {
  master: '修士課程',
  doctoral: '博士課程',
};
const titles: Partial<Record<DegreeTypeId, string>> = {
  diploma: '専門士',
  'advanced-diploma': '高度専門士',
};

/** The kind is added to names that do not contain it, such as モード学園. */
const kinds: Partial<Record<SchoolTypeId, { name: string; said: RegExp }>> = {
  'junior-college': { name: '短期大学', said: /短期大学|短大|college/i },
  'technical-college': { name: '高等専門学校', said: /高等専門学校|高専|college/i },
  'vocational-school': { name: '専門学校', said: /専門|専修|college/i },
  'japanese-school': { name: '日本語学校', said: /日本語|japanese|language/i },
};

const isGraduateSchool = ({ degreeType }: School): boolean => degreeType in courses;

/** Example: 東京大学大学院 工学系研究科 修士課程; schools abroad with their country. */
export function schoolText(school: School): string {
  const { schoolType, degreeType, department, country } = school;
  const name = universityName(school, 'ja');
  // Some people write 大学院 as part of the department.
  const isNamed = !name.endsWith('大学') || department?.trimStart().startsWith('大学院');
  const graduate = !isGraduateSchool(school) || isNamed ? '' : '大学院';
  const kind = kinds[schoolType];
  const beside = [
    kind && !kind.said.test(name) ? kind.name : '',
    country ? countries.byId(country).name.ja : '',
  ].filter((part) => part !== '');
  const where = beside.length > 0 ? `（${beside.join('・')}）` : '';
  return spaced(`${name}${graduate}${where}`, department, courses[degreeType]);
}

/** In its own month a graduation ceremony is usually still to come. */
const toCome = (month: string, today: string): boolean => month >= today.slice(0, 7);

export function entranceText({ entrance }: School, today: string): string {
  return entrance > today.slice(0, 7) ? '入学予定' : '入学';
}

/** A graduate school is completed (修了), other schools are graduated from (卒業). */
export function graduationText(school: School, today: string): string {
  const end = isGraduateSchool(school) ? '修了' : '卒業';
  const title = titles[school.degreeType];
  const state = toCome(school.graduation, today) ? `${end}見込み` : end;
  return title ? `${state}（${title}）` : state;
}

export const isExpected = ({ graduation }: School, today: string): boolean =>
  toCome(graduation, today);
