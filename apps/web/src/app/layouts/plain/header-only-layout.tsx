import type { ReactNode } from 'react';
import { MainArea } from '../shell/main-area.tsx';
import { PlainHeader } from './plain-header.tsx';

export function HeaderOnlyLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <PlainHeader />
      <MainArea>{children}</MainArea>
    </div>
  );
}
