import { plans } from '@engawa/contract/reference/companies/plans';
import { Link } from '@tanstack/react-router';
import { useWords } from '../../../shared/i18n/words.ts';
import { LinkButton } from '../../../ui/links/link-button.tsx';
import { words as signUpWords } from '../words.ja.ts';

export function FreePlan() {
  const t = useWords(signUpWords);
  const { connectRequestsPerMonth, openJobs, shownPerTargetGroup } = plans.byId(1);
  return (
    <>
      <h2 className="text-xl font-bold">{t('free.heading')}</h2>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        <li className="phrased py-2.5">
          {t('free.requests', { count: String(connectRequestsPerMonth) })}
        </li>
        <li className="phrased py-2.5">{t('free.jobs', { count: String(openJobs) })}</li>
        <li className="phrased py-2.5">
          {t('free.targets', { count: String(shownPerTargetGroup) })}
        </li>
      </ul>
      <p className="mt-3 mb-6 text-sm text-sumi-2">{t('free.note')}</p>
      <div className="flex flex-col items-stretch gap-3">
        <LinkButton to="/company/signup/step1" tone="primary" size="large">
          {t('free.start')}
        </LinkButton>
        <Link
          to="/company/signin"
          className="self-center rounded-small py-1 text-sm text-ai hover:underline"
        >
          {t('free.signIn')}
        </Link>
      </div>
    </>
  );
}
