import { DemoNote } from '../below/demo-note.tsx';
import { Doors } from '../below/doors.tsx';
import { Values } from '../below/values.tsx';
import { LazyMore } from '../more/lazy-more.tsx';
import { LazyWorkCheck } from '../work-check/lazy-work-check.tsx';

export { EngawaScene } from './engawa-scene.tsx';
export { Numbers } from './numbers.tsx';

export function BelowHero() {
  return (
    <>
      <Values />
      <LazyWorkCheck />
      <LazyMore />
      <Doors />
      <DemoNote />
    </>
  );
}
