import { type ProfileSectionId, profileSections } from '@engawa/contract/profile/sections';
import type { SignedIn } from '../database/factories.ts';
import type { TestApp } from '../server/app.ts';
import { Browser } from '../server/browser.ts';
import { filledSections, sectionPaths } from './filled-sections.ts';

export function profileCalls(api: TestApp, who: SignedIn, language: 'ja' | 'en' = 'en') {
  const browser = new Browser(api, { language });
  return {
    show: async () =>
      (await browser.get('/v1/student/profile/show/my-account', who.headers)).json(),
    preview: () => browser.get('/v1/student/profile/show/preview', who.headers),
    save: (section: ProfileSectionId, body: object) =>
      browser.post(`/v1/student/profile/${sectionPaths[section]}`, body, who.headers),
    attach: (slot: string, fileId: string) =>
      browser.post('/v1/student/profile/file-resume', { slot, fileId }, who.headers),
    detach: (slot: string) => browser.post('/v1/student/delete-file-resume', { slot }, who.headers),
  };
}

export async function fillProfile(api: TestApp, who: SignedIn): Promise<void> {
  const { save } = profileCalls(api, who);
  for (const section of profileSections.ids) {
    const reply = await save(section, { ...filledSections[section], version: 0 });
    if (reply.statusCode !== 200) throw new Error(`${section}: ${reply.body}`);
  }
}
