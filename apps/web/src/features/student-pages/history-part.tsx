import { nameFor } from '@engawa/contract/language';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatDate } from '../../shared/format/date-time.ts';
import { language } from '../../shared/i18n/language.ts';
import { useWords } from '../../shared/i18n/words.ts';
import { PageCard } from './page-card.tsx';
import type { History } from './queries.ts';
import { SavedHistory } from './saved-history.tsx';
import { words as studentPageWords } from './words.ja.ts';

interface HistoryPartProps {
  history: History;
  /** False for interviewers, who do not see lists. */
  recruiting: boolean;
}

export function HistoryPart({ history, recruiting }: HistoryPartProps) {
  const t = useWords(studentPageWords);
  return (
    <PageCard heading={t('history.heading')}>
      <dl className="flex flex-col gap-3 text-sm">
        <Item name={t('history.connect')}>
          <ConnectHistory connect={history.connect} />
        </Item>
        <Item name={t('history.applications')}>
          <Applications applications={history.applications} />
        </Item>
        <Item name={t('history.events')}>
          <Events events={history.events} />
        </Item>
        <Item name={t('history.messages')}>
          <Messages messages={history.messages} />
        </Item>
        {recruiting && (
          <Item name={t('history.saved')}>
            <SavedHistory saved={history.saved} />
          </Item>
        )}
      </dl>
    </PageCard>
  );
}

const Item = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="font-semibold text-sumi-2">{name}</dt>
    <dd className="mt-0.5">{children}</dd>
  </div>
);

const day = (at: string) => formatDate(at, language);

function ConnectHistory({ connect: { state, since, askedBy } }: Pick<History, 'connect'>) {
  const t = useWords(studentPageWords);
  const date = since ? day(since) : '';
  const words = {
    none: t('history.state.none'),
    applying: t('history.state.applying', { date }),
    waiting: t('history.state.waiting', { date }),
    connected: t('history.state.connected', { date }),
  };
  return (
    <>
      {words[state]}
      {askedBy && state !== 'none' && (
        <span className="block text-sumi-2">{t('history.askedBy', { name: askedBy })}</span>
      )}
    </>
  );
}

function Applications({ applications }: Pick<History, 'applications'>) {
  const t = useWords(studentPageWords);
  const words = {
    new: t('history.status.new'),
    'in-progress': t('history.status.in-progress'),
    offered: t('history.status.offered'),
    declined: t('history.status.declined'),
    withdrawn: t('history.status.withdrawn'),
  };
  if (applications.length === 0) return t('history.none');
  return (
    <ul className="flex flex-col gap-1">
      {applications.map(({ id, job, way, status, appliedAt }) => (
        <li key={id}>
          {way === 'here' ? (
            <Link
              to="/company/engagement/applicants"
              search={{ open: id }}
              className="text-ai underline"
            >
              {nameFor(job.title, language)}
            </Link>
          ) : (
            nameFor(job.title, language)
          )}
          <span className="block text-sumi-2">
            {appliedAt ? `${words[status]} · ${day(appliedAt)}` : t('history.preApplied')}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Events({ events }: Pick<History, 'events'>) {
  const t = useWords(studentPageWords);
  const words = {
    going: t('history.eventState.going'),
    waiting: t('history.eventState.waiting'),
    cancelled: t('history.eventState.cancelled'),
  };
  if (events.length === 0) return t('history.none');
  return (
    <ul className="flex flex-col gap-1">
      {events.map(({ id, title, startsAt, state }) => (
        <li key={id}>
          {nameFor(title, language) || t('history.untitled')}
          <span className="block text-sumi-2">
            {[words[state], startsAt && day(startsAt.slice(0, 10))].filter(Boolean).join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Messages({ messages }: Pick<History, 'messages'>) {
  const t = useWords(studentPageWords);
  const { lastFromStudent, lastFromCompany } = messages;
  if (!lastFromStudent && !lastFromCompany) return t('history.none');
  return (
    <>
      {lastFromStudent && (
        <span className="block">{t('history.fromStudent', { date: day(lastFromStudent) })}</span>
      )}
      {lastFromCompany && (
        <span className="block">{t('history.fromCompany', { date: day(lastFromCompany) })}</span>
      )}
    </>
  );
}
