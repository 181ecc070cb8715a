import type { listTryAsPeople } from '@engawa/contract/try-as/demo';
import { demoRecruiters } from '@engawa/demo/try-as-people';
import type { Handler } from '../../../handler.ts';

export const listPeople: Handler<typeof listTryAsPeople> = () => ({
  people: demoRecruiters.map(({ email, password, name, note }) => ({
    email,
    password,
    name,
    note,
  })),
});
