import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { companyName } from '../../../shared/i18n/company-name.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { jobsQuery } from '../queries.ts';
import { useBegin } from '../use-target-commands.ts';
import { words as targetWords } from '../words.ja.ts';

export function BeginFromJob({ taken }: { taken: readonly (string | null)[] }) {
  const t = useWords(targetWords);
  const { data } = useQuery(jobsQuery);
  const navigate = useNavigate();
  const { mutate, isPending, variables } = useBegin();
  if (!data) return null;
  const jobs = data.jobs.filter(({ id }) => !taken.includes(id));
  const begin = (jobId: string) =>
    mutate(
      { body: { jobId } },
      {
        onSuccess: ({ targetSetting }) =>
          void navigate({ to: '/company/engagement/target/$id', params: { id: targetSetting.id } }),
      },
    );
  if (jobs.length === 0 && taken.length > 0) return null;
  return (
    <section aria-labelledby="begin-from-job" className="flex flex-col gap-3">
      <div>
        <h2 id="begin-from-job" className="text-lg font-bold">
          {t('begin.heading')}
        </h2>
        <p className="phrased text-sm text-sumi-2">
          {jobs.length > 0 ? t('begin.text') : t('begin.none')}
        </p>
      </div>
      {jobs.length > 0 && (
        <Card>
          <ul className="divide-y divide-line">
            {jobs.map(({ id, title }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
                <span className="min-w-0 break-words">{companyName(title)}</span>
                <Button
                  size="small"
                  busy={isPending && variables.body.jobId === id}
                  onClick={() => begin(id)}
                >
                  {t('begin.do')}
                  <span className="sr-only">{companyName(title)}</span>
                </Button>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </section>
  );
}
