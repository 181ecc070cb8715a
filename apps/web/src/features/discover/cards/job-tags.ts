import type { CardTags } from '../../../ui/shared-tags/shared-tags.ts';
import type { JobCard } from '../queries.ts';

/**
 * Tags that say nothing where all jobs of a list have them. A refusal by the residence rules and the
 * deadline are shown on every card.
 */
export const jobTags = ({ residence, limited, visaSupport, company }: JobCard) =>
  ({
    verdict: residence.verdict === 'refused' ? null : residence.verdict,
    limited: limited ? 'limited' : null,
    response: company.responseRate && `response ${Object.values(company.responseRate).join()}`,
    visaSupport: visaSupport ? 'visa-support' : null,
  }) satisfies CardTags;
