import type { FastifyInstance } from 'fastify';
import type { IdentityContext } from '../../context.ts';
import { addStep } from '../../http/add-page.ts';
import { showCheck } from './await-code.ts';
import { confirmByCode } from './confirm-by-code.ts';
import { register, resend } from './register.ts';
import { registerPage } from './register-page.ts';

export function addRegister(server: FastifyInstance, identity: IdentityContext): void {
  addStep(server, identity, 'GET', '/register', (visit) => ({
    page: registerPage(visit, { values: {}, faults: {} }),
  }));
  addStep(server, identity, 'POST', '/register', (visit) => register(identity, visit));
  addStep(server, identity, 'GET', '/check', (...step) => showCheck(identity, ...step));
  addStep(server, identity, 'POST', '/confirm-code', (...step) => confirmByCode(identity, ...step));
  addStep(server, identity, 'POST', '/resend', (visit) => resend(identity, visit));
}
