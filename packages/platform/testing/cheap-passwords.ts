import { hashCheaplyInTests } from '../src/auth/passwords.ts';

/** A setup file of vitest: the workers of the unit and API tests hash passwords at a low cost. */
hashCheaplyInTests();
