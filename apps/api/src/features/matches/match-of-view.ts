import type { StudentView } from '@engawa/contract/profile/student-view';
import type { CompanyMatch, ExplainedMatch } from '@engawa/contract/targets/reasons';
import type { TargetWishes } from '@engawa/contract/targets/wishes';
import { explain } from '@engawa/matching/explain';
import { factsOf } from '@engawa/matching/facts-of';

/** The score of a student as a company sees them: what the view does not show, cannot show through. */
export function matchOfView(view: StudentView, wishes: TargetWishes, today: string): CompanyMatch {
  const { education, languages, career, workExperiences } = view;
  const sections = { education, languages: { languages }, career, work: { workExperiences } };
  return withoutRaises(explain(factsOf(sections, today), wishes));
}

/** What would raise it is for the student alone. */
export function withoutRaises(whole: ExplainedMatch): CompanyMatch {
  const { raises: _, ...match } = whole;
  return match;
}
