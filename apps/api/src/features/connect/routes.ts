/**
 * Feature connect. Connections between students and companies: `connection.rules.ts` has the
 * transitions, `change-connection.ts` the one command behind requesting, accepting, declining,
 * withdrawing and ending. Decision 042.
 */

import * as company from '@engawa/contract/connect/company';
import * as labels from '@engawa/contract/connect/labels';
import { connectLimits } from '@engawa/contract/connect/limits';
import * as student from '@engawa/contract/connect/student';
import { bind } from '@engawa/platform/http/endpoint/route';
import { labelHandlers } from '../labels/public.ts';
import type { ConnectServices } from './change/change-connection.ts';
import { askStudent } from './company/ask-student.ts';
import { countRequests } from './company/count-requests.ts';
import { endConnect as endForCompany } from './company/end-connect.ts';
import { exportConnects } from './company/export-connects.ts';
import { listConnects as listForCompany } from './company/list-connects.ts';
import { listJobs } from './company/list-jobs.ts';
import { seeAccepted } from './company/see-accepted.ts';
import { setLabels } from './company/set-labels.ts';
import { listLabels } from './labels.repo.ts';
import { readStudentConnect } from './lists/read-connect.ts';
import { askCompany } from './student/ask-company.ts';
import { endConnect as endForStudent } from './student/end-connect.ts';
import { listConnects as listForStudent } from './student/list-connects.ts';
import { openRequests } from './student/open-requests.ts';

const label = labelHandlers({
  kind: 'connect',
  list: listLabels,
  most: connectLimits.labels,
  refusals: { exists: 'label_exists', usedUp: 'labels_used_up' },
});

export const connectRoutes = (services: ConnectServices) => [
  bind(student.listStudentConnects, listForStudent),
  bind(student.showStudentConnect, async ({ db, actor, params, now }) => ({
    connect: await readStudentConnect(db, { student: actor.accountId, company: params.id }, now),
  })),
  bind(student.askCompany, askCompany(services)),
  bind(student.openRequests, openRequests),
  bind(student.endStudentConnect, endForStudent(services)),
  bind(company.listCompanyConnects, listForCompany),
  bind(company.askStudent, askStudent(services)),
  bind(company.endCompanyConnect, endForCompany(services)),
  bind(company.listRequestJobs, listJobs),
  bind(company.countRequests, countRequests),
  bind(company.seeAcceptedConnects, seeAccepted),
  bind(company.exportCompanyConnects, exportConnects),
  bind(labels.listConnectLabels, label.list),
  bind(labels.saveConnectLabel, label.save),
  bind(labels.deleteConnectLabel, label.remove),
  bind(labels.setConnectLabels, setLabels),
];
