import { nameFor } from '@engawa/contract/language';
import { useQuery } from '@tanstack/react-query';
import { language } from '../../../shared/i18n/language.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { Select } from '../../../ui/form/select.tsx';
import { MatchReasons } from '../../../ui/match/match-reasons.tsx';
import { NeverCounts } from '../../../ui/match/never-counts.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { jobsQuery, type StudentPage, settingsQuery } from '../queries.ts';
import type { Choice } from '../use-choice.ts';
import { words as studentPageWords } from '../words.ja.ts';
import { NothingToMatch } from './nothing-to-match.tsx';
import { ResidenceVerdict } from './residence-verdict.tsx';

export interface MatchPartProps {
  page: Pick<StudentPage, 'match' | 'residence'>;
  chosen: Choice;
  onChoose: (choice: Choice) => void;
  /** False for interviewers, who do not see target settings. */
  recruiting: boolean;
  /** The displayed match still belongs to the previous choice. */
  isComing: boolean;
}

export function MatchPart({ page, chosen, onChoose, recruiting, isComing }: MatchPartProps) {
  const t = useWords(studentPageWords);
  const jobs = useQuery(jobsQuery);
  const settings = useQuery({ ...settingsQuery, enabled: recruiting });
  const failed = [jobs, settings].find(({ error, data }) => error && !data);
  if (failed?.error) {
    return <ErrorState message={failed.error.message} onRetry={() => void failed.refetch()} />;
  }
  const groups = [
    {
      label: t('match.settings'),
      options: (settings.data?.targetSetting ?? []).map(({ id, name }) => ({
        value: `setting ${id}`,
        label: name,
      })),
    },
    {
      label: t('match.jobs'),
      options: (jobs.data?.jobs ?? []).map(({ id, title }) => ({
        value: `job ${id}`,
        label: nameFor(title, language),
      })),
    },
  ].filter(({ options }) => options.length > 0);
  const isLoaded = jobs.data && (settings.data || !recruiting);
  if (isLoaded && groups.length === 0) return <NothingToMatch recruiting={recruiting} />;
  const { setting, job } = chosen;
  const { match, residence } = page;
  return (
    <>
      <Select
        aria-label={t('match.choose')}
        placeholder={t('match.choose')}
        options={groups}
        value={setting ? `setting ${setting}` : job ? `job ${job}` : ''}
        onChange={({ target }) => {
          const [kind, id] = target.value.split(' ');
          onChoose(id ? (kind === 'job' ? { job: id } : { setting: id }) : {});
        }}
      />
      {!match && !isComing && (
        <p className="phrased mt-2 text-sm text-sumi-2">
          {recruiting ? t('match.hint') : t('match.hintJobs')}
        </p>
      )}
      {match && (
        <div
          aria-busy={isComing}
          className={`mt-4 flex flex-col gap-4 ${isComing ? 'opacity-60' : ''}`}
        >
          <MatchReasons match={match} reader="company" />
          <NeverCounts />
          {residence && <ResidenceVerdict residence={residence} />}
        </div>
      )}
    </>
  );
}
