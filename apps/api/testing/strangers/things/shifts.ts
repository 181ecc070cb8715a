import type { SignedIn } from '../../database/factories.ts';
import { evening, shiftCalls } from '../../talk/shifts.ts';
import type { StudentFixtures, Theirs } from '../fixture.ts';

const shift: Theirs<SignedIn>['make'] = async (test, who) =>
  (await shiftCalls(test).add(who)).json().shifts[0].id;

export const shiftsOfStudents: StudentFixtures = {
  'student.shifts.changeShift': {
    'params.id': { make: shift, call: (id) => ({ params: { id }, body: evening }) },
  },
  'student.shifts.deleteShift': {
    'params.id': { make: shift, call: (id) => ({ params: { id } }) },
  },
};
