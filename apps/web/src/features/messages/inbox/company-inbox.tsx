import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { companyName } from '../../../shared/i18n/company-name.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { levelOf } from '../../../shared/session/account.ts';
import { useCompanyAccount } from '../../../shared/session/use-session.ts';
import { ToggleChip } from '../../../ui/display/chip.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { jobsQuery, labelsQuery } from '../queries.ts';
import { companySide, type Thread } from '../sides.ts';
import { CompanyThreadPane } from '../thread/pane/company-thread-pane.tsx';
import type { ThreadTodo } from '../thread/thread-todo.ts';
import { words as messageWords } from '../words.ja.ts';
import { type InboxProps, rowStyle, useInboxFilters } from './inbox-address.ts';
import { InboxFilters } from './inbox-filters.tsx';
import { InboxFrame } from './inbox-frame.tsx';
import { ThreadList } from './thread-list.tsx';
import { ThreadRow } from './thread-row.tsx';
import { ThreadTags } from './thread-tags.tsx';

export function CompanyInbox({ id, Todo, ...address }: InboxProps & { Todo: ThreadTodo }) {
  const t = useWords(messageWords);
  const account = useCompanyAccount();
  // Interviewers have neither labels nor templates.
  const isRecruiting = account !== undefined && levelOf(account) < 3;
  const { data: { labels } = { labels: [] } } = useQuery({
    ...labelsQuery,
    enabled: isRecruiting,
  });
  const { data: { jobs } = { jobs: [] } } = useQuery(jobsQuery);
  const [filters, change] = useInboxFilters(address);
  return (
    <InboxFrame
      filters={
        <InboxFilters filters={filters} onChange={change}>
          {isRecruiting && (
            <>
              <ToggleChip pressed={filters.mine} onPressedChange={(mine) => change({ mine })}>
                {t('filter.mine')}
              </ToggleChip>
              {labels.length > 0 && (
                <Select
                  aria-label={t('filter.label')}
                  placeholder={t('filter.allLabels')}
                  options={labels.map(({ id: value, name }) => ({ value, label: name }))}
                  value={filters.label}
                  onChange={(event) => change({ label: event.target.value })}
                  className="w-40 grow"
                />
              )}
            </>
          )}
          {jobs.length > 0 && (
            <Select
              aria-label={t('filter.job')}
              placeholder={t('filter.allJobs')}
              options={jobs.map(({ id: value, title }) => ({ value, label: companyName(title) }))}
              value={filters.job}
              onChange={(event) => change({ job: event.target.value })}
              className="w-40 grow"
            />
          )}
        </InboxFilters>
      }
      list={<ThreadList side={companySide} filters={filters} Row={Row} />}
    >
      {id && (
        <CompanyThreadPane
          key={id}
          id={id}
          account={account}
          isRecruiting={isRecruiting}
          labels={labels}
          Todo={Todo}
        />
      )}
    </InboxFrame>
  );
}

function Row({ thread }: { thread: Thread }) {
  const { data } = useQuery({ ...labelsQuery, enabled: false });
  return (
    <Link
      to="/company/engagement/message/$id"
      params={{ id: thread.id }}
      search
      className={rowStyle}
    >
      <ThreadRow
        thread={thread}
        tags={'student' in thread && <ThreadTags thread={thread} labels={data?.labels ?? []} />}
      />
    </Link>
  );
}
