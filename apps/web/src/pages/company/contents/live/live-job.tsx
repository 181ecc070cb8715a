import { writtenLanguages } from '@engawa/contract/contents/written';
import { jobOutline } from '@engawa/contract/jobs/outline';
import type { PostingItems } from '@engawa/contract/jobs/posting/posting-items';
import { itemsByLanguage } from '@engawa/contract/jobs/posting/posting-report';
import type { ContentLanguage } from '@engawa/contract/language';
import { postingRequirements } from '@engawa/contract/reference/jobs/posting-requirements';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { JobView } from '../../../../features/company-view/job/job-view.tsx';
import type { JobViewData } from '../../../../features/company-view/view-types.ts';
import type { LiveJobProps } from '../../../../features/contents/job-editor/job-editor.tsx';
import { companyPreviewQuery } from '../../../../features/contents/preview/queries.ts';
import { LivePhone } from './live-phone.tsx';

/** In the order of the law; items that are not stated are left out. */
const statedIn = (items: PostingItems | null) =>
  items &&
  postingRequirements.ids.flatMap((item) => {
    const text = items[item];
    return text === null ? [] : [{ item, text }];
  });

export function LiveJob({ document: job, images, reader, general }: LiveJobProps) {
  const { data } = useQuery(companyPreviewQuery);
  const written = writtenLanguages(jobOutline.written, job);
  const items = useMemo(() => itemsByLanguage(job, general), [job, general]);
  const of = (language: ContentLanguage) => (written.includes(language) ? job[language] : null);
  const view: JobViewData | undefined = data && {
    id: data.company.id,
    company: data.company,
    showing: 'published',
    limited: false,
    jp: of('jp'),
    en: of('en'),
    common: job.common,
    items: { jp: statedIn(items.jp), en: statedIn(items.en) },
    changes: [],
    publishedAt: null,
  };
  return (
    <LivePhone reader={reader} isEmpty={written.length === 0}>
      {view && <JobView job={view} reader={reader} images={[...(data?.images ?? []), ...images]} />}
    </LivePhone>
  );
}
