import { getRouteApi } from '@tanstack/react-router';
import { CompanyInbox } from '../../../features/messages/inbox/company-inbox.tsx';

const route = getRouteApi('/company/engagement/message');

export function MessagesPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <CompanyInbox
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true })}
    />
  );
}
