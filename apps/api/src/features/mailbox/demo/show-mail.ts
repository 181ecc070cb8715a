import type { showMail as endpoint } from '@engawa/contract/mailbox/demo';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { presentMail } from '../mailbox.present.ts';
import { findCaptured } from '../mailbox.repo.ts';

export const showMail: Handler<typeof endpoint> = async ({ db, params }) => ({
  mail: presentMail(found(await findCaptured(db, params.id))),
});
