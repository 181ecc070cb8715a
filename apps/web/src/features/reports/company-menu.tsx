import { lazy, Suspense } from 'react';
import type { CompanyMenuProps } from './opened-menu.tsx';

/** Not what anybody comes for: its code follows the page. */
const OpenedMenu = lazy(async () => ({
  default: (await import('./opened-menu.tsx')).OpenedMenu,
}));

/** Telling us about a company, and blocking it. */
export const CompanyMenu = (props: CompanyMenuProps) => (
  <div className="size-11 shrink-0">
    <Suspense>
      <OpenedMenu {...props} />
    </Suspense>
  </div>
);
