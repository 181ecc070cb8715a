import { exportCompanyConnects, listCompanyConnects } from '@engawa/contract/connect/company';
import { useQuery } from '@tanstack/react-query';
import { Handshake } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { fetchFile } from '../../../shared/api/sending/fetch-file.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import type { ListRoute } from '../../../shared/navigation/use-list-place.ts';
import { usePagedList } from '../../../shared/navigation/use-paged-list.ts';
import { useRowFocus } from '../../../ui/display/use-row-focus.ts';
import { FormSkeleton } from '../../../ui/feedback/form-skeleton.tsx';
import { DownloadButton } from '../../../ui/file/download-button.tsx';
import { LabelsButton } from '../../../ui/labels/labels-button.tsx';
import { Pager } from '../../../ui/navigation/pager.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { ConnectFilters } from './connect-filters.tsx';
import { ConnectRows } from './connect-rows.tsx';
import { ConnectTabs } from './connect-tabs.tsx';
import { type ConnectList, labelsQuery, narrowed, readConnects } from './queries.ts';
import { RequestFigures } from './requests/request-figures.tsx';
import { useConnectLabelCommands } from './use-connect-command.ts';
import { useListWords } from './use-list-words.ts';
import { useNewConnections } from './use-new-connections.ts';
import { words as companyConnectWords } from './words.ja.ts';

interface ConnectsScreenProps {
  list: ConnectList;
  route: ListRoute;
  note?: ReactNode;
  Bulk?: ComponentType<{ studentIds: readonly string[] }> | undefined;
}

export function ConnectsScreen({ list, route, note, Bulk }: ConnectsScreenProps) {
  const t = useWords(companyConnectWords);
  const words = useListWords()[list];
  const { data: { labels } = { labels: [] } } = useQuery(labelsQuery);
  const { data, error, retry, filters, setFilters, after, onNext, onPrevious } = usePagedList({
    key: [listCompanyConnects.id, list],
    route,
    read: (wanted, cursor, signal) => readConnects(list, wanted, { cursor, signal }),
  });
  const labelCommands = useConnectLabelCommands();
  const rows = data?.rows;
  const newConnections = useNewConnections(rows);
  const { area, whenEmpty, ...focus } = useRowFocus(rows?.map(({ studentId }) => studentId));
  const isFiltered = filters.word !== '' || filters.label !== '';
  return (
    <div className="mx-auto flex w-full max-w-[74rem] flex-col gap-5 px-4 py-6 sm:px-6 sm:py-8">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h1 className="text-2xl font-bold">{t('heading')}</h1>
          <p className="phrased mt-1 text-sumi-2">{t('intro')}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <LabelsButton labels={labels} commands={labelCommands} />
          {rows && rows.length > 0 && (
            <DownloadButton
              load={() => fetchFile(exportCompanyConnects, { query: narrowed(list, filters) })}
            >
              {t('csv')}
            </DownloadButton>
          )}
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ConnectTabs list={list} counts={data?.counts} filters={filters} />
        <ConnectFilters labels={labels} filters={filters} onChange={setFilters} />
      </div>
      {note}
      {list === 'applying' && <RequestFigures />}
      {error && !rows && <ErrorState message={error.message} onRetry={retry} />}
      {!error && !rows && <FormSkeleton />}
      {rows && (
        <div ref={area} {...focus}>
          {rows.length > 0 && (
            <ConnectRows
              key={after}
              list={list}
              connects={rows}
              labels={labels}
              newConnections={newConnections}
              Bulk={Bulk}
            />
          )}
          {rows.length === 0 && (
            <EmptyState
              icon={<Handshake />}
              heading={isFiltered ? t('noMatch') : words.none}
              headingRef={whenEmpty}
            >
              {isFiltered ? t('noMatchText') : words.noneText}
            </EmptyState>
          )}
        </div>
      )}
      {(onNext || onPrevious) && <Pager onNext={onNext} onPrevious={onPrevious} />}
    </div>
  );
}
