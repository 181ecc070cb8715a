import type { AuthorityLevel } from '@engawa/contract/reference/companies/authority-levels';
import { authorityLevels } from '@engawa/contract/reference/companies/authority-levels';
import { changeMemberStatus } from '@engawa/contract/team/company';
import { isGrave } from '@engawa/contract/team/who-may';
import { useState } from 'react';
import { nameOf } from '../../../../shared/i18n/options.ts';
import { useWords } from '../../../../shared/i18n/words.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/form/field.tsx';
import { RadioGroup } from '../../../../ui/form/radio-group.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { words as uiWords } from '../../../../ui/words.ja.ts';
import { useLevelWords } from '../use-level-words.ts';
import { words as teamWords } from '../words.ja.ts';
import { levelsToGive } from './actions-of.ts';
import type { DialogProps } from './team-dialogs.tsx';
import { useTeamCommand } from './use-team-command.ts';

export function LevelDialog({ viewer, member, onClose, onSignInFirst }: DialogProps) {
  const t = useWords(teamWords);
  const whatLevelMay = useLevelWords();
  const ui = useWords(uiWords);
  const { id, name, email } = member;
  const [role, setRole] = useState<AuthorityLevel>(member.role);
  const levels = levelsToGive(viewer, member);
  const change = useTeamCommand(changeMemberStatus, { onSignInFirst, onEnd: onClose });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('changing.title')}
      holdsForm
      footer={
        <>
          <Button onClick={onClose}>{ui('back')}</Button>
          <Button
            tone="primary"
            busy={change.isPending}
            disabled={role === member.role}
            onClick={() => change.mutate({ body: { id, role } })}
          >
            {t('changing.confirm')}
          </Button>
        </>
      }
    >
      <Field kind="radiogroup" label={t('changing.label', { name: name ?? email })}>
        <RadioGroup
          name="role"
          value={String(role)}
          onChange={(event) => {
            const chosen = levels.find((level) => String(level) === event.target.value);
            if (chosen !== undefined) setRole(chosen);
          }}
          options={levels.map((level) => ({
            value: String(level),
            label: nameOf(authorityLevels, level),
            hint: whatLevelMay[level],
          }))}
        />
      </Field>
      <p aria-live="polite" className="phrased mt-3 text-sm text-sumi-2 empty:hidden">
        {role !== member.role && isGrave(member.role, role) && t('changing.grave')}
      </p>
    </Dialog>
  );
}
