import type { showPush as endpoint } from '@engawa/contract/push/student';
import type { Handler } from '../../../handler.ts';
import type { PushSender } from '../push-sender.ts';

export const showPush =
  ({ key }: PushSender): Handler<typeof endpoint> =>
  async () => ({ push: { key } });
