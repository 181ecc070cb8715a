import type { ReactNode } from 'react';
import { MainArea } from '../shell/main-area.tsx';
import { PublicFooter } from '../student/public-footer.tsx';
import { PlainHeader } from './plain-header.tsx';

export function TwoColumnLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <PlainHeader />
      <MainArea>
        <div className="mx-auto grid w-full max-w-[1280px] grow items-start gap-10 px-4 py-8 sm:px-8 md:grid-cols-2 md:gap-16 md:px-16 md:py-14 md:[&>:only-child]:col-span-2">
          {children}
        </div>
      </MainArea>
      <PublicFooter />
    </div>
  );
}
