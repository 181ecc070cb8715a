import { fieldMessages } from '@engawa/contract/fields/field-messages';
import { say } from '@engawa/contract/language';
import { contradictions } from '@engawa/contract/student-search/contradictions';
import { SearchX } from 'lucide-react';
import { type ComponentType, useEffect } from 'react';
import { ApiFailure } from '../../../shared/api/failures/api-failure.ts';
import { language } from '../../../shared/i18n/language.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { FormSkeleton } from '../../../ui/feedback/form-skeleton.tsx';
import { words as filterWords } from '../../../ui/filters/words.ja.ts';
import { Pager } from '../../../ui/navigation/pager.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import type { FoundStudent } from '../queries.ts';
import type { SearchPlace } from '../use-search-place.ts';
import { words as studentSearchWords } from '../words.ja.ts';
import { ChosenRows } from './chosen-rows.tsx';
import { StudentCard } from './student-card.tsx';

export interface FoundParts {
  Action: ComponentType<{ student: FoundStudent }>;
  Several: ComponentType<{ studentIds: readonly string[] }>;
}

interface FoundStudentsProps {
  place: SearchPlace;
  students: readonly FoundStudent[] | undefined;
  nextCursor: string | null | undefined;
  error: Error | null;
  onRetry: () => void;
  parts: FoundParts;
}

export function FoundStudents(props: FoundStudentsProps) {
  const { place, students, nextCursor, error, onRetry, parts } = props;
  const t = useWords(studentSearchWords);
  const f = useWords(filterWords);
  const { after, filter, setting, view, toNext, toPrevious, show } = place;
  // The cursor is invalid, so silently return to the first page.
  const isLost = after !== undefined && error instanceof ApiFailure && error.status === 422;
  useEffect(() => {
    if (isLost) show({});
  });
  const faults = contradictions(filter);
  if (faults.length > 0) {
    return (
      <EmptyState icon={<SearchX />} heading={f('checkFilters')}>
        {faults.map(({ message }) => say(fieldMessages[message], language)).join(' ')}
      </EmptyState>
    );
  }
  if (error && !isLost) return <ErrorState message={error.message} onRetry={onRetry} />;
  if (!students) return <FormSkeleton />;
  const pager = (nextCursor || after) && (
    <div className="mt-6">
      <Pager
        onPrevious={after === undefined ? undefined : toPrevious}
        onNext={nextCursor ? () => toNext(nextCursor) : undefined}
      />
    </div>
  );
  if (students.length === 0) {
    return (
      <>
        <NobodyHere filtered={Object.keys(filter).length > 0} goesOn={Boolean(nextCursor)} />
        {pager}
      </>
    );
  }
  const among = students.map(({ studentId }) => studentId);
  return (
    <>
      {view === 'table' ? (
        <ChosenRows students={students} setting={setting} {...parts} />
      ) : (
        <ul className="flex flex-col gap-3">
          {students.map((student) => (
            <li key={student.studentId}>
              <StudentCard
                student={student}
                among={among}
                setting={setting}
                action={<parts.Action student={student} />}
              />
            </li>
          ))}
        </ul>
      )}
      <p className="phrased mt-4 text-sm text-sumi-2">{t('neverCounts')}</p>
      {pager}
    </>
  );
}

/** A long search word can leave a page empty although the next one is not. */
function NobodyHere({ filtered, goesOn }: { filtered: boolean; goesOn: boolean }) {
  const t = useWords(studentSearchWords);
  const [heading, text] = goesOn
    ? [t('emptyPage'), t('emptyPageText')]
    : filtered
      ? [t('empty'), t('emptyText')]
      : [t('nobody'), t('nobodyText')];
  return (
    <EmptyState icon={<SearchX />} heading={heading}>
      {text}
    </EmptyState>
  );
}
