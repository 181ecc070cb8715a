import { QueryClientContext } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { keptAnswers } from '../shared/api/kept-answers.ts';
import { LastResort } from './failures/last-resort.tsx';
import { router } from './router.ts';

export function Providers() {
  return (
    <StrictMode>
      <LastResort>
        <QueryClientContext value={keptAnswers.client}>
          <RouterProvider router={router} />
        </QueryClientContext>
      </LastResort>
    </StrictMode>
  );
}
