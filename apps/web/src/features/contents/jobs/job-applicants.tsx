import { Link } from '@tanstack/react-router';
import { useWords } from '../../../shared/i18n/words.ts';
import type { ListedJob } from './queries.ts';
import { words as jobListWords } from './words.ja.ts';

const link =
  'inline-flex min-h-6 min-w-6 items-center rounded-small whitespace-nowrap text-ai underline';

/**
 * Views, and numbers of applicants that link to their lists; the company's own page has a separate
 * list.
 */
export function JobApplicants({ job: { id, applicants, views } }: { job: ListedJob }) {
  const t = useWords(jobListWords);
  const { here, external } = applicants;
  return (
    <span className="flex flex-col gap-1">
      {here === 0 && external === 0 && <span className="text-sumi-2">–</span>}
      {here > 0 && (
        <Link to="/company/contents/job/apply/{-$id}" params={{ id }} className={link}>
          {t('applicants.here', { count: here })}
        </Link>
      )}
      {external > 0 && (
        <Link to="/company/contents/job/external-apply/{-$id}" params={{ id }} className={link}>
          {t('applicants.external', { count: external })}
        </Link>
      )}
      {views > 0 && (
        <span className="text-sm whitespace-nowrap text-sumi-2">
          {t('applicants.views', { count: views })}
        </span>
      )}
    </span>
  );
}
