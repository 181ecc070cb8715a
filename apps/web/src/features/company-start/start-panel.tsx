import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useLayoutEffect } from 'react';
import { useWords } from '../../shared/i18n/words.ts';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/links/link-button.tsx';
import { Stepper } from '../../ui/navigation/stepper.tsx';
import { ownJobsQuery, ownPageQuery } from './queries.ts';
import { startStep, startSteps } from './start-step.ts';
import { noteStarted } from './started.ts';
import { words as startWords } from './words.ja.ts';

const columns = {
  narrow: 'max-w-[60rem]',
  wide: 'max-w-[74rem]',
  editor: 'max-w-[74rem] min-[1440px]:max-w-[100rem]',
} as const;
export type Column = keyof typeof columns;

interface StartPanelProps {
  companyId: string;
  column: Column;
  /** Called once it is known, or cannot be known, whether the panel is shown. */
  onKnown: () => void;
}

export function StartPanel({ companyId, column, onKnown }: StartPanelProps) {
  const t = useWords(startWords);
  const { data: own, isPending: isOwnPending } = useQuery(ownPageQuery);
  const { data: listed, isPending: isListPending } = useQuery(ownJobsQuery);
  const known = own !== undefined && listed !== undefined;
  const step = known
    ? startStep({ pagePublished: own.publishedAt !== null, jobs: listed.counts })
    : undefined;
  const isPending = isOwnPending || isListPending;
  // A layout effect, so that page and panel appear together.
  useLayoutEffect(() => {
    if (!isPending) onKnown();
  }, [isPending, onKnown]);
  useEffect(() => {
    if (known && step === undefined) noteStarted(companyId);
  }, [known, step, companyId]);
  if (step === undefined) return null;
  const texts = { page: t('page.text'), job: t('job.text'), publish: t('publish.text') };
  return (
    <div className={`mx-auto w-full px-4 pt-6 sm:px-6 ${columns[column]}`}>
      <Card className="border-ai">
        <section aria-label={t('heading')} className="flex flex-col gap-4 p-4 sm:p-6">
          <h2 className="text-lg font-bold">{t('heading')}</h2>
          <Stepper
            label={t('heading')}
            current={startSteps.indexOf(step)}
            steps={[t('page.name'), t('job.name'), t('publish.name')]}
          />
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <p className="phrased min-w-0 grow basis-72">{texts[step]}</p>
            <WayOn step={step} draft={listed?.jobPostingList[0]?.id} />
          </div>
        </section>
      </Card>
    </div>
  );
}

interface WayOnProps {
  step: (typeof startSteps)[number];
  draft: string | undefined;
}

function WayOn({ step, draft }: WayOnProps) {
  const t = useWords(startWords);
  const { pathname } = useLocation();
  if (step === 'page') {
    if (pathname.startsWith('/company/contents/general')) return null;
    return (
      <LinkButton to="/company/contents/general" tone="primary">
        {t('page.go')}
      </LinkButton>
    );
  }
  return (
    <LinkButton
      to="/company/contents/job/$id"
      params={{ id: step === 'publish' && draft ? draft : 'new' }}
      tone="primary"
    >
      {step === 'job' ? t('job.go') : t('publish.go')}
    </LinkButton>
  );
}
