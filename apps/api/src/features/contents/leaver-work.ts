import { countInCharge, reassignInCharge } from '../../people/in-charge.repo.ts';
import type { LeaverWork } from '../../people/leaver-work.ts';

export const contentWork: LeaverWork = {
  name: 'contents',
  count: (db, leaver) => countInCharge(db, 'content.in_charge', leaver),
  handOver: (tx, leaver, to) => reassignInCharge(tx, 'content.in_charge', leaver, { to }),
  names: ['content.updated_by'],
};
