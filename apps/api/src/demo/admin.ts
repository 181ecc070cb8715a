import { CollectedOutbox } from '@engawa/platform/jobs/outbox';
import type { AdminCommand } from '../admin-command.ts';
import { everythingHeld } from '../everything-held.ts';
import { auditAdmin, eraseStudent } from '../features/account/public.ts';
import { sweepFilesJob } from '../features/files/public.ts';
import { deleteDemoCompanies, listDemoStudents } from './demo-door.repo.ts';

/** The accounts at the identity service are its own to remove. */
export const demoRemove: AdminCommand = {
  usage: 'demo-remove',
  does: 'erases the people, companies and files of a demo; whoever registered beside them stays',
  run: async ({ databases, server, settings, clock, origin }) => {
    if (settings.ENGAWA_DEMO) {
      return 'The demo is on and would be made again: set ENGAWA_DEMO=off first.';
    }
    const now = clock.now();
    const ownIdentity = settings.OIDC_ISSUER === undefined;
    return databases.commands.transaction().execute(async (tx) => {
      const outbox = new CollectedOutbox();
      const students = await listDemoStudents(tx);
      for (const { id } of students) {
        await eraseStudent({ tx, outbox, now, ownIdentity, origin }, everythingHeld, id);
      }
      // Before their readers go: what is told to recruiters of the demo goes with them.
      await outbox.write(tx, server.outbox, now);
      const companies = await deleteDemoCompanies(tx);
      const sweeping = new CollectedOutbox();
      sweeping.job(sweepFilesJob, {});
      await auditAdmin(tx, 'demo-remove', null, now);
      await sweeping.write(tx, server.outbox, now);
      return `Removed ${students.length} students and ${companies} companies; the running server removes the files.`;
    });
  },
};
