import type { BodyOf } from '@engawa/contract/endpoint';
import type { saveBasic } from '@engawa/contract/profile/student';
import type { Fault } from './fault.ts';
import { readPhone } from './phone.rules.ts';

const ages = { youngest: 15, oldest: 100 } as const;

type Basic = Pick<BodyOf<typeof saveBasic>, 'dateOfBirth' | 'phone'>;

export function basicFaults({ dateOfBirth, phone }: Basic, today: string): Fault[] {
  const faults: Fault[] = [];
  if (dateOfBirth !== null && !isPlausibleBirthday(dateOfBirth, today)) {
    faults.push({ field: 'dateOfBirth', message: 'birthday' });
  }
  const read = phone && readPhone(phone);
  if (read && 'fault' in read) faults.push({ field: 'phone.number', message: read.fault });
  return faults;
}

function isPlausibleBirthday(birthday: string, today: string): boolean {
  const age = ageOn(birthday, today);
  return age >= ages.youngest && age <= ages.oldest;
}

function ageOn(birthday: string, today: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  return today.slice(5) < birthday.slice(5) ? years - 1 : years;
}
