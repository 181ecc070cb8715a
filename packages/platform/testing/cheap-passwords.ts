import { hashCheaplyInTests } from '../src/auth/passwords.ts';

/** Vitest setup file: the workers of unit and API tests hash passwords at a low cost. */
hashCheaplyInTests();
