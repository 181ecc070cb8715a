import type { listTryAsPeople } from '@engawa/contract/try-as/demo';
import { demoRecruiters } from '../../../demo/try-as-people.ts';
import type { Handler } from '../../../handler.ts';

export const listPeople: Handler<typeof listTryAsPeople> = () => ({
  people: demoRecruiters.map(({ email, password, name, note }) => ({
    email,
    password,
    name,
    note,
  })),
});
