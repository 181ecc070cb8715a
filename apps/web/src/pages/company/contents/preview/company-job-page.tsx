import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { JobView } from '../../../../features/company-view/job/job-view.tsx';
import { PreviewFrame } from '../../../../features/contents/preview/preview-frame.tsx';
import { jobPreviewQuery } from '../../../../features/contents/preview/queries.ts';
import { words as previewWords } from '../../../../features/contents/preview/words.ja.ts';
import { useWords } from '../../../../shared/i18n/words.ts';
import { LinkButton } from '../../../../ui/links/link-button.tsx';

const route = getRouteApi('/company/contents/preview/company-job/{-$job}');

export function CompanyJobPage() {
  const { job = '' } = route.useParams();
  return <JobPreview id={job} />;
}

function JobPreview({ id }: { id: string }) {
  const t = useWords(previewWords);
  const query = useQuery(jobPreviewQuery(id));
  return (
    <PreviewFrame
      query={query}
      edit={
        <LinkButton to="/company/contents/job/$id" params={{ id }} size="small">
          {t('edit')}
        </LinkButton>
      }
    >
      {({ job, images }, reader) => <JobView job={job} images={images} reader={reader} />}
    </PreviewFrame>
  );
}
