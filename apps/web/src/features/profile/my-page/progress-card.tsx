import { missingFor, profileItems } from '@engawa/contract/profile/completeness';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { language } from '../../../shared/i18n/language.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ProgressBar } from '../../../ui/display/progress-bar.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import type { MyAccount } from '../frame/queries.ts';
import { pageOfSection } from '../frame/section-order.ts';
import { useReasonFor } from '../frame/use-reason-for.ts';
import { myPageWords } from './words.ts';

const shownAtFirst = 4;

/** How far the profile is, and what to do next; the most needed first. */
export function ProgressCard({ account }: { account: MyAccount }) {
  const t = useWords(myPageWords);
  const reasonFor = useReasonFor();
  const [all, setAll] = useState(false);
  const { percent, missing } = account;
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
          <Able words={t('mayConnect')} able={missingFor('connect', missing).length === 0} />
          <Able words={t('mayApply')} able={missingFor('apply', missing).length === 0} />
        </ul>
        {missing.length > 0 && (
          <ul aria-label={t('missing')} className="mt-2 divide-y divide-line border-t border-line">
            {shown.map((id) => {
              const { name, section } = profileItems[id];
              return (
                <li key={id} className="flex min-h-16 items-center gap-3 py-2">
                  <div className="min-w-0 grow">
                    <p className="font-semibold">{name[language]}</p>
                    <p className="text-sm text-sumi-2">{reasonFor(id)}</p>
                  </div>
                  <LinkButton
                    to={pageOfSection(section)}
                    size="small"
                    aria-label={t('fillIn', { name: name[language] })}
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

function Able({ words, able }: { words: string; able: boolean }) {
  const t = useWords(myPageWords);
  return (
    <li className={`flex items-center gap-2 ${able ? 'font-semibold text-moss' : 'text-sumi-2'}`}>
      <CircleCheck aria-hidden className={`size-4.5 ${able ? '' : 'opacity-40'}`} />
      {words}
      <span className="sr-only">{able ? t('able') : t('notYet')}</span>
    </li>
  );
}
