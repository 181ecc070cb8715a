import * as company from '@engawa/contract/connect/company';
import * as labels from '@engawa/contract/connect/labels';
import * as student from '@engawa/contract/connect/student';
import { bind } from '@engawa/platform/http/endpoint/route';
import type { ConnectServices } from './change/change-connection.ts';
import { askStudent } from './company/ask-student.ts';
import { deleteLabel } from './company/delete-label.ts';
import { endConnect as endForCompany } from './company/end-connect.ts';
import { exportConnects } from './company/export-connects.ts';
import { listConnects as listForCompany } from './company/list-connects.ts';
import { saveLabel } from './company/save-label.ts';
import { seeAccepted } from './company/see-accepted.ts';
import { setLabels } from './company/set-labels.ts';
import { listLabels as listRows } from './labels.repo.ts';
import { readStudentConnect } from './lists/read-connect.ts';
import { askCompany } from './student/ask-company.ts';
import { endConnect as endForStudent } from './student/end-connect.ts';
import { listConnects as listForStudent } from './student/list-connects.ts';

export const connectRoutes = (services: ConnectServices) => [
  bind(student.listStudentConnects, listForStudent),
  bind(student.showStudentConnect, async ({ db, actor, params, now }) => ({
    connect: await readStudentConnect(db, { student: actor.accountId, company: params.id }, now),
  })),
  bind(student.askCompany, askCompany(services)),
  bind(student.endStudentConnect, endForStudent(services)),
  bind(company.listCompanyConnects, listForCompany),
  bind(company.askStudent, askStudent(services)),
  bind(company.endCompanyConnect, endForCompany(services)),
  bind(company.seeAcceptedConnects, seeAccepted),
  bind(company.exportCompanyConnects, exportConnects),
  bind(labels.listConnectLabels, async ({ db, actor }) => ({
    labels: await listRows(db, actor.companyId),
  })),
  bind(labels.saveConnectLabel, saveLabel),
  bind(labels.deleteConnectLabel, deleteLabel),
  bind(labels.setConnectLabels, setLabels),
];
