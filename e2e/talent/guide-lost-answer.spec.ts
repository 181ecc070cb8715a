import { registerStudent } from '../support/people/new-student.ts';
import { profileWords } from '../support/people/profile-words.ts';
import { expect, test } from '../support/test.ts';

test.use({ locale: 'en-US', expectedProblems: /net::ERR_CONNECTION_RESET|status of 409/ });

test('an own save whose answer was lost is not treated as a conflict', async ({
  page,
  request,
}) => {
  const words = await profileWords('en');
  await registerStudent(page, request, { firstName: 'Linh', lastName: 'Tran' });
  await page.goto('/talent/profile/start?step=you');
  let answers = 0;
  await page.route('**/v1/student/profile/basic', async (route) => {
    answers += 1;
    const answer = await route.fetch();
    if (answers === 1) await route.abort('connectionreset');
    else await route.fulfill({ response: answer });
  });
  const form = page.getByRole('form', { name: words.guide.you.heading });
  const sent = () => page.waitForRequest('**/v1/student/profile/basic');
  const first = sent();
  await form.getByLabel(words.basic.lastNameKana).fill('チャン');
  await first;
  const second = sent();
  await form.getByLabel(words.basic.firstNameKana).fill('リン');
  await second;
  // The stale save, and the one based on the stored version.
  await expect.poll(() => answers).toBeGreaterThan(2);
  await expect(page.getByText('This was saved somewhere else first')).toBeHidden();
  await page.reload();
  await expect(form.getByLabel(words.basic.firstNameKana)).toHaveValue('リン');
});
