import { pictureShapes } from '@engawa/contract/files/picture-shapes';
import { wagesText } from '@engawa/contract/jobs/pay/wages-text';
import { type Language, pickLanguage } from '@engawa/contract/language';
import { employmentTypes } from '@engawa/contract/reference/jobs/employment-types';
import { BriefcaseBusiness } from 'lucide-react';
import { nameOf } from '../../../shared/i18n/options.ts';
import { ContentPicture } from '../../../ui/image/content-picture.tsx';
import { CoverPlaceholder } from '../../../ui/image/cover-placeholder.tsx';
import { JobTypeTag } from '../../../ui/job-type-tag.tsx';
import type { CardTags } from '../../../ui/shared-tags/shared-tags.ts';
import { DifferingTag } from '../../../ui/shared-tags/tags-of-list.tsx';
import { ShowingTags } from '../showing-tags.tsx';
import { type CompanyViewData, type ItemLink, picturesOf, type Reading } from '../view-types.ts';

type Job = CompanyViewData['jobPostingList'][number];

/** Marks of a preview are shown on every card. */
export function jobTags(job: Job, reader: Language) {
  const type = pickLanguage(job, reader)?.value.recruitmentType ?? null;
  return { type: type && `type ${type}` } satisfies CardTags;
}

interface JobCardProps extends Reading {
  job: Job;
  link: ItemLink;
}

export function JobCard({ job, link: JobLink, reader, images }: JobCardProps) {
  const words = pickLanguage(job, reader)?.value;
  const { common } = job;
  const facts = [
    nameOf(employmentTypes, common.employmentType, reader),
    words?.workLocation,
    wagesText(common, null, reader),
  ].filter(Boolean);
  return (
    <JobLink
      id={job.id}
      className="grid gap-4 rounded border border-line p-4 hover:border-line-3 hover:bg-washi sm:grid-cols-[10rem_minmax(0,1fr)]"
    >
      <ContentPicture
        pictures={picturesOf(images, words?.coverImage ?? null)}
        aspect={pictureShapes.cover.aspect}
        alt=""
        sizes="(min-width: 615px) 10rem, 100vw"
        className="rounded-small"
        placeholder={
          <CoverPlaceholder
            icon={<BriefcaseBusiness />}
            className="h-20 rounded-small sm:h-auto sm:aspect-video"
          />
        }
      />
      <span className="min-w-0 sm:col-start-2 sm:row-start-1">
        <span className="mb-1 flex flex-wrap gap-1.5 empty:hidden">
          <DifferingTag tag={jobTags(job, reader).type}>
            {words?.recruitmentType && <JobTypeTag id={words.recruitmentType} reader={reader} />}
          </DifferingTag>
          <ShowingTags showing={job.showing} limited={job.limited} reader={reader} />
        </span>
        {/* Leaves room for the button to save it. */}
        <span className="block font-bold sm:pr-12">{words?.position}</span>
        <span className="mt-1 block text-sm text-sumi-2">{facts.join(' ・ ')}</span>
        <span className="mt-2 line-clamp-2 text-sm">{words?.businessContent}</span>
      </span>
    </JobLink>
  );
}
