import { QueryClientContext } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, useSyncExternalStore } from 'react';
import { keptAnswers } from '../shared/api/kept-answers.ts';
import { LastResort } from './last-resort.tsx';
import { router } from './router.ts';

export function Providers() {
  const { subscribe, client } = keptAnswers;
  return (
    <StrictMode>
      <LastResort>
        <QueryClientContext value={useSyncExternalStore(subscribe, client, client)}>
          <RouterProvider router={router} />
        </QueryClientContext>
      </LastResort>
    </StrictMode>
  );
}
