import { z } from 'zod';
import { email, optionalPersonName } from '../auth/schemas.ts';
import { languages } from '../language.ts';
import { authorityLevels } from '../reference/companies/authority-levels.ts';
import { idSchema } from '../reference/id-schema.ts';
import { maxInvitedAtOnce } from './limits.ts';

const memberStatus = z.enum(['invited', 'active', 'disabled']);

const level = idSchema(authorityLevels);

export const teamMember = z.object({
  id: z.uuid(),
  status: memberStatus,
  /** The authority level, 0 to 3. */
  role: level,
  /** Null until the person accepts the invitation. */
  name: z.string().nullable(),
  email: z.string(),
  profilePictureUrl: z.string().nullable(),
  department: z.string().nullable(),
  title: z.string().nullable(),
  /** From sessions, which are deleted after two weeks: null after a longer absence. */
  lastSeenAt: z.iso.datetime().nullable(),
  /** Two-step sign-in; an owner can switch it off for a member who lost the device. */
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

/** What a member is in charge of and hands over when leaving. */
export const work = z.object({
  contents: z.int(),
  /** Applicants who wait for an outcome. */
  applicants: z.int(),
  slots: z.int(),
});

export const teamMemberDetail = teamMember.extend({ work });

const invitation = z.strictObject({
  email,
  role: level,
  language: z.enum(languages),
  /** The name in the mail's greeting; optional. */
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

/** Members who can be put in charge. */
export const assignees = z.object({
  assignees: z.array(z.object({ id: z.uuid(), name: z.string() })),
});
