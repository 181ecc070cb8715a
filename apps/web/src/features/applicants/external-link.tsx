import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useWords } from '../../shared/i18n/words.ts';
import { appliedJobsQuery } from './queries.ts';
import { words as applicantWords } from './words.ja.ts';

/** To the students who went to the company's own application pages, if there are any. */
export function ExternalLink() {
  const t = useWords(applicantWords);
  const count = useQuery(appliedJobsQuery).data?.external ?? 0;
  if (count === 0) return null;
  return (
    <Link
      to="/company/contents/job/external-apply/{-$id}"
      className="mt-1 inline-flex min-h-6 items-center rounded-small text-ai underline"
    >
      {t('external.link', { count })}
    </Link>
  );
}
