import { dayInTable } from '@engawa/contract/days/day-words';
import { cardFacts } from '@engawa/contract/jobs/card-facts';
import { wagesText } from '@engawa/contract/jobs/pay/wages-text';
import { industries } from '@engawa/contract/reference/companies/industries';
import { jobTypes } from '@engawa/contract/reference/jobs/job-types';
import { Link } from '@tanstack/react-router';
import { BriefcaseBusiness } from 'lucide-react';
import type { ReactNode } from 'react';
import { today } from '../../../shared/format/day.ts';
import { companyName } from '../../../shared/i18n/company-name.ts';
import { language } from '../../../shared/i18n/language.ts';
import { nameOf } from '../../../shared/i18n/options.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { Avatar } from '../../../ui/display/avatar.tsx';
import { ProgressRing } from '../../../ui/display/progress-ring.tsx';
import { DifferingTag } from '../../../ui/shared-tags/tags-of-list.tsx';
import { Tag } from '../../../ui/tag.tsx';
import type { JobCard as Job } from '../queries.ts';
import { words as discoverWords } from '../words.ja.ts';
import { CardFrame } from './card-frame.tsx';
import { jobTags } from './job-tags.ts';
import { ResponseTag } from './response-tag.tsx';
import { shownWords } from './shown-words.ts';

interface JobCardProps {
  job: Job;
  action: ReactNode;
  heading?: 'h2' | 'h3';
  children?: ReactNode;
}

export function JobCard({ job, action, heading, children }: JobCardProps) {
  const t = useWords(discoverWords);
  const words = shownWords(job);
  const { company, common, residence } = job;
  const facts = cardFacts({ words, common }, language, today());
  const tags = jobTags(job);
  const verdicts = {
    may: { tone: 'good', words: t('card.may') },
    'may-with-note': { tone: 'good', words: t('card.mayWithNote') },
    refused: { tone: 'mind', words: t('card.refused') },
  } as const;
  const verdict = verdicts[residence.verdict];
  const about = [
    nameOf(jobTypes, words?.recruitmentType ?? null),
    nameOf(industries, common.industry),
    words?.workLocation,
  ].filter(Boolean);
  return (
    <CardFrame
      heading={heading}
      cover={job.cover}
      icon={<BriefcaseBusiness />}
      above={
        <>
          <Avatar
            name={companyName(company.name)}
            src={company.logoUrl}
            shape="square"
            size="small"
          />
          <span className="font-semibold text-sumi">
            <bdi>{companyName(company.name)}</bdi>
          </span>
          {!company.verified && <Tag tone="mind">{t('card.notVerified')}</Tag>}
        </>
      }
      title={
        <Link
          to="/talent/company/$id/company-job/{-$job}"
          params={{ id: company.id, job: job.id }}
          className="underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          {words?.position}
        </Link>
      }
      action={
        job.score === undefined ? (
          action
        ) : (
          <div className="flex flex-col items-center gap-2 sm:flex-row-reverse">
            <ProgressRing value={job.score} label={t('card.match')} size="small" />
            {action}
          </div>
        )
      }
    >
      <p className="mt-1 text-sm text-sumi-2 [overflow-wrap:anywhere]">{about.join(' ・ ')}</p>
      <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm">
        <li className="font-semibold">{wagesText(common, null, language)}</li>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2 empty:hidden">
        <DifferingTag tag={tags.verdict}>
          <Tag tone={verdict.tone}>{verdict.words}</Tag>
        </DifferingTag>
        <DifferingTag tag={tags.limited}>
          {job.limited && <Tag tone="note">{t('card.limited')}</Tag>}
        </DifferingTag>
        <DifferingTag tag={tags.response}>
          <ResponseTag rate={company.responseRate} />
        </DifferingTag>
        <DifferingTag tag={tags.visaSupport}>
          {job.visaSupport && <Tag tone="wood">{t('chip.visaSupport')}</Tag>}
        </DifferingTag>
        {common.deadline && (
          <Tag tone="ink">
            {t('card.deadline', { date: dayInTable(common.deadline, language) })}
          </Tag>
        )}
      </div>
      {children && <div className="mt-3 border-t border-line pt-3">{children}</div>}
    </CardFrame>
  );
}
