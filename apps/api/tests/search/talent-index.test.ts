import { expect, test } from 'vitest';
import { talentEngineTests } from '../../testing/engines/talent-suite.ts';
import { endSearchThread } from '../../testing/finding/search-thread.ts';

const tried = talentEngineTests(() => ({ ENGAWA_INDEX: 'on' }));

test('if the index dies during a search the database answers, and it recovers', async () => {
  const { api, sql, isThere, sameOf } = tried();
  const query = { asker: 'anybody', filter: { freeWord: '大学' } };
  const newest = { order: 'newest', perPage: 20 } as const;
  const before = await sql.find(query, newest);
  const answers = Array.from({ length: 4 }, () => api.services.talent.find(query, newest));
  await endSearchThread(api);
  for (const answer of await Promise.all(answers)) expect(answer).toEqual(before);
  await isThere();
  await sameOf(query, newest);
});
