import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { CompanyForm } from '../../../features/signup/components/company-form.tsx';
import { SignUpExpired } from '../../../features/signup/components/sign-up-expired.tsx';
import { SignUpSteps } from '../../../features/signup/components/sign-up-steps.tsx';
import { signUpQuery } from '../../../features/signup/queries.ts';
import { ApiFailure } from '../../../shared/api/failures/api-failure.ts';
import { Card } from '../../../ui/card.tsx';
import { FormSkeleton } from '../../../ui/feedback/form-skeleton.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';

const route = getRouteApi('/company/signup/step2');

export function Step2Page() {
  const { token = '' } = route.useSearch();
  return (
    <div className="mx-auto w-full max-w-[36rem] px-4 py-8 sm:py-12">
      <SignUpSteps current={2} />
      <Card className="mt-6 p-6 sm:p-8">
        <Step2 token={token} />
      </Card>
    </div>
  );
}

function Step2({ token }: { token: string }) {
  const [expired, setExpired] = useState(false);
  const { data, error, refetch } = useQuery({ ...signUpQuery(token), enabled: token !== '' });
  if (token === '' || expired || (error instanceof ApiFailure && error.status === 410)) {
    return <SignUpExpired />;
  }
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <FormSkeleton />;
  return <CompanyForm token={token} email={data.email} onExpired={() => setExpired(true)} />;
}
