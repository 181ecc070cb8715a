import { nameFor } from '@engawa/contract/language';
import type { StudentView } from '@engawa/contract/profile/student-view';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import type { ComponentType } from 'react';
import { notFoundIfMissing } from '../../../shared/api/failures/missing.ts';
import { language } from '../../../shared/i18n/language.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { useNextKeys } from '../../../shared/navigation/use-next-keys.ts';
import { FormSkeleton } from '../../../ui/feedback/form-skeleton.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { StudentLink } from '../../../ui/links/student-link.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { PersonCell, StatusCell } from '../cells.tsx';
import { InterviewForms } from '../forms/interview-forms.tsx';
import { OfferSection } from '../offer/offer-section.tsx';
import { type ApplyLabel, applicantQuery } from '../queries.ts';
import { words as applicantWords } from '../words.ja.ts';
import { ApplicantActions } from './applicant-actions.tsx';
import { Notes } from './notes.tsx';
import { SentPart } from './sent-part.tsx';
import { Timeline } from './timeline.tsx';

export interface ProfileOf {
  student: StudentView;
}

interface ApplicantPanelProps {
  id: string;
  /** The ids of the list, in its order, for the buttons to the previous and next application. */
  ids: readonly string[];
  labels: readonly ApplyLabel[];
  mayAct: boolean;
  profile: ComponentType<ProfileOf>;
  onShow: (id: string) => void;
  onClose: () => void;
}

export function ApplicantPanel(props: ApplicantPanelProps) {
  const { id, ids, labels, mayAct, profile: Profile, onShow, onClose } = props;
  const t = useWords(applicantWords);
  const { data, error, refetch } = useQuery(applicantQuery(id));
  notFoundIfMissing(error);
  const jobId = data?.applicant.job.id;
  const at = ids.indexOf(id);
  const [previous, next] = [ids[at - 1], at >= 0 ? ids[at + 1] : undefined];
  useNextKeys({ previous, next, onShow });
  return (
    <section
      aria-label={t('column.name')}
      className="rounded border border-line bg-paper shadow-card lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:self-start lg:overflow-y-auto print:static print:max-h-none print:overflow-visible print:border-0 print:shadow-none"
    >
      <div className="sticky top-0 z-10 flex print:hidden items-center gap-1 border-b border-line bg-paper px-3 py-1.5">
        <IconButton
          icon={<ChevronLeft aria-hidden />}
          label={t('previous')}
          disabled={!previous}
          onClick={() => previous && onShow(previous)}
        />
        <IconButton
          icon={<ChevronRight aria-hidden />}
          label={t('next')}
          disabled={!next}
          onClick={() => next && onShow(next)}
        />
        <span className="text-xs text-sumi-2 max-lg:hidden">{t('keys')}</span>
        <IconButton
          icon={<X aria-hidden />}
          label={t('close')}
          onClick={onClose}
          className="ml-auto"
        />
      </div>
      {error && !data && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <FormSkeleton />}
      {data && (
        <div className="divide-y divide-line">
          <div className="flex flex-col gap-4 px-4 py-4">
            <div className="flex items-start justify-between gap-3 font-semibold">
              <div className="min-w-0">
                <PersonCell applicant={data.applicant} />
                <p className="mt-1 pl-11 text-sm">{nameFor(data.applicant.job.title, language)}</p>
                {data.applicant.student && (
                  <p className="mt-1 pl-11 text-sm font-normal print:hidden">
                    <StudentLink
                      id={data.applicant.student.studentId}
                      matchedWith={jobId ? { job: jobId } : undefined}
                      className="text-ai underline"
                    >
                      {t('profileNow')}
                    </StudentLink>
                  </p>
                )}
              </div>
              <span className="print:hidden">
                <StatusCell applicant={data.applicant} />
              </span>
            </div>
            <div className="print:hidden">
              <ApplicantActions applicant={data.applicant} labels={labels} mayAct={mayAct} />
            </div>
          </div>
          <div className="empty:hidden print:hidden">
            <OfferSection applicant={data.applicant} mayAct={mayAct} />
          </div>
          <SentPart detail={data} mayAct={mayAct} />
          <div className="print:hidden">
            <InterviewForms detail={data} mayAct={mayAct} />
          </div>
          {data.sent && <Profile student={data.sent.studentProfile} />}
          {/* Notes and the timeline are for the company only, as are the forms. */}
          <div className="divide-y divide-line print:hidden">
            <Notes detail={data} />
            <Timeline detail={data} />
          </div>
        </div>
      )}
    </section>
  );
}
