import { recruiterWithCalls } from '../../support/contents.ts';
import { long } from '../../support/long.ts';
import { readScreens } from '../../support/seeing/read-screens.ts';
import { test } from '../../support/test.ts';

const locales = { ja: 'ja-JP', en: 'en-US' } as const;

for (const language of ['ja', 'en'] as const) {
  test.describe(language, long, () => {
    test.use({ locale: locales[language] });

    test('every page of the contents is accessible at both widths', async ({ page }) => {
      const { get } = await recruiterWithCalls(page);
      const [jobs, events, articles, tips] = await Promise.all([
        get<{ jobPostingList: { id: string }[] }>('/v1/company/job-postings?status=1'),
        get<{ eventPostingList: { id: string }[] }>('/v1/company/event-postings?status=public'),
        get<{ additionalContents: { id: string }[] }>('/v1/company/additional-contents'),
        get<{ senpaiTips: { id: string }[] }>('/v1/company/senpai-tips'),
      ]);
      const job = jobs.jobPostingList.at(-1)?.id ?? '';
      const event = events.eventPostingList[0]?.id ?? '';
      const contents = '/company/contents';
      const screens = {
        [`${contents}/general`]: { ja: '会社紹介', en: 'Company profile' },
        [`${contents}/job`]: { ja: '求人', en: 'Jobs' },
        [`${contents}/job?view=insights`]: { ja: '分析', en: 'Analytics' },
        [`${contents}/job/${job}`]: { ja: '求人の編集', en: 'Edit job' },
        [`${contents}/event`]: { ja: 'イベント', en: 'Events' },
        [`${contents}/event/${event}`]: { ja: 'イベントの編集', en: 'Edit event' },
        [`${contents}/event/apply/${event}`]: { ja: /./, en: /./ },
        [`${contents}/additional-contents`]: { ja: '記事', en: 'Stories' },
        [`${contents}/additional-contents/${articles.additionalContents[0]?.id}`]: {
          ja: '記事の編集',
          en: 'Edit story',
        },
        [`${contents}/senpai-tips`]: { ja: '先輩の声', en: 'Senpai stories' },
        [`${contents}/senpai-tips/${tips.senpaiTips[0]?.id}/add`]: {
          ja: '先輩の声の編集',
          en: 'Edit senpai story',
        },
        [`${contents}/preview`]: { ja: '株式会社ほしぞら', en: 'Hoshizora Inc.' },
        [`${contents}/preview/company-job/${job}`]: { ja: /./, en: /./ },
        [`${contents}/preview/company-event/${event}`]: { ja: /./, en: /./ },
      };
      await readScreens(page, screens, language);
    });
  });
}
