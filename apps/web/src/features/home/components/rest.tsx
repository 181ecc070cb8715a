import { DemoNote } from '../below/demo-note.tsx';
import { Doors } from '../below/doors.tsx';
import { Values } from '../below/values.tsx';
import { LazyMore } from '../more/lazy-more.tsx';
import { LazyWorkCheck } from '../work-check/lazy-work-check.tsx';

import { ServerPart } from './server-part.tsx';

export { EngawaScene } from './engawa-scene.tsx';
export { Numbers } from './numbers.tsx';
export { ServerPart } from './server-part.tsx';

export function BelowHero() {
  return (
    <>
      <ServerPart name="newest" className="flex flex-col gap-14 md:gap-20" />
      <Values />
      <LazyWorkCheck />
      <LazyMore />
      <Doors />
      <DemoNote />
    </>
  );
}
