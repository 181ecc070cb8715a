import { QueryClientContext } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { queryCache } from '../shared/api/query-cache.ts';
import { LastResort } from './failures/last-resort.tsx';
import { router } from './router.ts';

export function Providers() {
  return (
    <StrictMode>
      <LastResort>
        <QueryClientContext value={queryCache.client}>
          <RouterProvider router={router} />
        </QueryClientContext>
      </LastResort>
    </StrictMode>
  );
}
