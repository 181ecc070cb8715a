export { balanceExposure, balanceExposureJob } from './exposure/exposure-balance.ts';
export { countNewMatches } from './new-matches.ts';
export { listPeople as listFoundPeople } from './people.repo.ts';
export { wishesNow } from './read-wishes.ts';
export { addSetting } from './setting/add-setting.ts';
export { beginFromJob } from './setting/begin-from-job.ts';
export type { TargetSetting } from './setting/settings.repo.ts';
export { presentFound } from './target.present.ts';
