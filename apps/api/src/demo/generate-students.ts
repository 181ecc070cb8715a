import { nameSets, universities } from './people-names.ts';
import type { Random } from './random.ts';

export interface GeneratedStudent {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  university: string | null;
}

/** As many students as asked for, one at a time: the bench asks for a million. */
export function* generateStudents(random: Random, count: number): Generator<GeneratedStudent> {
  for (let number = 1; number <= count; number += 1) {
    const names = random.pick(nameSets);
    yield {
      id: random.uuid(),
      // The reserved domain can never be somebody's address.
      email: `student-${number}@students.example`,
      firstName: random.pick(names.given),
      lastName: random.pick(names.family),
      university: random.pick(universities),
    };
  }
}
