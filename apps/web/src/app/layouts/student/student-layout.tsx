import { lazy, type ReactNode, Suspense } from 'react';
import { useStrategy } from '../../../shared/session/use-strategy.ts';
import { MainArea } from '../shell/main-area.tsx';
import { SkipToContent } from '../shell/skip-to-content.tsx';
import { useFills } from '../shell/use-fills.ts';
import { PublicFooter } from './public-footer.tsx';
import { PublicHeader } from './public-header.tsx';

const StudentHeader = lazy(async () => ({
  default: (await import('./student-header.tsx')).StudentHeader,
}));
const BottomBar = lazy(async () => ({ default: (await import('./bottom-bar.tsx')).BottomBar }));

/** Shows the student's header to signed-in students and the public header to everyone else. */
export function StudentLayout({ children }: { children: ReactNode }) {
  const isStudent = useStrategy() === 'student';
  const fills = useFills();
  return (
    <div className={`flex flex-col ${fills ? 'window-high' : 'min-h-dvh'}`}>
      <SkipToContent />
      <div className={fills === 'window' ? 'max-md:hidden md:contents' : 'contents'}>
        <Suspense fallback={<HeaderSpace />}>
          {isStudent ? <StudentHeader /> : <PublicHeader />}
        </Suspense>
      </div>
      <MainArea className={fills ? 'min-h-0' : ''}>{children}</MainArea>
      {!fills && <PublicFooter />}
      <Suspense>{isStudent && fills !== 'window' && <BottomBar />}</Suspense>
    </div>
  );
}

const HeaderSpace = () => <div className="min-h-15 border-b border-line bg-paper" />;
