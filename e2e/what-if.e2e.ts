import { expect } from '@playwright/test';
import { test } from './support/meydan';
import { DERYA, DESK, OZAN, PHONE, visit, write } from './support/people';
import { inOrder, notSideways } from './support/sound';

test('an auditor asks by keys what a lower threshold had led to, opens what was found, and takes it along on a phone', async ({ meydan, browser }) => {
  const ozan = await visit(browser, meydan, OZAN, DESK);
  const derya = await visit(browser, meydan, DERYA, DESK);
  const { data: own } = (await (await ozan.request.get('/api/auth/user')).json()) as { data: { id: string } };
  for (const reason of ['spam', 'harassment']) await write(derya, meydan, `/api/console/members/${own.id}/sanctions`, { kind: 'warned', reason });
  const auditor = await visit(browser, meydan, { username: 'sevgi', displayName: 'Sevgi Akın', role: 'auditor' }, DESK);
  const more = auditor.getByRole('region', { name: 'Eklenirdi ya da ağırlaşırdı', exact: true });
  const fewer = auditor.getByRole('region', { name: 'Olmazdı ya da hafiflerdi', exact: true });

  await test.step('the menu leads to a form that says what holds', async () => {
    await auditor.goto('/adminpanel/');
    await auditor.getByRole('link', { name: 'Ya şöyle olsaydı?', exact: true }).focus();
    await auditor.keyboard.press('Enter');
    await expect(auditor.getByRole('heading', { name: 'Ya şöyle olsaydı?', level: 1 })).toBeVisible();
    await expect(auditor.getByText('Henüz bir deneme yok')).toBeVisible();
    await expect(auditor.getByText(/^Şimdi 3 uyarı/)).toBeVisible();
    await inOrder(auditor);
  });

  await test.step('what cannot be tried is said beside its field', async () => {
    await auditor.getByLabel('Uyarı eşiği').fill('0');
    await auditor.keyboard.press('Control+Enter');
    await expect(auditor.getByText('En az 1 olmalı.')).toBeVisible();
    await expect(auditor.getByLabel('Uyarı eşiği')).toBeFocused();
  });

  await test.step('the answer tells both ways, and leads to the fact', async () => {
    await auditor.getByLabel('Uyarı eşiği').fill('2');
    await auditor.keyboard.press('Control+Enter');
    await expect(auditor).toHaveURL(/\/what-if\/[0-9a-f-]{36}$/);
    await expect(more.getByText(/Uzaklaştırılırdı: 1/)).toBeVisible();
    await expect(fewer.getByText('Bu kuralla kalkan ya da hafifleyen bir şey olmazdı.')).toBeVisible();
    await inOrder(auditor);
    const address = auditor.url();
    await more.getByRole('link', { name: 'Olayı aç' }).click();
    await expect(auditor.getByRole('region', { name: 'Açık olay' }).getByRole('heading', { name: 'Uyarı verildi' })).toBeVisible();
    await derya.goto(address);
    await expect(derya.getByText('Erişim yok').first()).toBeVisible();
    await auditor.goto(address);
    await expect(more).toBeVisible();
  });

  await test.step('it stands on a phone as well', async () => {
    await auditor.setViewportSize(PHONE);
    await expect(more.getByRole('link', { name: 'Olayı aç' })).toBeVisible();
    await notSideways(auditor);
    await inOrder(auditor);
  });
});
