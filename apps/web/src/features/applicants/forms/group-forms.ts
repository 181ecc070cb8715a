import type { ApplicantDetail } from '../queries.ts';

export type InterviewForm = ApplicantDetail['ratings'][number];

export interface StageForms {
  stage: InterviewForm['stage'];
  forms: InterviewForm[];
  /** Everything that one of the forms rates, in the order of the first form that does. */
  criteria: string[];
}

const isSame = (one: InterviewForm['stage'], other: InterviewForm['stage']): boolean =>
  one.id === null || other.id === null
    ? one.id === other.id && one.name.jp === other.name.jp && one.name.en === other.name.en
    : one.id === other.id;

/** Forms of one stage together, in the given order of stages. */
export function groupForms(forms: readonly InterviewForm[]): StageForms[] {
  const groups: StageForms[] = [];
  for (const form of forms) {
    const criteria = form.scores.map(({ criterion }) => criterion);
    const group = groups.find(({ stage }) => isSame(stage, form.stage));
    if (!group) groups.push({ stage: form.stage, forms: [form], criteria });
    else {
      group.forms.push(form);
      group.criteria.push(...criteria.filter((one) => !group.criteria.includes(one)));
    }
  }
  return groups;
}
