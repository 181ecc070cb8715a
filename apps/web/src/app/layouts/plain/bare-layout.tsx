import type { ReactNode } from 'react';
import { MainArea } from '../shell/main-area.tsx';

export function BareLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <MainArea>{children}</MainArea>
    </div>
  );
}
