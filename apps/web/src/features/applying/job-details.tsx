import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '../../shared/format/date-time.ts';
import { language } from '../../shared/i18n/language.ts';
import { useWords } from '../../shared/i18n/words.ts';
import { type ProfileView, SentPart } from './apply/sent-part.tsx';
import { applicationQuery, type JobApplication } from './queries.ts';
import { SentFiles } from './sent-files.tsx';
import { useStepWords } from './use-state-words.ts';
import { words as applyingWords } from './words.ja.ts';

interface JobDetailsProps {
  application: JobApplication;
  profile: ProfileView;
}

export function JobDetails({ application, profile }: JobDetailsProps) {
  const t = useWords(applyingWords);
  const steps = useStepWords();
  const { data } = useQuery(applicationQuery(application.id));
  const { timeline, outcomeText } = application;
  return (
    <div className="mt-2 flex flex-col gap-4 border-t border-line pt-4">
      {outcomeText && (
        <section>
          <h4 className="font-semibold">{t('list.outcome')}</h4>
          <p dir="auto" className="mt-1 rounded bg-washi px-4 py-3 break-words whitespace-pre-line">
            {outcomeText}
          </p>
        </section>
      )}
      <section>
        <h4 className="font-semibold">{t('list.timeline')}</h4>
        <ol className="mt-2 flex flex-col gap-2 border-l-2 border-line pl-4 text-sm">
          {timeline.map(({ at, kind }) => (
            <li key={`${kind} ${at}`} className="flex flex-wrap gap-x-3">
              <time dateTime={at} className="text-sumi-2 tabular-nums">
                {formatDateTime(at, language)}
              </time>
              {steps[kind]}
            </li>
          ))}
        </ol>
      </section>
      {data?.sent && (
        <div className="flex flex-col gap-2">
          {data.sent.message && (
            <p dir="auto" className="rounded bg-washi px-4 py-3 break-words whitespace-pre-line">
              {data.sent.message}
            </p>
          )}
          <SentPart sent={data.sent} profile={profile} heading={t('list.sent')} />
          <SentFiles sent={data.sent} />
        </div>
      )}
    </div>
  );
}
