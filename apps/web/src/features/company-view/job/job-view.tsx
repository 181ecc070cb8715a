import { pictureShapes } from '@engawa/contract/files/picture-shapes';
import { type JobFactId, jobFacts } from '@engawa/contract/jobs/job-facts';
import {
  type ContentLanguage,
  contentLanguageOf,
  nameFor,
  otherContentLanguage,
  pickLanguage,
} from '@engawa/contract/language';
import { jobFeatures } from '@engawa/contract/reference/jobs/job-features';
import { BriefcaseBusiness } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDayOfYear } from '../../../shared/format/day-of-year.ts';
import { nameOf } from '../../../shared/i18n/options.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { Card } from '../../../ui/card.tsx';
import { ContentPicture } from '../../../ui/image/content-picture.tsx';
import { CoverPlaceholder } from '../../../ui/image/cover-placeholder.tsx';
import { JobTypeTag } from '../../../ui/job-type-tag.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { CompanyLogo } from '../company/company-logo.tsx';
import { FactList } from '../fact-list.tsx';
import { FellBackNote } from '../fell-back-note.tsx';
import { Prose } from '../prose.tsx';
import { ShowingTags } from '../showing-tags.tsx';
import { ViewSection } from '../view-section.tsx';
import { type JobViewData, picturesOf, type Reading } from '../view-types.ts';
import { words as companyViewWords } from '../words.ja.ts';
import { ChangeNotes } from './change-notes.tsx';
import { OtherMessages } from './other-messages.tsx';
import { StatedItems } from './stated-items.tsx';

interface JobViewProps extends Reading {
  job: JobViewData;
  /** A student's actions and notes; a preview has none. */
  menu?: ReactNode;
  children?: ReactNode;
  /** After the duties. */
  match?: ReactNode;
}

/** What most people decide by; shown below the title and again among all facts. */
const firstFacts: readonly JobFactId[] = ['salary', 'location', 'languages', 'deadline'];

/** A job as students see it; the company's preview uses this component too. */
export function JobView({ job, reader, images, menu, children, match }: JobViewProps) {
  const t = useWords(companyViewWords, reader);
  const picked = pickLanguage(job, reader);
  const words = picked?.value;
  const company = nameFor(job.company.name, reader);
  const facts = jobFacts({ words, common: job.common }, reader, 'screen');
  const shown = shownLanguage(contentLanguageOf(reader), picked?.fellBack ?? false);
  return (
    <Card className="overflow-hidden">
      <article lang={reader}>
        <ContentPicture
          pictures={picturesOf(images, words?.coverImage ?? null)}
          aspect={pictureShapes.cover.aspect}
          alt=""
          eager
          sizes="(min-width: 1065px) 54rem, 100vw"
          className="max-h-80"
          placeholder={<CoverPlaceholder icon={<BriefcaseBusiness />} className="h-24" />}
        />
        <header className="flex flex-col gap-3 px-4 pt-5 sm:px-6">
          {picked?.fellBack && <FellBackNote reader={reader} />}
          <p className="flex items-center gap-2 text-sm text-sumi-2">
            <CompanyLogo
              name={company}
              pictures={picturesOf(images, job.company.logoImage)}
              className="size-8 text-sm"
            />
            {company}
            {menu && <span className="-my-2 -mr-2 ml-auto print:hidden">{menu}</span>}
          </p>
          <h1
            className="text-2xl font-bold text-balance"
            data-title={`${words?.position ?? ''} – ${company}`}
          >
            {words?.position}
          </h1>
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
            {firstFacts.flatMap((id) =>
              facts
                .filter((fact) => fact.id === id)
                .map(({ name, value }) => (
                  <div key={id} className="contents">
                    <dt className="text-sm text-sumi-2">{name}</dt>
                    <dd
                      className={`whitespace-pre-line [overflow-wrap:anywhere] ${id === 'salary' ? 'font-bold' : ''}`}
                    >
                      {value}
                    </dd>
                  </div>
                )),
            )}
          </dl>
          <div className="flex flex-wrap items-center gap-1.5">
            {words?.recruitmentType && <JobTypeTag id={words.recruitmentType} reader={reader} />}
            {words?.feature.map((id) => (
              <Tag key={id} tone="good">
                {nameOf(jobFeatures, id, reader)}
              </Tag>
            ))}
            <ShowingTags showing={job.showing} limited={job.limited} reader={reader} />
            {job.publishedAt && (
              <span className="ml-auto text-sm text-sumi-2">
                {t('jobs.updated', { date: formatDayOfYear(job.publishedAt, reader) })}
              </span>
            )}
          </div>
          <div className="contents print:hidden">{children}</div>
        </header>
        <div className="divide-y divide-line">
          {words?.businessContent && (
            <ViewSection heading={t('jobs.duties')}>
              <Prose>{words.businessContent}</Prose>
            </ViewSection>
          )}
          {match && <div className="px-4 py-5 empty:hidden sm:px-6 print:hidden">{match}</div>}
          <ViewSection heading={t('jobs.conditions')}>
            <FactList facts={facts} />
          </ViewSection>
          {words && <OtherMessages messages={words.otherMessage} images={images} />}
          <StatedItems items={job.items[shown] ?? []} reader={reader} />
          <ChangeNotes changes={job.changes} language={shown} reader={reader} />
        </div>
      </article>
    </Card>
  );
}

/** The language of the shown content, which may differ from the wanted one. */
const shownLanguage = (wanted: ContentLanguage, fellBack: boolean): ContentLanguage =>
  fellBack ? otherContentLanguage(wanted) : wanted;
