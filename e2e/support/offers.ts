import type { Locator, Page } from '@playwright/test';
import { expectGoodLooks } from './seeing/looks.ts';
import { expect } from './test.ts';

/** The terms come from the posting; the recruiter reads the document before sending it. */
export async function makeOffer(desk: Page, panel: Locator): Promise<void> {
  await panel.getByRole('button', { name: '内定を出す' }).click();
  const dialog = desk.getByRole('dialog', { name: /に内定を出す$/ });
  await expect(
    dialog.getByRole('group', { name: '入社日' }).getByRole('combobox').first(),
  ).not.toHaveValue('');
  await dialog.getByRole('button', { name: '書面を確認する' }).click();
  await expect(dialog.getByText('学生に届く労働条件通知書です。')).toBeVisible();
  await dialog.getByRole('button', { name: '内定を出す' }).click();
  await expect(panel.getByText(/^回答期限：/)).toBeVisible();
}

export async function acceptOffer(page: Page, mine: Locator): Promise<void> {
  const offer = mine.getByRole('region', { name: 'The offer' });
  await expect(offer.getByText(/^Please answer by/)).toBeVisible();
  await offer.getByRole('button', { name: 'Accept the offer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Accept this offer?' });
  await expect(dialog).toContainText('labour contract');
  await expectGoodLooks(page, 'en');
  await dialog.getByRole('button', { name: 'Accept the offer' }).click();
  const others = page.getByRole('dialog', { name: 'Withdraw your other applications?' });
  await others.getByRole('button', { name: 'Decide later' }).click();
  await expect(offer.getByText(/^You accepted on/)).toBeVisible();
}
