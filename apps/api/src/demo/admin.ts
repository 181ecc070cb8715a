import { notDone } from '@engawa/platform/desk/command';
import { CollectedOutbox, type OutboxWriter } from '@engawa/platform/jobs/outbox';
import { type AdminAct, grave } from '../admin/admin-command.ts';
import type { Settings } from '../config.ts';
import type { Tx } from '../database.ts';
import { eraseStudent } from '../features/account/public.ts';
import { sweepFilesJob } from '../features/files/public.ts';
import { allPersonalData } from '../people/all-personal-data.ts';
import { deleteDemoCompanies, listDemoStudents } from './demo-switch.repo.ts';

interface Needed {
  settings: Pick<Settings, 'ENGAWA_DEMO' | 'OIDC_ISSUER'>;
  origin: string;
  server: { outbox: OutboxWriter };
}

/** `removeAccounts`: set if the identity service runs in this process and deletes its accounts. */
export const demoRemove = (removeAccounts?: (tx: Tx) => Promise<void>) =>
  grave({
    words: {},
    does: 'erases the people, companies and files of a demo; whoever registered beside them stays',
    run: async ({ services, tx, outbox, now }: AdminAct<Needed>) => {
      const { settings, origin, server } = services;
      if (settings.ENGAWA_DEMO) {
        notDone('The demo is on and would be made again: set ENGAWA_DEMO=off first.');
      }
      const ownIdentity = settings.OIDC_ISSUER === undefined;
      const collected = new CollectedOutbox();
      const students = await listDemoStudents(tx);
      for (const { id } of students) {
        const erasing = { tx, outbox: collected, now, ownIdentity, origin };
        await eraseStudent(erasing, allPersonalData, id);
      }
      // Written first: deleting a demo recruiter also deletes these notifications.
      await collected.write(tx, server.outbox, now);
      const companies = await deleteDemoCompanies(tx);
      outbox.job(sweepFilesJob, {});
      if (ownIdentity) await removeAccounts?.(tx);
      return { students: students.length, companies };
    },
    print: ({ students, companies }) =>
      `Removed ${students} students and ${companies} companies; the running server removes the files.`,
  });
