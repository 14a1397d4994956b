import { expect } from '@playwright/test';
import { test } from './support/meydan';
import { DERYA, DESK, visit } from './support/people';
import { inOrder } from './support/sound';

test('an auditor sees by keys that the log is proven, and a moderator does not', async ({ meydan, browser }) => {
  const auditor = await visit(browser, meydan, { username: 'sevgi', displayName: 'Sevgi Akın', role: 'auditor' }, DESK);
  await auditor.goto('/adminpanel/');
  const entry = auditor.getByRole('link', { name: 'Kanıt' });
  await entry.focus();
  await auditor.keyboard.press('Enter');
  await expect(auditor.getByRole('status').filter({ hasText: 'Zincir sağlam' })).toContainText('olay bağlı');
  await expect(auditor.getByText('Parmak izi', { exact: true })).toBeVisible();
  await expect(auditor.getByText('Boşluk yok')).toBeVisible();
  await inOrder(auditor);

  const moderator = await visit(browser, meydan, DERYA, DESK);
  await moderator.goto('/adminpanel/');
  await expect(moderator.getByRole('link', { name: 'Üyeler' })).toBeVisible();
  await expect(moderator.getByRole('link', { name: 'Kanıt' })).toHaveCount(0);
  await moderator.goto('/adminpanel/proof');
  await expect(moderator.getByRole('status').filter({ hasText: 'Zincir' })).toHaveCount(0);
});
