import type { ReplyOf } from '@engawa/contract/endpoint';
import type { resetPassword } from '@engawa/contract/passwords/anyone';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { ResetChoice } from '../../../features/passwords/components/reset-choice.tsx';
import { ResetDone, ResetExpired } from '../../../features/passwords/components/reset-ends.tsx';
import { ResetForm } from '../../../features/passwords/components/reset-form.tsx';
import { passwordResetQuery } from '../../../features/passwords/queries.ts';
import { BeforeMailLink } from '../../../features/sign-out/components/before-mail-link.tsx';
import { ApiFailure } from '../../../shared/api/failures/api-failure.ts';
import { FormSkeleton } from '../../../ui/feedback/form-skeleton.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';

const route = getRouteApi('/company/password/reset/{-$token}');

type Step = 'form' | 'done' | 'expired' | ReplyOf<typeof resetPassword>;

export function ResetPage() {
  const { token = '' } = route.useParams();
  return (
    <BeforeMailLink purpose="password">
      <Reset token={token} />
    </BeforeMailLink>
  );
}

function Reset({ token }: { token: string }) {
  const [step, setStep] = useState<Step>('form');
  const { data, error, refetch } = useQuery({
    ...passwordResetQuery(token),
    enabled: token !== '',
  });
  const expired = () => setStep('expired');

  if (step === 'done') return <ResetDone />;
  if (typeof step === 'object') {
    const { companies = [], selectionToken = '' } = step;
    const choice = { companies, selectionToken };
    return <ResetChoice {...choice} onDone={() => setStep('done')} onExpired={expired} />;
  }
  if (token === '' || step === 'expired' || (error instanceof ApiFailure && error.status === 410)) {
    return <ResetExpired />;
  }
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <FormSkeleton />;
  return (
    <ResetForm
      token={token}
      email={data.email}
      onReset={(reply) => setStep(reply.companies ? reply : 'done')}
      onExpired={expired}
    />
  );
}
