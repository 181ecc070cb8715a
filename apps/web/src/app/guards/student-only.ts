import { redirect } from '@tanstack/react-router';
import type { Strategy } from '../../shared/session/auth-jar.ts';

export function studentOnly(strategy: Strategy): void {
  if (strategy !== 'student') throw redirect({ to: '/company/settings/profile', replace: true });
}
