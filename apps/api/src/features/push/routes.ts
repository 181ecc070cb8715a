import * as endpoints from '@engawa/contract/push/student';
import { bind } from '@engawa/platform/http/endpoint/route';
import type { PushSender } from './push-sender.ts';
import { addDevice } from './student/add-device.ts';
import { removeDevice } from './student/remove-device.ts';
import { showPush } from './student/show-push.ts';

export const pushRoutes = ({ push }: { push: PushSender }) => [
  bind(endpoints.showPush, showPush(push)),
  bind(endpoints.addPushDevice, addDevice),
  bind(endpoints.removePushDevice, removeDevice),
];
