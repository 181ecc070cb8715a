import { lazy, Suspense } from 'react';
import type { TeamMember } from '../queries.ts';
import type { TeamAction, Viewer } from './actions-of.ts';

const CancelQuestion = lazy(async () => ({
  default: (await import('./questions.tsx')).CancelQuestion,
}));
const DisableQuestion = lazy(async () => ({
  default: (await import('./questions.tsx')).DisableQuestion,
}));
const LevelDialog = lazy(async () => ({
  default: (await import('./level-dialog.tsx')).LevelDialog,
}));
const LiftQuestion = lazy(async () => ({
  default: (await import('./questions.tsx')).LiftQuestion,
}));
const RemoveDialog = lazy(async () => ({
  default: (await import('./remove-dialog.tsx')).RemoveDialog,
}));

export interface Doing {
  action: Exclude<TeamAction, 'resend' | 'enable'>;
  member: TeamMember;
}

export interface DialogProps {
  viewer: Viewer;
  member: TeamMember;
  team: readonly TeamMember[];
  onClose: () => void;
  onSignInFirst: (message: string | undefined) => void;
}

const dialogs = {
  cancel: CancelQuestion,
  disable: DisableQuestion,
  level: LevelDialog,
  lift: LiftQuestion,
  remove: RemoveDialog,
} as const;

interface TeamDialogsProps extends Omit<DialogProps, 'member'> {
  doing: Doing | undefined;
}

/** Rendered beside the list, because the member's row may disappear while its dialog is open. */
export function TeamDialogs({ doing, ...rest }: TeamDialogsProps) {
  const Asked = doing && dialogs[doing.action];
  return (
    <Suspense>{Asked && <Asked key={doing.member.id} member={doing.member} {...rest} />}</Suspense>
  );
}
