export { addSetting } from './add-setting.ts';
export { beginFromJob } from './begin-from-job.ts';
export { spreadOut, spreadOutJob } from './exposure/spread-out.ts';
export { listPeople as listFoundPeople } from './people.repo.ts';
export { wishesNow } from './read-wishes.ts';
export type { TargetSetting } from './settings.repo.ts';
export { presentFound } from './target.present.ts';
