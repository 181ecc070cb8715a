import { MoreLater } from '../more/later.tsx';
import { WorkCheckLater } from '../work-check/later.tsx';
import { DemoNote } from './demo-note.tsx';
import { Doors } from './doors.tsx';
import { Values } from './values.tsx';

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
