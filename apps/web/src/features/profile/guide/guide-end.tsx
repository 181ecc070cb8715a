import { say } from '@engawa/contract/language';
import { missingFor, profileItems } from '@engawa/contract/profile/completeness';
import { CircleCheck, CircleDashed, FileDown } from 'lucide-react';
import { language } from '../../../shared/i18n/language.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/links/link-button.tsx';
import type { MyAccount } from '../frame/queries.ts';
import { words as profileWords } from '../frame/words.ja.ts';
import { HrNotices } from '../resume/hr-notices.tsx';
import { LivePage } from '../resume/live-page.tsx';
import { useDocumentDownload } from '../resume/use-document-download.ts';
import type { StepProps } from './groups/guided-step.tsx';
import { firstIncompletePlace } from './steps.ts';
import { words as guideWords } from './words.ja.ts';

/** The result: a 履歴書 for students who can apply now, the missing items for the others. */
export function GuideEnd({ account, onGo }: StepProps & { account: MyAccount }) {
  const t = useWords(guideWords);
  const { download, busy } = useDocumentDownload('rirekisho');
  const lacking = missingFor('apply', account.missing);
  return (
    <Card>
      <section
        aria-labelledby="guide-end"
        className="grid gap-6 p-4 sm:grid-cols-[15rem_minmax(0,1fr)] sm:gap-8 sm:p-6"
      >
        <div className="flex min-w-0 flex-col gap-5 sm:order-last">
          {lacking.length === 0 ? <Done /> : <Left lacking={lacking} />}
          {lacking.length > 0 && (
            <Button
              tone="primary"
              className="sm:self-start"
              onClick={() => onGo(firstIncompletePlace(account.missing))}
            >
              {t('end.goOn')}
            </Button>
          )}
          <div className="flex flex-wrap gap-2">
            {lacking.length === 0 && (
              <LinkButton to="/talent/discover/jobs" tone="primary">
                {t('end.jobs')}
              </LinkButton>
            )}
            <Button busy={busy} onClick={download}>
              <FileDown aria-hidden className="size-4" />
              {t('end.pdf')}
            </Button>
            <LinkButton to="/talent/account">{t('end.myPage')}</LinkButton>
          </div>
          <HrNotices profile={account.profile} />
        </div>
        <div className="mx-auto w-full max-w-72 sm:mx-0">
          <LivePage profile={account.profile} />
        </div>
      </section>
    </Card>
  );
}

function Done() {
  const t = useWords(guideWords);
  return (
    <div>
      <h2 id="guide-end" className="flex items-center gap-2 text-xl font-bold text-moss">
        <CircleCheck aria-hidden className="size-6 shrink-0" />
        {t('end.done')}
      </h2>
      <p className="phrased mt-1">{t('end.doneText')}</p>
    </div>
  );
}

function Left({ lacking }: { lacking: ReturnType<typeof missingFor> }) {
  const t = useWords(guideWords);
  const between = useWords(profileWords)('missing.between');
  return (
    <div>
      <h2 id="guide-end" className="flex items-center gap-2 text-xl font-bold">
        <CircleDashed aria-hidden className="size-6 shrink-0 text-wood-ink" />
        {t('end.left', { count: lacking.length })}
      </h2>
      <p className="phrased mt-1 text-sumi-2">
        {lacking.map((id) => say(profileItems[id].name, language)).join(between)}
      </p>
    </div>
  );
}
