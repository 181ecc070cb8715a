import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Offers two times in the open thread. */
export async function offerTimes(desk: Page, interviewer?: string): Promise<void> {
  await desk.getByRole('button', { name: '面談の候補日時を送る' }).click();
  const dialog = desk.getByRole('dialog', { name: '面談の候補日時を送る' });
  for (const [at, days] of [7, 8].entries()) {
    const day = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    await dialog.getByLabel(`候補${at + 1}`, { exact: true }).fill(`${day}T14:00`);
  }
  await dialog.getByLabel('場所').fill('本社 3階');
  if (interviewer) {
    await dialog.getByRole('combobox', { name: '面接官' }).click();
    await desk.getByRole('option', { name: interviewer }).click();
    await desk.keyboard.press('Escape');
  }
  await dialog.getByRole('button', { name: '送信' }).click();
  await expect(dialog).toBeHidden();
}

/** Fills in one's own form for the current stage: four points each, and a sentence. */
export async function fillInForm(panel: Locator, stage: string, text: string): Promise<void> {
  await panel.getByRole('button', { name: '評価を書く' }).click();
  await expect(panel.getByRole('combobox', { name: '段階' })).toContainText(stage);
  for (const points of await panel.getByRole('radiogroup').all()) {
    await points.getByText('4', { exact: true }).click();
  }
  await panel.getByLabel('ひとこと（任意）').fill(text);
  await panel.getByRole('button', { name: '評価を送信' }).click();
  const table = panel.getByRole('table', { name: `${stage}の評価` });
  await expect(table.getByRole('row', { name: '総合' })).toContainText('4');
  await expect(table).toContainText(text);
}
