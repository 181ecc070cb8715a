import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { InvitationExpired } from '../../../features/invitation/components/invitation-expired.tsx';
import { RegisterForm } from '../../../features/invitation/components/register-form.tsx';
import { invitationQuery } from '../../../features/invitation/queries.ts';
import { BeforeMailLink } from '../../../features/sign-out/components/before-mail-link.tsx';
import { ApiFailure } from '../../../shared/api/failures/api-failure.ts';
import { FormSkeleton } from '../../../ui/feedback/form-skeleton.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';

const route = getRouteApi('/company/invitation/register/{-$token}');

export function RegisterPage() {
  const { token = '' } = route.useParams();
  return (
    <BeforeMailLink purpose="invitation">
      <Registration token={token} />
    </BeforeMailLink>
  );
}

function Registration({ token }: { token: string }) {
  const [expired, setExpired] = useState(false);
  const { data, error, refetch } = useQuery({ ...invitationQuery(token), enabled: token !== '' });

  if (token === '' || expired || (error instanceof ApiFailure && error.status === 410)) {
    return <InvitationExpired />;
  }
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <FormSkeleton />;
  return <RegisterForm token={token} invitation={data} onExpired={() => setExpired(true)} />;
}
