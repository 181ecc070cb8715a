import { matchLimits } from '@engawa/contract/matches/limits';
import type { Step } from '@engawa/contract/matches/steps';
import { industries } from '@engawa/contract/reference/companies/industries';
import { jobCategories } from '@engawa/contract/reference/jobs/job-categories';
import { lookingFor } from '@engawa/contract/reference/people/looking-for';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { nameOf } from '../../shared/i18n/options.ts';
import { useWords } from '../../shared/i18n/words.ts';
import { Card } from '../../ui/card.tsx';
import { levelInWords, levelName } from '../../ui/match/levels.ts';
import { profileFields } from '../../ui/match/profile-fields.ts';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { stepsQuery } from './queries.ts';
import { words as matchesWords } from './words.ja.ts';

const isWish = ({ by }: Step): boolean => by.startsWith('state-');

/** What would bring the most strong matches, with how many; asked for beside the list, as it takes longer. */
export function NextSteps({ otherwise = null }: { otherwise?: ReactNode }) {
  const t = useWords(matchesWords);
  const { data, isPending } = useQuery(stepsQuery);
  const nameOfStep = useStepName();
  if (isPending) return <Skeleton className="h-44" />;
  if (!data || data.steps.length === 0) return otherwise;
  const { now, steps } = data;
  return (
    <Card className="px-4 py-3">
      <section aria-labelledby="next-steps">
        <h2 id="next-steps" className="font-bold">
          {t('steps.heading')}
        </h2>
        <p className="phrased mt-1 text-sm text-sumi-2">
          {t('steps.note', { least: matchLimits.strong })}
          {steps.some(({ step }) => isWish(step)) && t('steps.wishes')}
        </p>
        <ul className="mt-1 flex flex-col divide-y divide-line text-sm">
          {steps.map(({ step, jobs }) => (
            <li key={step.by} className="py-1.5">
              <Link
                {...profileFields[step.by]}
                resetScroll={false}
                className="phrased inline-flex min-h-11 items-center text-ai underline"
              >
                {nameOfStep(step)}
              </Link>
              <span className="block font-bold tabular-nums">
                {t('steps.jobs', { before: now, after: jobs })}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
}

function useStepName() {
  const t = useWords(matchesWords);
  return (step: Step): string => {
    switch (step.by) {
      case 'learn-japanese':
        return t('steps.learn-japanese', { to: levelName('japanese', step.to) });
      case 'show-japanese':
        return t('steps.show-japanese', { to: levelName('japanese', step.to) });
      case 'learn-english':
        return t('steps.learn-english', { to: levelInWords(step.to) });
      case 'state-industries':
        return t('steps.state-industries', { to: nameOf(industries, step.to) });
      case 'state-categories':
        return t('steps.state-categories', { to: nameOf(jobCategories, step.to) });
      case 'state-kinds':
        return t('steps.state-kinds', { to: nameOf(lookingFor, step.to) });
      default:
        return step satisfies never;
    }
  };
}
