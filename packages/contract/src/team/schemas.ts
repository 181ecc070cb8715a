import { z } from 'zod';
import { email, optionalPersonName } from '../auth/schemas.ts';
import { languages } from '../language.ts';
import { authorityLevels } from '../reference/companies/authority-levels.ts';
import { idSchema } from '../reference/id-schema.ts';
import { maxInvitedAtOnce } from './limits.ts';

const memberStatus = z.enum(['invited', 'active', 'disabled']);

const level = idSchema(authorityLevels);

/** Somebody of the team, or on the way to it. */
export const teamMember = z.object({
  id: z.uuid(),
  status: memberStatus,
  /** The authority level, 0 to 3. */
  role: level,
  /** Null for whoever has not come yet. */
  name: z.string().nullable(),
  email: z.string(),
  profilePictureUrl: z.string().nullable(),
  department: z.string().nullable(),
  title: z.string().nullable(),
  /** As far as sessions tell: null for whoever was not here in the last two weeks. */
  lastSeenAt: z.iso.datetime().nullable(),
  /** Whether their sign-in asks for a code; an owner can lift that for whoever has lost theirs. */
  twoStep: z.boolean(),
  invitation: z
    .object({
      sentAt: z.iso.datetime(),
      expiresAt: z.iso.datetime(),
      expired: z.boolean(),
      language: z.enum(languages),
      invitedBy: z.string().nullable(),
    })
    .nullable(),
});

/** The same, with how much of the company's work they are in charge of. */
/** What somebody is in charge of, and a colleague takes over when they go. */
export const work = z.object({
  /** Drafts included. */
  contents: z.int(),
  /** Who wait for an outcome. */
  applicants: z.int(),
  /** Offered times and agreed appointments. */
  slots: z.int(),
});

export const teamMemberDetail = teamMember.extend({ work });

const invitation = z.strictObject({
  email,
  role: level,
  language: z.enum(languages),
  /** Whom the mail greets; blank or left out where the inviter does not say. */
  name: optionalPersonName.optional(),
});

const invitations = z
  .array(invitation)
  .min(1)
  .max(maxInvitedAtOnce)
  .superRefine((list, context) => {
    const seen = new Set<string>();
    for (const [at, one] of list.entries()) {
      const address = one.email.toLowerCase();
      if (seen.has(address)) {
        context.addIssue({ code: 'custom', path: [at, 'email'], message: 'invited_twice' });
      }
      seen.add(address);
    }
  });

export const invitationList = z.strictObject({ invitations });

export const statusChange = z
  .strictObject({
    id: z.uuid(),
    role: level.optional(),
    status: memberStatus.exclude(['invited']).optional(),
  })
  .refine(({ role, status }) => role !== undefined || status !== undefined, {
    path: ['status'],
    message: 'required',
  });

/** A member of the company who can be assigned. */
export const assignees = z.object({
  assignees: z.array(z.object({ id: z.uuid(), name: z.string() })),
});
