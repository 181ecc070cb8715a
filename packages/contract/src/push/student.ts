import { z } from 'zod';
import { endpoint, student } from '../endpoint.ts';
import { pushAddress } from './push-address.ts';

const body = z.strictObject({ address: pushAddress });

export const showPush = endpoint({
  id: 'student.push.showPush',
  method: 'GET',
  path: '/v1/student/push',
  summary: 'The key with which a browser asks its push service for an address.',
  auth: student,
  reply: z.object({ push: z.object({ key: z.string() }) }),
  errors: [],
});

export const addPushDevice = endpoint({
  id: 'student.push.addDevice',
  method: 'POST',
  path: '/v1/student/push',
  summary:
    'Tells this device that something is new, as long as its session lasts. What is new is not ' +
    'told: it is read after a sign-in.',
  auth: student,
  body,
  reply: z.object({}),
  errors: [],
  limits: [{ by: 'account', max: 60, seconds: 3600 }],
});

export const removePushDevice = endpoint({
  id: 'student.push.removeDevice',
  method: 'POST',
  path: '/v1/student/push/delete',
  summary: 'Tells this device nothing any more.',
  auth: student,
  body,
  reply: z.object({}),
  errors: [],
});
