import { CircleCheck, Clock, ExternalLink } from 'lucide-react';
import { formatDate } from '../../../shared/format/date-time.ts';
import { language } from '../../../shared/i18n/language.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { buttonStyle } from '../../../ui/button-style.ts';
import { LinkButton } from '../../../ui/links/link-button.tsx';
import type { JobApplication } from '../queries.ts';
import { StatusTag } from '../status-tag.tsx';
import { useNextWords } from '../use-state-words.ts';
import { words as applyingWords } from '../words.ja.ts';
import { ConfirmButton } from './confirm-button.tsx';

export function AppliedNote({ application }: { application: JobApplication }) {
  const t = useWords(applyingWords);
  const next = useNextWords();
  const { status, appliedAt, applyUrl, id } = application;
  const waits = status === 'pre-applied';
  const Icon = waits ? Clock : CircleCheck;
  return (
    <div className="flex flex-col gap-3 rounded border border-line bg-washi p-4">
      <output className="flex flex-wrap items-center gap-2 font-semibold">
        <Icon aria-hidden className={`size-5 shrink-0 ${waits ? 'text-wood-ink' : 'text-moss'}`} />
        {appliedAt ? t('done.on', { date: formatDate(appliedAt, language) }) : t('there.opened')}
        {!waits && <StatusTag status={status} />}
      </output>
      <p className="phrased text-sm text-sumi-2">{next(application)}</p>
      <div className="flex flex-wrap gap-2">
        {waits && <ConfirmButton application={application} />}
        {waits && applyUrl && (
          <a href={applyUrl} target="_blank" rel="noopener noreferrer" className={buttonStyle({})}>
            {t('there.again')}
            <ExternalLink aria-hidden className="size-4" />
          </a>
        )}
        <LinkButton to="/talent/activities/applications" search={{ open: id }}>
          {t('done.list')}
        </LinkButton>
      </div>
    </div>
  );
}
