import { expectAccessible, phone } from '../support/seeing/looks.ts';
import { pageAnswers } from '../support/seeing/visit.ts';
import { expect, test } from '../support/test.ts';

test.use({ expectedProblems: /status of 409/ });

test('a recruiter whose password somebody guesses at signs in with a code', async ({ page }) => {
  let asked = 0;
  await page.route('**/v1/auth/recruiter-login', (route) => {
    asked += 1;
    const code = asked === 1 ? 'sign_in_code_needed' : 'sign_in_code_wrong';
    return route.fulfill({ status: 409, json: { code, message: `The server says ${code}.` } });
  });
  await page.setViewportSize(phone);
  await page.goto('/company/signin?lang=en');
  await pageAnswers(page);
  await page.getByRole('textbox', { name: 'Email' }).fill('nobody@hoshizora.example');
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert').getByText('sign_in_code_needed')).toBeVisible();
  const code = page.getByRole('textbox', { name: 'Code from the email' });

  await page.getByRole('button', { name: 'Email me a code' }).click();
  await expect(page.getByText('the code arrives within a few minutes')).toBeVisible();
  await expect(code).toBeFocused();
  await code.fill('abcd');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(code).toHaveAccessibleDescription(/sign_in_code_wrong/);
  await expect(code).toBeFocused();
  await expectAccessible(page);
});
