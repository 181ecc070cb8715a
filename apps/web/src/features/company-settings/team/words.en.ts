import type { Translated } from '../../../shared/i18n/words.ts';
import type { words as ja } from './words.ja.ts';

export const words: Translated<typeof ja> = {
  between: ', ',
  heading: 'Team',
  intro: 'Invite the people you hire with, and manage what they may do.',
  invite: 'Invite members',
  counts:
    '{members, plural, one {# member} other {# members}}{invitations, plural, =0 {} one {, # invitation} other {, # invitations}}',
  alone: 'There is nobody else yet',
  aloneText: 'Choose “Invite members” to invite the people you hire with.',
  column: {
    person: 'Member',
    level: 'Role',
    status: 'Status',
    lastSeen: 'Last seen',
    actions: 'Actions',
  },
  you: 'You',
  twoStep: 'Two-step sign-in is on',
  invitedBy: 'Invited by {name}',
  status: { active: 'Active', disabled: 'Disabled', invited: 'Invited', expired: 'Expired' },
  validUntil: 'Valid until {date}',
  expiredOn: 'Expired on {date}',
  notSeen: 'Not in 2 weeks',
  notYet: 'Not registered',
  ownNote: 'To change your own role, please ask another owner or administrator.',
  ownersNote: 'Only an owner can invite or change an owner.',
  level: {
    owner: 'Can use everything, and manages the whole team including owners.',
    administrator: 'Can use everything, and manages the team except owners.',
    recruiter:
      'Finds and contacts students, edits contents and company information. Cannot manage the team.',
    interviewer: 'Handles messages and applicants only.',
  },
  actionsOf: 'Actions for {name}',
  action: {
    resend: 'Send again',
    cancel: 'Withdraw invitation',
    level: 'Change role',
    lift: 'Turn off two-step sign-in',
    disable: 'Disable',
    enable: 'Enable',
    remove: 'Remove from team',
  },
  cancelling: {
    title: 'Withdraw the invitation to {email}?',
    text: 'The link in the email will stop working. You can invite them again later.',
    confirm: 'Withdraw invitation',
  },
  disabling: {
    title: 'Disable {name}?',
    text: 'They are signed out at once and cannot sign in until you enable them again. They stay in charge of their contents.',
    confirm: 'Disable',
  },
  lifting: {
    title: 'Turn off two-step sign-in for {name}?',
    text: 'For someone who has lost both their authenticator app and their recovery codes. Please make sure that they asked for it themselves. They will sign in with their password alone, and are told by email.',
    confirm: 'Turn off',
  },
  changing: {
    title: 'Change role',
    label: 'Role of {name}',
    grave:
      'This concerns an owner. If you signed in a while ago, you will be asked to sign in again.',
    confirm: 'Change',
  },
  removing: {
    title: 'Remove {name} from the team?',
    out: 'They are signed out at once and can no longer sign in.',
    names: 'What {name} wrote keeps their name.',
    noWork: 'They are not in charge of any contents, applicants or meetings.',
    to: 'Handed over to',
    toHint:
      '{count, plural, one {# item} other {# items}} in their charge: contents with drafts, applicants and meetings. Your colleague is told by email.',
    toRequired: 'Please choose who takes over.',
    itsYou: '{name} (you)',
    confirm: 'Remove',
  },
  inviting: {
    title: 'Invite members',
    text: 'We send each of them an email with a link that is valid for 7 days. Paste several email addresses at once and each gets a row of its own (up to {max, number}).',
    row: 'Person {number, number}',
    email: 'Email',
    name: 'Name (optional)',
    level: 'Role',
    language: 'Email language',
    languages: { ja: 'Japanese', en: 'English' },
    add: 'Add another',
    remove: 'Take out person {number, number}',
    pasted: '{count, plural, one {# address} other {# addresses}} filled in.',
    pastedSome:
      '{count, plural, one {# address} other {# addresses}} filled in. You can invite {max, number} at once, so {left, number} were left out.',
    send: 'Invite {count, plural, one {# person} other {# people}}',
  },
};
