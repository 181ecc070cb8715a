import { getRouteApi } from '@tanstack/react-router';
import { StudentOffer } from '../../../features/after-offer/student-offer.tsx';
import { StudentInbox } from '../../../features/messages/inbox/student-inbox.tsx';
import { ReportContext } from '../../../features/messages/report-context.ts';
import { CompanyMenu } from '../../../features/reports/company-menu.tsx';
import { reportMessage } from '../../../features/reports/report-message.tsx';

const route = getRouteApi('/talent/inbox');

export function InboxPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <ReportContext value={reportMessage}>
      <StudentInbox
        Menu={CompanyMenu}
        Todo={StudentOffer}
        search={search}
        onSearch={(next) => void navigate({ search: next, replace: true })}
      />
    </ReportContext>
  );
}
