import { getRouteApi } from '@tanstack/react-router';
import { CompanyInbox } from '../../../features/messages/inbox/company-inbox.tsx';

const route = getRouteApi('/company/engagement/message/$id');

export function MessagePage() {
  const { id } = route.useParams();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <CompanyInbox
      id={id}
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true })}
    />
  );
}
