import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CompanyView } from '../../../features/company-view/company/company-view.tsx';
import type { ItemLink } from '../../../features/company-view/view-types.ts';
import { PreviewFrame } from '../../../features/contents/preview/preview-frame.tsx';
import { companyPreviewQuery } from '../../../features/contents/preview/queries.ts';
import { words as previewWords } from '../../../features/contents/preview/words.ja.ts';
import { useWords } from '../../../shared/i18n/words.ts';
import { LinkButton } from '../../../ui/links/link-button.tsx';

const JobLink: ItemLink = ({ id, ...rest }) => (
  <Link to="/company/contents/preview/company-job/{-$job}" params={{ job: id }} {...rest} />
);
const EventLink: ItemLink = ({ id, ...rest }) => (
  <Link to="/company/contents/preview/company-event/{-$event}" params={{ event: id }} {...rest} />
);

export function PreviewPage() {
  const t = useWords(previewWords);
  const query = useQuery(companyPreviewQuery);
  return (
    <PreviewFrame
      query={query}
      edit={
        <LinkButton to="/company/contents/general" size="small">
          {t('edit')}
        </LinkButton>
      }
    >
      {(view, reader) => (
        <CompanyView view={view} reader={reader} jobLink={JobLink} eventLink={EventLink} />
      )}
    </PreviewFrame>
  );
}
