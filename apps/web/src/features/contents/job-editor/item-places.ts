import type { ContentLanguage } from '@engawa/contract/language';
import type { PostingRequirementId } from '@engawa/contract/reference/jobs/posting-requirements';

type Section = 'duties' | 'place' | 'term' | 'hours' | 'pay';

interface Place {
  section: Section;
  /** Name in the form; a name without a language prefix exists in each language. */
  field: string;
}

/** Where the editor asks for each legally required item; null for items of the general page. */
const places: Readonly<Record<PostingRequirementId, Place | null>> = {
  duties: { section: 'duties', field: 'businessContent' },
  'duties-change': { section: 'duties', field: 'dutiesChange' },
  workplace: { section: 'place', field: 'workLocation' },
  'workplace-change': { section: 'place', field: 'workLocationChange' },
  'contract-term': { section: 'term', field: 'common.contractTerm' },
  renewal: { section: 'term', field: 'renewal' },
  probation: { section: 'term', field: 'common.probationMonths' },
  'working-hours': { section: 'hours', field: 'workingHours' },
  breaks: { section: 'hours', field: 'common.breakMinutes' },
  overtime: { section: 'hours', field: 'common.overtimeHours' },
  'discretionary-labour': { section: 'hours', field: 'discretionaryNote' },
  holidays: { section: 'hours', field: 'holidays' },
  wages: { section: 'pay', field: 'common.salaryType' },
  'fixed-overtime-pay': { section: 'pay', field: 'common.fixedOvertime.basePay' },
  insurances: { section: 'pay', field: 'common.insurances' },
  'second-hand-smoke': { section: 'pay', field: 'common.smoking' },
  'dispatch-work': { section: 'term', field: 'common.dispatch' },
  'employer-name': null,
  'employer-address': null,
  'employer-contact': null,
};

export const sectionOf = (item: PostingRequirementId): Section | null =>
  places[item]?.section ?? null;

/** The form field of an item that is missing in a language. */
export function fieldOf(item: PostingRequirementId, language: ContentLanguage): string | null {
  const field = places[item]?.field;
  if (field === undefined) return null;
  return field.startsWith('common.') ? field : `${language}.${field}`;
}
