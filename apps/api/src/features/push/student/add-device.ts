import { mostPushDevices } from '@engawa/contract/push/push-address';
import type { addPushDevice as endpoint } from '@engawa/contract/push/student';
import type { Handler } from '../../../handler.ts';
import { lockStudentAlone } from '../../../people/lock-student.repo.ts';
import { deleteOldest, putDevice } from '../devices.repo.ts';

export const addDevice: Handler<typeof endpoint> = async ({ tx, actor, body, now }) => {
  const { accountId: student, sessionId: session } = actor;
  await lockStudentAlone(tx, student);
  await putDevice(tx, { address: body.address, student, session, now });
  await deleteOldest(tx, student, mostPushDevices);
  return {};
};
