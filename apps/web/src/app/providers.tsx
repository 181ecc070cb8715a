import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { LastResort } from './last-resort.tsx';
import { queryClient } from './query-client.ts';
import { router } from './router.ts';

export function Providers() {
  return (
    <StrictMode>
      <LastResort>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </LastResort>
    </StrictMode>
  );
}
