import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { UsersRound } from 'lucide-react';
import { notFoundIfMissing } from '../../../shared/api/failures/missing.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { FormSkeleton } from '../../../ui/feedback/form-skeleton.tsx';
import { NeverCounts } from '../../../ui/match/never-counts.tsx';
import { NumberedPager } from '../../../ui/navigation/pager.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { settingQuery, studentsQuery } from '../queries.ts';
import { useNames } from '../use-names.ts';
import { words as targetWords } from '../words.ja.ts';
import { GroupTabs } from './group-tabs.tsx';
import { LimitNote } from './limit-note.tsx';
import { RaisedWeights } from './raised-weights.tsx';
import { type StudentAction, StudentPanel } from './student-panel.tsx';
import { StudentsTable } from './students-table.tsx';
import { TargetHead } from './target-head.tsx';
import { useTargetPlace } from './use-target-place.ts';

interface TargetScreenProps {
  id: string;
  Save: StudentAction;
}

export function TargetScreen({ id, Save }: TargetScreenProps) {
  const t = useWords(targetWords);
  const names = useNames();
  const place = useTargetPlace();
  const { group, page, open } = place;
  const setting = useQuery(settingQuery(id));
  const query = useQuery(studentsQuery(id, group, page));
  notFoundIfMissing(setting.error);
  const found = query.data?.targetStudents;
  // While another group or page loads, only the counts stay.
  const isComing = !found || query.isPlaceholderData;
  const students = isComing ? [] : found.data;
  const shown = students.find(({ studentId }) => studentId === open);
  const count = found?.counts[group] ?? 0;
  const pages = Math.ceil(Math.min(count, found?.most ?? count) / (found?.perPage ?? 1));
  const failure = setting.error ?? query.error;
  return (
    <div className="mx-auto flex w-full max-w-[80rem] flex-col gap-4 px-4 py-6 sm:px-6 sm:py-8">
      <div className={`flex flex-col gap-4 ${shown ? 'max-lg:hidden' : ''}`}>
        {setting.data && <TargetHead setting={setting.data.targetSetting} />}
        <div>
          <GroupTabs group={group} counts={found?.counts} onChange={place.setGroup} />
        </div>
        <div>
          <h2 className="font-bold">{names.group[group]}</h2>
          <p className="phrased mt-1 text-sm text-sumi-2">{names.groupHint[group]}</p>
        </div>
        {setting.data && <RaisedWeights setting={setting.data.targetSetting} />}
        {found && <LimitNote most={found.most} count={count} />}
      </div>
      {failure && !found && (
        <ErrorState message={failure.message} onRetry={() => void query.refetch()} />
      )}
      {isComing && !failure && <FormSkeleton />}
      {found && !found.verified && (
        <EmptyState icon={<UsersRound />} heading={t('notVerified')}>
          {t('notVerifiedText')}
        </EmptyState>
      )}
      {!isComing && found.verified && students.length === 0 && (
        <EmptyState icon={<UsersRound />} heading={t('empty')}>
          {t('emptyText')}{' '}
          <Link
            to="/company/engagement/target/setting/{-$id}"
            params={{ id }}
            className="text-ai underline"
          >
            {t('edit')}
          </Link>
        </EmptyState>
      )}
      {students.length > 0 && (
        <div className={shown ? 'lg:grid lg:grid-cols-[minmax(0,1fr)_21rem] lg:gap-4' : ''}>
          <div className={`min-w-0 ${shown ? 'max-lg:hidden' : ''}`}>
            <StudentsTable
              settingId={id}
              caption={names.group[group]}
              students={students}
              onOpen={place.show}
              onDismissed={(gone) => gone === open && place.close()}
            />
          </div>
          {shown && (
            <StudentPanel
              settingId={id}
              student={shown}
              among={students.map(({ studentId }) => studentId)}
              Save={Save}
              onClose={place.close}
            />
          )}
        </div>
      )}
      {pages > 1 && !shown && (
        <NumberedPager
          page={page}
          pages={pages}
          onPage={place.setPage}
          hrefOf={(next) => `?group=${group}&page=${next}`}
        />
      )}
      <NeverCounts />
    </div>
  );
}
