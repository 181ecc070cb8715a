import { showPlan } from '@engawa/contract/plan/company';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { endpointQuery } from '../../shared/api/endpoint-query.ts';
import { useWords } from '../../shared/i18n/words.ts';
import { planWords } from './words.ts';

const planQuery = endpointQuery(showPlan, {});

/** How many jobs the plan still lets open, before somebody is refused one. */
export function OpenJobsRoom() {
  const t = useWords(planWords);
  const { data } = useQuery(planQuery);
  const { most = null, used = 0 } = data?.openJobs ?? {};
  if (most === null) return null;
  const left = Math.max(0, most - used);
  return left > 0 ? (
    <p className="text-sm text-sumi-2">{t('openJobs', { most, used, left })}</p>
  ) : (
    <p className="phrased rounded bg-kaki-soft px-4 py-3 text-sm text-kaki-ink">
      {t('openJobsUsedUp', { most })}{' '}
      <Link to="/company/settings/contact" className="underline">
        {t('ask')}
      </Link>
    </p>
  );
}
