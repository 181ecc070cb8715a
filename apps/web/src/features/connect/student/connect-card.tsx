import { nameFor } from '@engawa/contract/language';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatDate } from '../../../shared/format/date-time.ts';
import { companyName } from '../../../shared/i18n/company-name.ts';
import { language } from '../../../shared/i18n/language.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { Avatar } from '../../../ui/display/avatar.tsx';
import { Tag } from '../../../ui/tag.tsx';
import type { Connect } from './queries.ts';
import { words as connectWords } from './words.ja.ts';

export function ConnectCard({ connect, name }: { connect: Connect; name: ReactNode }) {
  const t = useWords(connectWords);
  const { state, since, expiresAt, message, job, verified } = connect;
  const date = since ? formatDate(since, language) : '';
  const sinceWhen = {
    none: '',
    connected: t('since.connected', { date }),
    waiting: t('since.waiting', { date }),
    applying: t('since.applying', { date }),
  };
  return (
    <div className="flex min-w-0 grow gap-4">
      <Avatar
        name={companyName(connect.companyName)}
        src={connect.logoUrl}
        shape="square"
        size="large"
      />
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {name}
          {!verified && <Tag tone="mind">{t('notVerified')}</Tag>}
        </div>
        {since && <p className="phrased text-sm text-sumi-2">{sinceWhen[state]}</p>}
        {job && state !== 'connected' && (
          <p className="mt-3 [overflow-wrap:anywhere]">
            <span className="text-sm text-sumi-2">{t('aboutJob')}</span>{' '}
            {job.open && job.id ? (
              <Link
                to="/talent/company/$id/company-job/{-$job}"
                params={{ id: connect.companyId, job: job.id }}
                className="font-semibold underline underline-offset-4"
              >
                {nameFor(job.title, language)}
              </Link>
            ) : (
              <span className="font-semibold">{nameFor(job.title, language)}</span>
            )}
          </p>
        )}
        {message && state !== 'connected' && (
          <div className="mt-3 rounded-small bg-washi px-3 py-2">
            <p className="text-xs font-semibold text-sumi-2">
              {state === 'waiting' ? t('theirWords') : t('ownWords')}
            </p>
            <p className="mt-0.5 whitespace-pre-line [overflow-wrap:anywhere]">{message}</p>
          </div>
        )}
        {expiresAt && (
          <p className="phrased mt-2 text-sm text-sumi-2">
            {t('until', { date: formatDate(expiresAt, language) })}
          </p>
        )}
      </div>
    </div>
  );
}
