import { lazy, type ReactNode, Suspense } from 'react';
import { useStrategy } from '../../../shared/session/use-strategy.ts';
import { MainArea } from '../shell/main-area.tsx';
import { SkipLink } from '../shell/skip-link.tsx';
import { PublicFooter } from './public-footer.tsx';
import { PublicHeader } from './public-header.tsx';

const StudentHeader = lazy(async () => ({
  default: (await import('./student-header.tsx')).StudentHeader,
}));
const BottomBar = lazy(async () => ({ default: (await import('./bottom-bar.tsx')).BottomBar }));

/** For visitors and students: who is signed in decides between the two headers. */
export function StudentLayout({ children }: { children: ReactNode }) {
  const isStudent = useStrategy() === 'student';
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Suspense fallback={<HeaderSpace />}>
        {isStudent ? <StudentHeader /> : <PublicHeader />}
      </Suspense>
      <MainArea>{children}</MainArea>
      <PublicFooter />
      <Suspense>{isStudent && <BottomBar />}</Suspense>
    </div>
  );
}

const HeaderSpace = () => <div className="min-h-15 border-b border-line bg-paper" />;
