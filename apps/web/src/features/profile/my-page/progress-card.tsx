import { say } from '@engawa/contract/language';
import { missingFor, profileItems } from '@engawa/contract/profile/completeness';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { useState } from 'react';
import { language } from '../../../shared/i18n/language.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ProgressBar } from '../../../ui/display/progress-bar.tsx';
import { LinkButton } from '../../../ui/links/link-button.tsx';
import { useReasonFor } from '../frame/missing/use-reason-for.ts';
import type { MyAccount } from '../frame/queries.ts';
import { pageOfSection } from '../frame/section-order.ts';
import { words as myPageWords } from './words.ja.ts';

const shownAtFirst = 4;

export function ProgressCard({ account }: { account: MyAccount }) {
  const t = useWords(myPageWords);
  const reasonFor = useReasonFor();
  const [all, setAll] = useState(false);
  const { percent, missing } = account;
  const toConnect = missingFor('connect', missing).length;
  const toApply = missingFor('apply', missing).length;
  const shown = all ? missing : missing.slice(0, shownAtFirst);
  return (
    <Card>
      <section aria-labelledby="progress" className="p-4 sm:p-6">
        <div className="flex items-baseline justify-between">
          <h2 id="progress" className="text-lg font-bold">
            {t('progress')}
          </h2>
          <span className="text-lg font-bold text-moss tabular-nums">{percent}%</span>
        </div>
        <ProgressBar value={percent} label={t('progress')} className="mt-2" />
        <ul className="mt-4 grid gap-1 text-sm">
          {toConnect === 0 ? (
            <Able>{t('mayConnect')}</Able>
          ) : (
            <NotYet>{t('notYetConnect', { count: toConnect })}</NotYet>
          )}
          {toApply === 0 ? (
            <Able>{t('mayApply')}</Able>
          ) : (
            <NotYet>{t('notYetApply', { count: toApply })}</NotYet>
          )}
        </ul>
        {toApply > 0 && (
          <LinkButton to="/talent/profile/start" tone="primary" className="mt-4 w-full sm:w-auto">
            {t('start')}
          </LinkButton>
        )}
        {missing.length > 0 && (
          <ul aria-label={t('missing')} className="mt-4 divide-y divide-line border-t border-line">
            {shown.map((id) => {
              const { name, section } = profileItems[id];
              return (
                <li key={id} className="flex min-h-16 items-center gap-3 py-2">
                  <div className="min-w-0 grow">
                    <p className="font-semibold">{say(name, language)}</p>
                    <p className="text-sm text-sumi-2">{reasonFor(id)}</p>
                  </div>
                  <LinkButton
                    to={pageOfSection(section)}
                    hash={id}
                    resetScroll={false}
                    size="small"
                    className="shrink-0"
                    aria-label={t('fillIn', { name: say(name, language) })}
                  >
                    {t('fill')}
                  </LinkButton>
                </li>
              );
            })}
          </ul>
        )}
        {missing.length > shown.length && (
          <Button size="small" onClick={() => setAll(true)} className="mt-2">
            {t('more', { count: missing.length - shown.length })}
          </Button>
        )}
      </section>
    </Card>
  );
}

function Able({ children }: { children: string }) {
  return (
    <li className="flex items-center gap-2 font-semibold text-moss">
      <CircleCheck aria-hidden className="size-4.5 shrink-0" />
      {children}
    </li>
  );
}

function NotYet({ children }: { children: string }) {
  return (
    <li className="flex items-center gap-2 text-sumi-2">
      <CircleDashed aria-hidden className="size-4.5 shrink-0" />
      {children}
    </li>
  );
}
