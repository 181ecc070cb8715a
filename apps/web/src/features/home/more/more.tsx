import { Checks } from './checks.tsx';
import { Newest } from './newest.tsx';
import { Resume } from './resume.tsx';

export function More({ id }: { id: string }) {
  return (
    <div id={id} className="flex flex-col gap-14 md:gap-20">
      <div className="grid items-start gap-10 md:grid-cols-2 md:gap-12">
        <Resume />
        <Checks />
      </div>
      <Newest />
    </div>
  );
}
