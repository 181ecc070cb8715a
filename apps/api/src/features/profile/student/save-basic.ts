import type { saveBasic as endpoint } from '@engawa/contract/profile/student';
import { todayInJapan } from '@engawa/platform/clock/today';
import { found } from '@engawa/platform/errors/refusal';
import type { Handler } from '../../../handler.ts';
import { checkedNames } from '../../../people/checked-names.ts';
import { presentStudent, readStudent } from '../../account/public.ts';
import { usePicture } from '../../files/public.ts';
import { writeStudentRow } from '../../student-rows/public.ts';
import { presentPhone } from '../profile.present.ts';
import { readProfile } from '../read-profile.ts';
import { basicFaults } from '../rules/basic.rules.ts';
import { internationalPhone } from '../rules/phone.rules.ts';
import { claimVersion, refuseFaults } from '../save-section.ts';
import { updateBasic } from '../sections/basic.repo.ts';

export const saveBasic: Handler<typeof endpoint> = async (call) => {
  const { tx, actor, body, language, now } = call;
  refuseFaults(basicFaults(body, todayInJapan(now)), language);
  const version = await claimVersion(call, 'basic');
  const stored = found(await readStudent(tx, actor.accountId));
  const names = checkedNames(
    {
      firstName: { stored: stored.first_name, given: body.firstName },
      lastName: { stored: stored.last_name, given: body.lastName },
    },
    language,
  );
  await usePicture(tx, actor, `student:${actor.accountId}`, body.pictureId);
  const phone = body.phone && internationalPhone(body.phone);
  await updateBasic(tx, actor.accountId, { ...body, ...names, phone });
  await writeStudentRow(tx, actor.accountId, { now, readProfile });
  return {
    version,
    phone: phone && presentPhone(phone),
    user: presentStudent(found(await readStudent(tx, actor.accountId))),
  };
};
