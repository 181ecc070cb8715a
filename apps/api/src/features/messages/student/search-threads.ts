import type { searchStudentThreads as endpoint } from '@engawa/contract/messages/student';
import type { Handler } from '../../../handler.ts';
import { presentForStudent } from '../messages.present.ts';
import { hitsOf } from '../search/hits.ts';
import { searchForStudent } from '../search/search.repo.ts';
import { listTheseForStudent } from '../threads/student-threads.repo.ts';

export const searchThreads: Handler<typeof endpoint> = async ({ db, actor, query }) => {
  const rows = await searchForStudent(db, actor.accountId, query.word);
  const { ids, hits, more } = hitsOf(rows, query.word);
  if (ids.length === 0) return { threads: [], more };
  const threads = await listTheseForStudent(db, actor.accountId, ids);
  return { threads: threads.map((row) => presentForStudent(row, hits.get(row.id))), more };
};
