import { say } from '@engawa/contract/language';
import { degreeName } from '@engawa/contract/profile/schools';
import { cohortOf } from '@engawa/contract/reference/people/cohort';
import { jobHuntingStatuses } from '@engawa/contract/reference/people/job-hunting-statuses';
import { language } from '../../../shared/i18n/language.ts';
import { Avatar } from '../../../ui/display/avatar.tsx';
import { Tag } from '../../../ui/tag.tsx';
import type { MyAccount } from '../frame/queries.ts';

export function MyPageHeader({ account }: { account: MyAccount }) {
  const { user, profile, jobHunting } = account;
  const { university } = profile.education;
  const degree = university && degreeName(university);
  const status = jobHuntingStatuses.byId(jobHunting.jobHuntingStatus);
  return (
    <header className="flex items-center gap-4">
      <Avatar name={user.name} src={profile.basic.pictures.at(1)?.url} size="huge" />
      <div className="min-w-0">
        <h1 className="text-xl font-bold break-words">
          <bdi>{user.name}</bdi>
        </h1>
        {university && (
          <p className="text-sm text-sumi-2">
            <bdi>{university.name}</bdi>
            {degree && ` · ${say(degree, language)}`}
            {` · ${cohort(university.graduation)}`}
          </p>
        )}
        <p className="mt-1">
          <Tag tone={status.id === 'looking' ? 'good' : 'wood'}>{say(status.name, language)}</Tag>
        </p>
      </div>
    </header>
  );
}

function cohort(graduation: string): string {
  const [year = 0, month = 1] = graduation.split('-').map(Number);
  return say(cohortOf({ year, month }).name, language);
}
