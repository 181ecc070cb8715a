import {
  countStudents as countEndpoint,
  searchStudents,
} from '@engawa/contract/student-search/company';
import { bind } from '@engawa/platform/http/endpoint/route';
import type { CallLimits } from '@engawa/platform/http/limits/call-limits';
import type { TalentSearch } from '../talent-search/public.ts';
import { countStudents } from './company/count-students.ts';
import { listStudents } from './company/list-students.ts';

interface StudentSearchServices {
  talent: TalentSearch;
  limits: CallLimits;
}

export const studentSearchRoutes = (services: StudentSearchServices) => [
  bind(searchStudents, listStudents(services)),
  bind(countEndpoint, countStudents(services)),
];
