import { dayInWords } from '@engawa/contract/days/day-words';
import { wagesText } from '@engawa/contract/jobs/pay/wages-text';
import { say } from '@engawa/contract/language';
import { conditionNames } from '@engawa/contract/offers/conditions';
import type { OfferTerms as Terms } from '@engawa/contract/offers/schemas';
import { employmentTypes } from '@engawa/contract/reference/jobs/employment-types';
import { companyName as written } from '../../shared/i18n/company-name.ts';
import { language } from '../../shared/i18n/language.ts';
import { useWords } from '../../shared/i18n/words.ts';
import { words as offerWords } from './words.ja.ts';

/** What the company offers; the rest of the working conditions is in the document. */
export function OfferTerms({ terms }: { terms: Terms }) {
  const t = useWords(offerWords);
  const { salaryType, salary } = terms;
  const conditions = [
    ...terms.conditions.map((id) => say(conditionNames[id], language)),
    written(terms.otherConditions),
  ].filter(Boolean);
  const rows = [
    [t('position'), written(terms.position)],
    [t('employmentType'), say(employmentTypes.byId(terms.employmentType).name, language)],
    [t('startsOn'), dayInWords(terms.startsOn, language)],
    [t('workplace'), written(terms.workplace)],
    [t('salary'), wagesText({ salaryType, salaryMin: salary, salaryMax: salary }, null, language)],
    [t('salaryNote'), written(terms.salaryNote)],
    [t('payReason'), written(terms.payReason)],
    [t('conditions'), conditions.join('\n')],
  ] as const;
  return (
    <dl className="grid gap-x-4 gap-y-2 text-sm sm:grid-cols-[9rem_minmax(0,1fr)]">
      {rows.map(
        ([name, text]) =>
          text && (
            <div key={name} className="contents">
              <dt className="font-semibold text-sumi-2">{name}</dt>
              <dd dir="auto" className="break-words whitespace-pre-line max-sm:mb-1">
                {text}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
