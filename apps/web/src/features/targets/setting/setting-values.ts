import { usualWeight } from '@engawa/contract/targets/limits';
import type { TargetWishes } from '@engawa/contract/targets/wishes';
import { type Blanked, blankToNull, nullToBlank } from '../../../shared/form/blanks.ts';

export interface SettingBody {
  name: string;
  wishes: TargetWishes;
}
export type SettingValues = Blanked<SettingBody>;

const nothing: TargetWishes = {
  wants: {
    majors: [],
    majorTypes: [],
    degrees: [],
    graduationFrom: null,
    graduationTo: null,
    japanese: 0,
    english: 0,
    workedIndustries: [],
    workedCategories: [],
    workedKinds: [],
    terms: [],
  },
  weights: {
    major: usualWeight,
    degree: usualWeight,
    graduation: usualWeight,
    japanese: usualWeight,
    english: usualWeight,
    experience: usualWeight,
  },
  offers: { industry: null, jobCategory: null, jobSubcategory: null, kind: null },
};

export const valuesOf = (setting?: SettingBody): SettingValues =>
  nullToBlank({ name: setting?.name ?? '', wishes: setting?.wishes ?? nothing });

/** A blank name is sent as it is, so that the error appears at its field. */
export function bodyOf({ name, wishes }: SettingValues) {
  const terms = wishes.wants.terms.map((term) => term.trim()).filter(Boolean);
  return { name, wishes: blankToNull({ ...wishes, wants: { ...wishes.wants, terms } }) };
}
