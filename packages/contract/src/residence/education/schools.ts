import type { Profile } from '../../profile/schemas.ts';
import { type School, schoolsIn } from '../../profile/schools.ts';
import { inForce } from '../../reference/dated.ts';
import { residenceRules } from '../../reference/residence/residence-rules.ts';
import type { ResidenceReasonId } from '../reasons.ts';

export type SchoolForResidence = Pick<School, 'degreeType'>;

/** What residence rules read of a profile. */
export const residentOf = ({ residence, education }: Pick<Profile, 'residence' | 'education'>) => ({
  ...residence,
  schools: schoolsIn<SchoolForResidence>(education),
});

/**
 * What 技人国 asks of the job or the person, by the most favourable school. The profile accepts
 * titles of vocational schools in Japan only, so that the place is not read.
 */
export function reasonsOfEducation(
  schools: readonly SchoolForResidence[],
  today: string,
): readonly ResidenceReasonId[] {
  const falls = (
    under:
      | 'engineer-related-field'
      | 'engineer-vocational-field'
      | 'engineer-recognised-programme'
      | 'no-46-advanced-diploma',
  ): boolean => {
    const rule = residenceRules.byId(under);
    const degrees: readonly string[] = rule.degrees;
    return inForce(rule, today) && schools.some(({ degreeType }) => degrees.includes(degreeType));
  };
  // Nothing is known of visitors and of people without an entry.
  if (schools.length === 0 || falls('engineer-related-field')) return ['related-field'];
  if (!falls('engineer-vocational-field')) return ['degree-needed'];
  return [
    'closely-related-field',
    ...(falls('engineer-recognised-programme') ? (['recognised-programme'] as const) : []),
    ...(falls('no-46-advanced-diploma') ? (['no-46-open'] as const) : []),
  ];
}
