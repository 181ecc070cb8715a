import type { ReactNode } from 'react';
import { Card } from '../../../ui/card.tsx';
import { MainArea } from '../shell/main-area.tsx';
import { PublicFooter } from '../student/public-footer.tsx';
import { PlainHeader } from './plain-header.tsx';

/** An entry page: one centred card. Fills the screen, so that nothing moves when the card grows. */
export function LoginLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <PlainHeader />
      <MainArea className="min-h-[calc(100dvh-3.75rem)] items-center px-4 py-8 sm:py-14">
        <Card className="w-full max-w-120 p-6 sm:p-9">{children}</Card>
      </MainArea>
      <PublicFooter />
    </div>
  );
}
