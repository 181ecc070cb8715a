import { redirect } from '@tanstack/react-router';
import type { Strategy } from '../../shared/session/auth-jar.ts';

/** The student's pages are not for recruiters. */
export function studentOnly(strategy: Strategy): void {
  if (strategy !== 'student') throw redirect({ to: '/company/settings/profile', replace: true });
}
