import type { StudentView } from '@engawa/contract/profile/student-view';
import type { CompanyMatch, ExplainedMatch } from '@engawa/contract/targets/reasons';
import type { TargetWishes } from '@engawa/contract/targets/wishes';
import { explain } from '@engawa/matching/explain';
import { factsOf } from '@engawa/matching/facts-of';
import { termsOfStudent } from '@engawa/matching/terms/terms-of';

/** Score computed from the student view, so that it cannot reveal what the view hides. */
export function matchOfView(view: StudentView, wishes: TargetWishes, today: string): CompanyMatch {
  const { education, languages, career, workExperiences } = view;
  const sections = { education, languages: { languages }, career, work: { workExperiences } };
  const terms = termsOfStudent({ names: view, ...view });
  return withoutScoreTips(explain(factsOf(sections, today), wishes, terms));
}

/** Tips that would raise the score are for the student only. */
export function withoutScoreTips(whole: ExplainedMatch): CompanyMatch {
  const { raises: _, ...match } = whole;
  return match;
}
