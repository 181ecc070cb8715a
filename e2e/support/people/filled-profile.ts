import { type ProfileSectionId, profileSections } from '@engawa/contract/profile/sections';
import type { Page } from '@playwright/test';
import { filledSections, sectionPaths } from '../../../apps/api/testing/people/filled-sections.ts';
import { expect } from '../test.ts';

/** Saves sections that the signed-in student has not saved before. */
export async function saveSections(
  page: Page,
  sections: Partial<Record<ProfileSectionId, object>>,
): Promise<void> {
  const answered = page.waitForResponse(
    (reply) => reply.url().includes('/v1/student/') && reply.ok(),
  );
  await page.reload();
  const { authorization = '' } = await (await answered).request().allHeaders();
  for (const section of profileSections.ids) {
    if (!sections[section]) continue;
    const reply = await page.request.post(`/v1/student/profile/${sectionPaths[section]}`, {
      headers: { authorization },
      data: { ...sections[section], version: 0 },
    });
    expect(reply.status(), await reply.text()).toBe(200);
  }
}

export async function fillProfileButResidence(page: Page): Promise<void> {
  const { residence: _, ...others } = filledSections;
  await saveSections(page, others);
}
