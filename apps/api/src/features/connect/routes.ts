import * as company from '@engawa/contract/connect/company';
import * as student from '@engawa/contract/connect/student';
import { bind } from '@engawa/platform/http/endpoint/route';
import { askStudent } from './company/ask-student.ts';
import { endConnect as endForCompany } from './company/end-connect.ts';
import { listConnects as listForCompany } from './company/list-connects.ts';
import { askCompany } from './student/ask-company.ts';
import { endConnect as endForStudent } from './student/end-connect.ts';
import { listConnects as listForStudent } from './student/list-connects.ts';
import { showConnect } from './student/show-connect.ts';

export const connectRoutes = () => [
  bind(student.listStudentConnects, listForStudent),
  bind(student.showStudentConnect, showConnect),
  bind(student.askCompany, askCompany),
  bind(student.endStudentConnect, endForStudent),
  bind(company.listCompanyConnects, listForCompany),
  bind(company.askStudent, askStudent),
  bind(company.endCompanyConnect, endForCompany),
];
