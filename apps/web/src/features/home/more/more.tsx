import { Checks } from './checks.tsx';
import { Resume } from './resume.tsx';

export function More({ id }: { id: string }) {
  return (
    <div id={id} className="grid items-start gap-10 md:grid-cols-2 md:gap-12">
      <Resume />
      <Checks />
    </div>
  );
}
