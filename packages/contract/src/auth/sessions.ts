import { z } from 'zod';
import { endpoint, everyLevel } from '../endpoint.ts';

const openSession = z.object({
  id: z.uuid(),
  /** Browser and system at sign-in; null where the browser did not send them. */
  device: z.string().nullable(),
  /** The network at sign-in, /24 or /48; the full address is not stored. */
  network: z.string().nullable(),
  signedInAt: z.iso.datetime(),
  /** Accurate to five minutes. */
  lastUsedAt: z.iso.datetime(),
  isThisOne: z.boolean(),
});

export const listSessions = endpoint({
  id: 'company.auth.listSessions',
  method: 'GET',
  path: '/v1/company/sessions',
  summary: 'Where the recruiter is signed in; this session first.',
  auth: everyLevel,
  reply: z.object({ sessions: z.array(openSession) }),
  errors: [],
});

export const endOneSession = endpoint({
  id: 'company.auth.endOneSession',
  method: 'DELETE',
  path: '/v1/company/sessions/{id}',
  summary: 'Ends one of the recruiter’s own sessions, at once.',
  auth: everyLevel,
  params: z.object({ id: z.uuid() }),
  reply: z.object({}),
  says: 'signed_out',
  errors: [],
});

export const endOtherSessions = endpoint({
  id: 'company.auth.endOtherSessions',
  method: 'DELETE',
  path: '/v1/company/sessions',
  summary: 'Ends all of the recruiter’s sessions but this one, at once.',
  auth: everyLevel,
  reply: z.object({}),
  says: 'signed_out',
  errors: [],
});
