import type { FastifyInstance } from 'fastify';
import type { IdentityContext } from '../../context.ts';
import { addPage } from '../../http/add-page.ts';
import { expired } from '../../http/expired.ts';
import { showCheck } from './await-code.ts';
import { confirmByCode } from './confirm-by-code.ts';
import { register, resend } from './register.ts';
import { registerPage } from './register-page.ts';

export function addRegister(server: FastifyInstance, identity: IdentityContext): void {
  addPage(server, identity, 'GET', '/interaction/:uid/register', (visit) =>
    visit.interaction ? { page: registerPage(visit, { values: {}, faults: {} }) } : expired(visit),
  );
  addPage(server, identity, 'POST', '/interaction/:uid/register', (visit) =>
    visit.interaction ? register(identity, visit) : expired(visit),
  );
  addPage(server, identity, 'GET', '/interaction/:uid/check', (visit) =>
    visit.interaction ? showCheck(identity, visit, visit.interaction) : expired(visit),
  );
  addPage(server, identity, 'POST', '/interaction/:uid/confirm-code', (visit) =>
    visit.interaction ? confirmByCode(identity, visit, visit.interaction) : expired(visit),
  );
  addPage(server, identity, 'POST', '/interaction/:uid/resend', (visit) =>
    visit.interaction ? resend(identity, visit) : expired(visit),
  );
}
