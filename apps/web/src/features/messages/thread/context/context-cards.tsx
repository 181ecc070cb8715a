import { sharedStepNames } from '@engawa/contract/applications/status-names';
import { say } from '@engawa/contract/language';
import type { ThreadApplication, ThreadContext } from '@engawa/contract/messages/context';
import { FileText, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDate } from '../../../../shared/format/date-time.ts';
import { language } from '../../../../shared/i18n/language.ts';
import { useWords } from '../../../../shared/i18n/words.ts';
import type { Thread } from '../../sides.ts';
import { words as messageWords } from '../../words.ja.ts';
import { MessageText } from '../message/message-text.tsx';
import { JobLink } from './job-link.tsx';

interface ContextCardsProps {
  thread: Thread;
  context: ThreadContext;
}

/** At the beginning of a thread: the connect request and the applications, in order. */
export function ContextCards({ thread, context: { request, applications } }: ContextCardsProps) {
  const cards = [
    ...(request
      ? [{ at: request.at, card: <RequestCard key="request" thread={thread} request={request} /> }]
      : []),
    ...applications.map((one) => ({
      at: one.appliedAt,
      card: <ApplicationCard key={one.id} thread={thread} application={one} />,
    })),
  ];
  return cards.toSorted((one, other) => one.at.localeCompare(other.at)).map(({ card }) => card);
}

interface FrameProps {
  heading: string;
  at: string;
  icon: ReactNode;
  children: ReactNode;
}

function Frame({ heading, at, icon, children }: FrameProps) {
  return (
    <section
      aria-label={heading}
      className="flex flex-col gap-2 rounded border border-line bg-paper p-4 text-sm shadow-card"
    >
      <h2 className="flex flex-wrap items-center gap-x-2 font-bold">
        {icon}
        {heading}
        <time dateTime={at} className="ml-auto font-normal text-sumi-2 tabular-nums">
          {formatDate(at, language)}
        </time>
      </h2>
      {children}
    </section>
  );
}

function ApplicationCard({
  thread,
  application,
}: {
  thread: Thread;
  application: ThreadApplication;
}) {
  const t = useWords(messageWords);
  const { id, job, jobOpen, documents, timeline, appliedAt } = application;
  const step = timeline.at(-1);
  return (
    <Frame
      heading={t('context.application')}
      at={appliedAt}
      icon={<FileText aria-hidden className="size-4.5 shrink-0 text-sumi-2" />}
    >
      <p className="font-semibold [overflow-wrap:anywhere]">
        <JobLink thread={thread} job={job} open={jobOpen} application={id} />
      </p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
        {step && (
          <>
            <dt className="text-sumi-2">{t('context.status')}</dt>
            <dd>{say(sharedStepNames[step.kind], language)}</dd>
          </>
        )}
        {documents.length > 0 && (
          <>
            <dt className="text-sumi-2">{t('context.documents')}</dt>
            <dd className="[overflow-wrap:anywhere]">
              {documents.map((name, place) => (
                <bdi key={`${place}/${name}`} className="block">
                  {name}
                </bdi>
              ))}
            </dd>
          </>
        )}
      </dl>
    </Frame>
  );
}

interface RequestCardProps {
  thread: Thread;
  request: NonNullable<ThreadContext['request']>;
}

function RequestCard({ thread, request }: RequestCardProps) {
  const t = useWords(messageWords);
  const { mine, state, message, job, at } = request;
  return (
    <Frame
      heading={mine ? t('context.requestSent') : t('context.requestReceived')}
      at={at}
      icon={<UserPlus aria-hidden className="size-4.5 shrink-0 text-sumi-2" />}
    >
      {job && (
        <p className="font-semibold [overflow-wrap:anywhere]">
          <JobLink thread={thread} job={job} open={job.open} />
        </p>
      )}
      {message && <MessageText text={message} className="" />}
      <p className="text-sumi-2">
        {state === 'connected' ? t('context.connected') : t('context.unanswered')}
      </p>
    </Frame>
  );
}
