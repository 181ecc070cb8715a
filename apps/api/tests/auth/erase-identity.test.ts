import { until } from '@engawa/platform/testing/waiting/until';
import { expect, test } from 'vitest';
import { eraseIdentityJob } from '../../src/features/auth/public.ts';
import { sweepFilesJob } from '../../src/features/files/public.ts';
import { startTestApp } from '../../testing/server/app.ts';

test('an instance without the identity service leaves its job to one that has it', async () => {
  const who = { issuer: 'https://id.test.example', subject: 'somebody' };
  const alone = await startTestApp({ work: true });
  const { databases, jobs } = alone.services;
  const stateOf = async ({ name }: { name: string }) => {
    const text = 'select state, retry_count as tried from pgboss.job where name = $1';
    return (await databases.pool.query(text, [name])).rows[0];
  };
  const asked = [
    { job: eraseIdentityJob, data: who },
    { job: sweepFilesJob, data: {} },
  ];
  await databases.commands.transaction().execute((tx) => jobs.send(tx, asked));
  await until('the other job', async () => (await stateOf(sweepFilesJob)).state === 'completed');
  expect(await stateOf(eraseIdentityJob)).toEqual({ state: 'created', tried: 0 });

  const erased: object[] = [];
  const identity = {
    describe: async () => undefined,
    erase: async (one: object) => void erased.push(one),
    endSession: async () => undefined,
    hasEmail: async () => false,
    changeEmail: async () => undefined,
  };
  const whole = await startTestApp({ work: true, beside: alone, identity });
  await until('the identity to be erased', () => erased.length > 0);
  expect(erased).toEqual([who]);
  await whole.close();
  await alone.close();
});
