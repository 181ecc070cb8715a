import { getRouteApi } from '@tanstack/react-router';
import { StudentInbox } from '../../../features/messages/inbox/student-inbox.tsx';
import { CompanyMenu } from '../../../features/reporting/company-menu.tsx';

const route = getRouteApi('/talent/inbox');

export function InboxPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <StudentInbox
      Menu={CompanyMenu}
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true })}
    />
  );
}
