import { readProfile } from '../features/profile/public.ts';
import { updateStudentRows } from '../features/student-rows/public.ts';
import { balanceExposure } from '../features/targets/public.ts';
import type { ApiServices } from '../services.ts';
import { closeDemo, openDemo } from './demo-switch.repo.ts';
import { seedDemo } from './seed-demo.ts';

/** At every start: seeds and opens the demo, or closes it where it is off; returns a log line. */
export async function applyDemoSetting(services: ApiServices): Promise<string | undefined> {
  const { settings, databases, clock, talent } = services;
  const command = databases.commands.transaction();
  if (!settings.ENGAWA_DEMO) {
    const closed = await command.execute((tx) => closeDemo(tx, clock.now()));
    return closed > 0 ? closedLine : undefined;
  }
  const filled = await seedDemo(services);
  await command.execute(openDemo);
  await updateStudentRows({ commands: databases.commands, now: clock.now(), readProfile });
  if (filled) await balanceExposure({ commands: databases.commands, talent, now: clock.now() });
  return filled ? 'Filled in the demo.' : undefined;
}

const closedLine =
  'The demo is off: its people cannot sign in and are not shown. To remove them: npm run admin -- demo-remove';
