/**
 * Feature push. Web push to students' phones: announces that something is new, never what.
 * Decision 064.
 */

import * as endpoints from '@engawa/contract/push/student';
import { bind } from '@engawa/platform/http/endpoint/route';
import { deleteDevice } from './devices.repo.ts';
import type { PushSender } from './push-sender.ts';
import { addDevice } from './student/add-device.ts';
import { showPush } from './student/show-push.ts';

export const pushRoutes = ({ push }: { push: PushSender }) => [
  bind(endpoints.showPush, showPush(push)),
  bind(endpoints.addPushDevice, addDevice),
  bind(endpoints.removePushDevice, async ({ tx, actor, body }) => {
    await deleteDevice(tx, actor.accountId, body.address);
    return {};
  }),
];
