import { saveStudentSettings } from '@engawa/contract/settings/student';
import { useQueryClient } from '@tanstack/react-query';
import { ApiFailure } from '../../shared/api/api-failure.ts';
import { useCommand } from '../../shared/api/use-command.ts';
import { type StudentSettings, settingsQuery } from './queries.ts';

type Change = Partial<Omit<StudentSettings, 'version' | 'blockedCompanies'>> & {
  blockedCompanyIds?: string[];
};

/** Each page changes its own part and sends the rest as it is. */
export function useSaveSettings(settings: StudentSettings, onSaved: () => void) {
  const client = useQueryClient();
  const command = useCommand(saveStudentSettings, {
    onSuccess: (reply) => {
      client.setQueryData(settingsQuery.queryKey, reply.settings);
      onSaved();
    },
    onError: (failure) => {
      const stale = failure instanceof ApiFailure && failure.code === 'stale_version';
      // The words are shown by the shell; what stands there now comes in for the next try.
      if (stale) void client.invalidateQueries({ queryKey: settingsQuery.queryKey });
    },
  });
  const { blockedCompanies, ...rest } = settings;
  return {
    busy: command.isPending,
    save: (change: Change) =>
      command.mutate({
        body: {
          ...rest,
          blockedCompanyIds: blockedCompanies.map(({ companyId }) => companyId),
          ...change,
        },
      }),
  };
}
