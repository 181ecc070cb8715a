import { nameFor } from '@engawa/contract/language';
import { companyResidenceReasons } from '@engawa/contract/residence/for-company';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { language } from '../../shared/i18n/language.ts';
import { useWords } from '../../shared/i18n/words.ts';
import { Select } from '../../ui/form/select.tsx';
import { Part } from './part.tsx';
import { jobsQuery, type Residence } from './queries.ts';
import { studentPageWords } from './words.ts';

interface ResidencePartProps {
  job: string | undefined;
  onJob: (job: string | undefined) => void;
  residence: Residence | null;
}

/** What the student's status means for one of the company's jobs. */
export function ResidencePart({ job, onJob, residence }: ResidencePartProps) {
  const t = useWords(studentPageWords);
  const { data } = useQuery(jobsQuery);
  const options = (data?.jobs ?? []).map(({ id, title }) => ({
    value: id,
    label: nameFor(title, language),
  }));
  return (
    <Part heading={t('residence.heading')}>
      {data && options.length === 0 ? (
        <p className="text-sm text-sumi-2">{t('residence.noJobs')}</p>
      ) : (
        <Select
          aria-label={t('residence.choose')}
          placeholder={t('residence.choose')}
          options={options}
          value={job ?? ''}
          onChange={(event) => onJob(event.target.value || undefined)}
        />
      )}
      {!residence && options.length > 0 && (
        <p className="phrased mt-2 text-sm text-sumi-2">{t('residence.chooseHint')}</p>
      )}
      {residence && <Verdict residence={residence} />}
    </Part>
  );
}

function Verdict({ residence: { verdict, reasons } }: { residence: Residence }) {
  const t = useWords(studentPageWords);
  const words = {
    may: t('residence.may'),
    'may-with-note': t('residence.may-with-note'),
    refused: t('residence.refused'),
  };
  const Icon = verdict === 'may' ? CircleCheck : CircleAlert;
  return (
    <div className="mt-3">
      <p
        className={`flex items-center gap-2 font-bold ${verdict === 'refused' ? 'text-kaki-ink' : 'text-moss'}`}
      >
        <Icon aria-hidden className="size-5 shrink-0" />
        {words[verdict]}
      </p>
      <ul className="mt-1 flex flex-col gap-1 text-sm empty:hidden">
        {reasons.map((id) => (
          <li key={id} className="phrased">
            {companyResidenceReasons[id][language]}
          </li>
        ))}
      </ul>
      <p className="phrased mt-2 text-xs text-sumi-2">{t('residence.note')}</p>
    </div>
  );
}
