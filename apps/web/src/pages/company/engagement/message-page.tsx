import { getRouteApi } from '@tanstack/react-router';
import { CompanyOffer } from '../../../features/after-offer/company-offer.tsx';
import { CompanyInbox } from '../../../features/messages/inbox/company-inbox.tsx';
import { ReportContext } from '../../../features/messages/report-context.ts';
import { reportMessage } from '../../../features/reports/report-message.tsx';

const route = getRouteApi('/company/engagement/message/$id');

export function MessagePage() {
  const { id } = route.useParams();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <ReportContext value={reportMessage}>
      <CompanyInbox
        Todo={CompanyOffer}
        id={id}
        search={search}
        onSearch={(next) => void navigate({ search: next, replace: true })}
      />
    </ReportContext>
  );
}
