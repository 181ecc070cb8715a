import { lazy, Suspense } from 'react';
import type { OfferDialogProps } from './offer-dialog.tsx';

const Opened = lazy(async () => ({
  default: (await import('./offer-dialog.tsx')).OpenedOfferDialog,
}));

export const OfferDialog = (props: OfferDialogProps) => (
  <Suspense>
    <Opened {...props} />
  </Suspense>
);
