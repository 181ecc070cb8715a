import { profileSections } from '@engawa/contract/profile/sections';
import type { Page } from '@playwright/test';
import { filledSections, sectionPaths } from '../../../apps/api/testing/people/filled-sections.ts';
import { expect } from '../test.ts';

/** Fills every profile section of the signed-in student except residence. */
export async function fillProfileButResidence(page: Page): Promise<void> {
  const answered = page.waitForResponse(
    (reply) => reply.url().includes('/v1/student/') && reply.ok(),
  );
  await page.reload();
  const { authorization = '' } = await (await answered).request().allHeaders();
  for (const section of profileSections.ids.filter((id) => id !== 'residence')) {
    const reply = await page.request.post(`/v1/student/profile/${sectionPaths[section]}`, {
      headers: { authorization },
      data: { ...filledSections[section], version: 0 },
    });
    expect(reply.status(), await reply.text()).toBe(200);
  }
}
