import { getRouteApi } from '@tanstack/react-router';
import { StudentInbox } from '../../../features/messages/inbox/student-inbox.tsx';

const route = getRouteApi('/talent/inbox/$id');

export function ThreadPage() {
  const { id } = route.useParams();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  return (
    <StudentInbox
      id={id}
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true })}
    />
  );
}
