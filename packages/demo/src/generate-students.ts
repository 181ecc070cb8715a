import { type Origin, origins } from './people-names.ts';
import type { Random } from './random.ts';

export interface GeneratedStudent {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  firstNameKana: string;
  lastNameKana: string;
  gender: 'male' | 'female';
  origin: Origin;
}

/** Generates students one at a time, because the benchmark needs a million. */
export function* generateStudents(random: Random, count: number): Generator<GeneratedStudent> {
  for (let number = 1; number <= count; number += 1) {
    const origin = random.pick(origins);
    const gender = random.pick(['male', 'female'] as const);
    const id = random.uuid();
    const [firstName, firstNameKana] = random.pick(gender === 'male' ? origin.men : origin.women);
    const [lastName, lastNameKana] = random.pick(origin.family);
    yield {
      id,
      // A reserved domain, so that no real person has the address.
      email: `student-${number}@students.example`,
      firstName,
      lastName,
      firstNameKana,
      lastNameKana,
      gender,
      origin,
    };
  }
}
