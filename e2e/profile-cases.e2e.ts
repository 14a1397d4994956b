import { expect } from '@playwright/test';
import { test } from './support/meydan';
import { canPress, chooseByKeys, DERYA, DESK, decide, IREM, OZAN, PHONE, visit } from './support/people';
import { inOrder } from './support/sound';

const WHY = 'Bu ad başka birine ait.';

test('a profile is reported, its name hidden and given back, by keys alone; its owner reads why', async ({ meydan, browser }) => {
  const derya = await visit(browser, meydan, DERYA, DESK);
  const irem = await visit(browser, meydan, IREM, DESK);
  const ozan = await visit(browser, meydan, OZAN, PHONE);
  const { data: own } = (await (await ozan.request.get('/api/auth/user')).json()) as { data: { id: string } };

  await test.step('a member reports another', async () => {
    await irem.goto('/profile/ozan');
    await irem.getByRole('button', { name: 'Diğer işlemler: Ozan Çelik' }).press('Enter');
    await chooseByKeys(irem, 'Raporla');
    const dialog = irem.getByRole('dialog', { name: 'İçerik Raporla' });
    await expect(dialog.getByRole('radio', { name: 'Spam' })).toBeFocused();
    await dialog.getByLabel('Açıklama').press('Control+Enter');
    await expect(dialog.getByText('Rapor gönderildi. Moderatörler kısa süre içinde inceleyecek.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Tamam' }).press('Enter');
    await expect(dialog).toBeHidden();
    await irem.getByRole('button', { name: 'Diğer işlemler: Ozan Çelik' }).press('Enter');
    await expect(irem.getByRole('menuitem', { name: 'Raporlandı' })).toBeDisabled();
  });

  await test.step('a moderator sees the profile and hides its name', async () => {
    await decide(derya, 'Ozan Çelik', 'h', WHY);
    await irem.reload();
    await expect(irem.getByRole('heading', { level: 1, name: 'ozan' })).toBeVisible();
    await expect(irem.getByText('Ozan Çelik')).toHaveCount(0);
  });

  await test.step('the owner reads why, and what is written next waits', async () => {
    await ozan.goto('/profile/edit');
    await expect(ozan.getByText('Görünen ad moderatör tarafından gizlendi')).toBeVisible();
    await expect(ozan.getByText(`Moderatör: “${WHY}”`)).toBeVisible();
    await inOrder(ozan);
    await ozan.getByLabel('Görünen ad').fill('Ozan Ç.');
    await ozan.getByLabel('Görünen ad').press('Enter');
    await expect(ozan.getByText('Yazdığınız “Ozan Ç.” moderatör onayı bekliyor.')).toBeVisible();
    await irem.reload();
    await expect(irem.getByRole('heading', { level: 1, name: 'ozan' })).toBeVisible();
  });

  await test.step('the moderator takes the decision back', async () => {
    await derya.goto(`/adminpanel/cases/${own.id}`);
    const content = derya.getByRole('region', { name: 'Raporlanan içerik' });
    await expect(content.getByText('Onay bekliyor')).toBeVisible();
    await expect(content.getByText('Ozan Ç.')).toBeVisible();
    await inOrder(derya);
    await canPress(derya, 'g');
    await derya.keyboard.press('g');
    await expect(derya.getByLabel('Üyeye yazacağınız gerekçe')).toBeFocused();
    await derya.keyboard.type('Yanlış anlamışız');
    await derya.keyboard.press('Control+Enter');
    await expect(derya.getByText('Karar geri alındı; vaka yeniden açık.')).toBeVisible();
    await irem.reload();
    await expect(irem.getByRole('heading', { level: 1, name: 'Ozan Çelik' })).toBeVisible();
  });
});
