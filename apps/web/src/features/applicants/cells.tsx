import { useQuery } from '@tanstack/react-query';
import { formatMonth } from '../../shared/format/day.ts';
import { companyName } from '../../shared/i18n/company-name.ts';
import { language } from '../../shared/i18n/language.ts';
import { useWords } from '../../shared/i18n/words.ts';
import { Avatar } from '../../ui/display/avatar.tsx';
import { LabelTag } from '../../ui/display/label-tag.tsx';
import { useOfferState } from '../../ui/offer/use-offer-state.ts';
import { Tag } from '../../ui/tag.tsx';
import { type Applicant, type ApplyLabel, stagesQuery } from './queries.ts';
import { useDaysSince } from './use-days-since.ts';
import { useStatusWords } from './use-status-words.ts';
import { words as applicantWords } from './words.ja.ts';

export function useApplicantName() {
  const t = useWords(applicantWords);
  return ({ student }: Applicant): string => student?.name ?? t('unavailable');
}

interface PersonCellProps {
  applicant: Applicant;
  /** Room beside the name, for a control over the cell's corner. */
  hasCorner?: boolean;
}

export function PersonCell({ applicant, hasCorner = false }: PersonCellProps) {
  const t = useWords(applicantWords);
  const nameOf = useApplicantName();
  const { student, lentBy } = applicant;
  const name = nameOf(applicant);
  return (
    <span className="flex items-start gap-3">
      <Avatar name={name} src={student?.pictureUrl} size="small" />
      <span className="min-w-0">
        <bdi className={`block ${hasCorner ? 'pr-6' : ''}`}>{name}</bdi>
        <span className="block text-sm font-normal text-sumi-2">
          {student?.university && <span className="block">{student.university}</span>}
          {student?.graduation &&
            t('graduation', { month: formatMonth(student.graduation, language) })}
          {lentBy && (
            <span className="block">{t('through', { name: companyName(lentBy.name) })}</span>
          )}
        </span>
      </span>
    </span>
  );
}

const tones = {
  'pre-applied': 'ink',
  new: 'mind',
  'in-progress': 'note',
  offered: 'good',
  declined: 'ink',
  withdrawn: 'ink',
} as const;

export function StatusCell({ applicant }: { applicant: Applicant }) {
  const words = useStatusWords();
  const { way, appliedAt } = applicant;
  const status = way === 'external' && appliedAt === null ? 'pre-applied' : applicant.status;
  return (
    <span className="flex flex-col items-start gap-1">
      <Tag tone={tones[status]}>{words[status]}</Tag>
      {status === 'in-progress' && <StageNote stage={applicant.stage} />}
      {applicant.offer && <OfferNote offer={applicant.offer} />}
      <WaitingNote applicant={applicant} />
    </span>
  );
}

/** For how many days the student has waited, or that an outcome will be sent soon. */
export function WaitingNote({ applicant: { waitingSince, outcome } }: { applicant: Applicant }) {
  const t = useWords(applicantWords);
  const days = useDaysSince(waitingSince);
  if (outcome) return <span className="text-sm text-kaki-ink">{t('sendsSoon')}</span>;
  if (days === null) return null;
  return (
    <span className={`text-sm ${days >= 3 ? 'text-kaki-ink' : 'text-sumi-2'}`}>
      {t('waiting', { days })}
    </span>
  );
}

function StageNote({ stage }: { stage: string | null }) {
  const stages = useQuery(stagesQuery).data?.stages;
  const found = stages?.find(({ id }) => id === stage);
  return found ? <bdi className="text-sm">{companyName(found.name)}</bdi> : null;
}

function OfferNote({ offer }: { offer: NonNullable<Applicant['offer']> }) {
  const { words, left } = useOfferState(offer);
  return (
    <span className="phrased text-sm text-sumi-2">
      {words}
      {left && <span className="block">{left}</span>}
    </span>
  );
}

export function LabelCell({
  label,
  labels,
}: {
  label: string | null;
  labels: readonly ApplyLabel[];
}) {
  const found = labels.find(({ id }) => id === label);
  return found ? <LabelTag {...found} /> : '–';
}
