import { exportEventApplicants, listEventApplicants } from '@engawa/contract/events/company';
import { pickLanguage } from '@engawa/contract/language';
import { eventApplicationStates } from '@engawa/contract/reference/contents/event-application-states';
import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { endpointQuery } from '../../../shared/api/endpoint-query.ts';
import { notFoundIfMissing } from '../../../shared/api/failures/missing.ts';
import { fetchFile } from '../../../shared/api/sending/fetch-file.ts';
import { formatDateTime } from '../../../shared/format/date-time.ts';
import { formatMonth } from '../../../shared/format/day.ts';
import { formatLocal } from '../../../shared/format/local-time.ts';
import { language } from '../../../shared/i18n/language.ts';
import { nameOf } from '../../../shared/i18n/options.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { Avatar } from '../../../ui/display/avatar.tsx';
import { Table } from '../../../ui/display/table.tsx';
import { FormSkeleton } from '../../../ui/feedback/form-skeleton.tsx';
import { DownloadButton } from '../../../ui/file/download-button.tsx';
import { StudentLink } from '../../../ui/links/student-link.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { ApplicantFigures } from './applicant-count.tsx';
import { words as eventWords } from './words.ja.ts';

const tones = { going: 'good', waiting: 'wood', cancelled: 'note' } as const;

export function ApplyList({ id }: { id: string }) {
  const t = useWords(eventWords);
  const { data, error, refetch } = useQuery(
    endpointQuery(
      listEventApplicants,
      { params: { id } },
      {
        staleTime: 0,
        meta: { ownErrors: true },
      },
    ),
  );
  notFoundIfMissing(error);
  if (error && !data)
    return <ErrorState message={error.message} onRetry={() => void refetch()} wholePage />;
  if (!data) return <FormSkeleton />;
  const { event, applyList } = data;
  const among = applyList.map(({ studentId }) => studentId);
  const title = pickLanguage(event, language)?.value.title ?? '';
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h1 className="text-2xl font-bold">{title}</h1>
          <p className="mt-1 text-sumi-2">
            {event.startsAt ? formatLocal(event.startsAt, language) : t('noDate')}
          </p>
          <p className="mt-1">
            <span className="text-sumi-2">{t('applicants')}</span>{' '}
            <ApplicantFigures event={event} />
          </p>
        </div>
        {applyList.length > 0 && (
          <DownloadButton load={() => fetchFile(exportEventApplicants, { params: { id } })}>
            {t('applyList.csv')}
          </DownloadButton>
        )}
      </div>
      {applyList.length === 0 ? (
        <EmptyState icon={<Users />} heading={t('applyList.none')}>
          {t('applyList.noneText')}
        </EmptyState>
      ) : (
        <Table
          caption={t('applyList.heading')}
          rows={applyList}
          rowKey={({ studentId }) => studentId}
          columns={[
            {
              key: 'name',
              heading: t('applyList.name'),
              namesRow: true,
              renderCell: ({ studentId, name, nameKana, pictureUrl }) => (
                <span className="flex items-center gap-3">
                  <Avatar name={name} src={pictureUrl} />
                  <span dir="auto" className="min-w-0">
                    <StudentLink id={studentId} among={among}>
                      {name}
                    </StudentLink>
                    {nameKana && (
                      <span className="block text-sm font-normal text-sumi-2">{nameKana}</span>
                    )}
                  </span>
                </span>
              ),
            },
            {
              key: 'university',
              heading: t('applyList.university'),
              renderCell: ({ university }) => university,
            },
            {
              key: 'graduation',
              heading: t('applyList.graduation'),
              renderCell: ({ graduation }) => graduation && formatMonth(graduation, language),
            },
            {
              key: 'state',
              heading: t('applyList.state'),
              renderCell: ({ state, waitingPlace }) => (
                <Tag tone={tones[state]}>
                  {nameOf(eventApplicationStates, state)}
                  {waitingPlace !== null && t('applyList.place', { place: waitingPlace })}
                </Tag>
              ),
            },
            {
              key: 'appliedAt',
              heading: t('applyList.appliedAt'),
              renderCell: ({ appliedAt }) => formatDateTime(appliedAt, language),
            },
          ]}
        />
      )}
    </>
  );
}
