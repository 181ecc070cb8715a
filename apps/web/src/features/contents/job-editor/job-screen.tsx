import { showGeneral } from '@engawa/contract/general/company';
import type { GeneralDocument } from '@engawa/contract/general/schemas';
import { showJob } from '@engawa/contract/jobs/company';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { call } from '../../../shared/api/call.ts';
import { OpenedEditor } from '../frame/opened-editor.tsx';
import { JobEditor } from './job-editor.tsx';
import { openJob } from './queries.ts';

export function JobScreen() {
  const { id = 'new' } = useParams({ strict: false }) as { id?: string };
  const navigate = useNavigate();
  const general = useQuery({
    queryKey: [showGeneral.id, 'published'],
    queryFn: async ({ signal }): Promise<{ document: GeneralDocument | null }> => {
      const { generalInfo, publishedAt } = await call(showGeneral, {}, { signal });
      // What was never published, no posting can refer to.
      return { document: publishedAt === null ? null : generalInfo };
    },
  });
  return (
    <OpenedEditor
      id={id}
      name={showJob.id}
      open={openJob}
      onCreated={(newId) =>
        void navigate({
          to: '/company/contents/job/$id',
          params: { id: newId },
          replace: true,
          ignoreBlocker: true,
        })
      }
    >
      {(opened, owner, onCreated) => (
        <JobEditor
          opened={opened}
          general={general.data?.document ?? null}
          owner={owner}
          onCreated={onCreated}
        />
      )}
    </OpenedEditor>
  );
}
