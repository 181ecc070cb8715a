import { endpoints } from '@engawa/contract/endpoints';
import { demoRecruiters } from '@engawa/demo/try-as-people';
import { call, signInAs } from './student-sign-in.ts';

export interface Callers {
  student: string;
  company: string;
}

export async function signInBoth(here: string, student: string): Promise<Callers> {
  const place = { here, publicOrigin: here };
  const [owner] = demoRecruiters;
  if (!owner) throw new Error('the demo has no recruiters');
  const { email, password } = owner;
  const session = await call(place, '/v1/auth/recruiter-login', { email, password });
  const { accessToken } = session.body['accessToken'] as { accessToken: string };
  return { student: (await signInAs(place, student)).accessToken, company: accessToken };
}

/** Calls every read endpoint without path parameters; returns lines such as `GET /v1/… 200`. */
export async function readAllEndpoints(here: string, callers: Callers): Promise<string[]> {
  const answers: string[] = [];
  for (const { method, path, auth, params, reply } of endpoints) {
    if (method !== 'GET' || params || reply === 'signals') continue;
    const token = auth.kind === 'student' || auth.kind === 'company' ? callers[auth.kind] : '';
    const response = await fetch(here + path, {
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
    await response.arrayBuffer();
    answers.push(`${path} ${response.status}`);
  }
  return answers;
}
