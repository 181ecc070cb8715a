import { lazy, Suspense } from 'react';
import type { CompanyMenuProps } from './opened-menu.tsx';

/** Lazy, because few visitors use it. */
const OpenedMenu = lazy(async () => ({
  default: (await import('./opened-menu.tsx')).OpenedMenu,
}));

export const CompanyMenu = (props: CompanyMenuProps) => (
  <div className="size-11 shrink-0">
    <Suspense>
      <OpenedMenu {...props} />
    </Suspense>
  </div>
);
