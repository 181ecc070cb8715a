import { saveCompanyNotifications } from '@engawa/contract/settings/company';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useCommand } from '../../../shared/api/use-command.ts';
import { useVersionedSubmit } from '../../../shared/form/use-versioned-submit.ts';
import { language, switchLanguage } from '../../../shared/i18n/language.ts';
import { forceLeave } from '../../../shared/session/sign-out/forced-leave.ts';
import { useFocusOnRefusal } from '../../../ui/bound/use-focus-on-refusal.ts';
import { notificationsQuery, type RecruiterSettings } from './queries.ts';

const valuesOf = ({ mailNotices, language: mail }: RecruiterSettings) => ({
  ...mailNotices,
  screen: language,
  mail,
});
type Values = ReturnType<typeof valuesOf>;

/** The account stores mail settings and mail language; this browser stores the screen language. */
export function useMailsForm(settings: RecruiterSettings) {
  const client = useQueryClient();
  const versionRef = useRef(settings.version);
  const form = useForm<Values>({ defaultValues: valuesOf(settings), shouldFocusError: false });
  const command = useCommand(saveCompanyNotifications, { meta: { ownErrors: true } });
  const { submit, alert, conflict } = useVersionedSubmit(form, {
    versionRef,
    send: async ({ screen, mail, ...mailNotices }, version) => {
      const body = { version, mailNotices, language: mail };
      const { settings: saved } = await command.mutateAsync({ body });
      client.setQueryData(notificationsQuery.queryKey, saved);
      if (screen !== language) {
        forceLeave();
        switchLanguage(screen);
      }
      return saved.version;
    },
    readStored: async () => {
      const stored = await client.fetchQuery({ ...notificationsQuery, staleTime: 0 });
      return { version: stored.version, values: valuesOf(stored) };
    },
  });
  const element = useFocusOnRefusal(form);
  const { isDirty } = form.formState;
  return { form, state: { element, submit, alert, conflict, isDirty, busy: command.isPending } };
}
