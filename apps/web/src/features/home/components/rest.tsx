import { DemoNote } from '../below/demo-note.tsx';
import { Doors } from '../below/doors.tsx';
import { Values } from '../below/values.tsx';
import { MoreLater } from '../more/later.tsx';
import { WorkCheckLater } from '../work-check/later.tsx';

export { EngawaScene } from './engawa-scene.tsx';
export { Numbers } from './numbers.tsx';

export function BelowHero() {
  return (
    <>
      <Values />
      <WorkCheckLater />
      <MoreLater />
      <Doors />
      <DemoNote />
    </>
  );
}
