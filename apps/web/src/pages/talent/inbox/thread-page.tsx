import { getRouteApi } from '@tanstack/react-router';
import { StudentInbox } from '../../../features/messages/inbox/student-inbox.tsx';
import { CompanyMenu } from '../../../features/reporting/company-menu.tsx';

const route = getRouteApi('/talent/inbox/$id');

export function ThreadPage() {
  const { id } = route.useParams();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <StudentInbox
      Menu={CompanyMenu}
      id={id}
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true })}
    />
  );
}
