import { expect } from '@playwright/test';
import { test } from './support/meydan';
import { isSignedIn, openBrowser, PHONE, signIn } from './support/people';
import { inBothSchemes, noGraveFindings, notSideways } from './support/sound';
import { cardOf, openRoom, speaker, withMicrophone } from './support/voice';

test.use(withMicrophone);

test('a member finds a room, is warned, tries the sound and is in it; a guest is led to sign in', async ({ meydan, browser }) => {
  const ozan = await speaker(browser, meydan, 'ozan', 'Ozan Çelik');
  await openRoom(ozan, meydan, 'Kahve Molası');
  await meydan.addMember({ username: 'irem', displayName: 'İrem Şahin', role: 'user' });
  const irem = await openBrowser(browser, meydan, PHONE);
  await irem.context().grantPermissions(['microphone']);
  await irem.context().addInitScript(() => localStorage.setItem('cookieChoice', 'rejected'));
  await irem.goto('/voice-rooms');
  const list = irem.getByRole('main');

  await test.step('guests see how many are inside and nobody of them', async () => {
    await expect(list.getByText('1 oda · 1 kişi içeride')).toBeVisible();
    await expect(list.getByText('Ozan Çelik')).toHaveCount(0);
    await expect(list.getByRole('link', { name: 'Katıl: Kahve Molası' })).toHaveAttribute('href', /\/auth\/login\?.*redirect=%2Fvoice-rooms/);
    await notSideways(irem);
  });

  await signIn(irem, meydan, 'irem');
  await irem.goto('/voice-rooms');
  await inBothSchemes(irem, 'main');
  await list.getByRole('button', { name: 'Katıl: Kahve Molası' }).click();
  await test.step('the warning comes first, then the device test, then the room', async () => {
    await expect(irem.getByRole('dialog', { name: 'Sesli odalar geliştirme aşamasında' })).toBeVisible();
    await irem.getByRole('button', { name: 'Yine de devam et' }).click();
    const trying = irem.getByRole('dialog', { name: 'Katılmadan önce sesinizi deneyin' });
    await expect(trying.getByText('Sesiniz iyi geliyor')).toBeVisible();
    await noGraveFindings(irem, '[role="dialog"]');
    await notSideways(irem);
    await trying.getByRole('button', { name: 'Katıl' }).click();
    await expect(cardOf(irem)).toBeVisible();
    await expect(cardOf(irem).getByText('Ozan Çelik')).toBeVisible();
  });
});

test('a room is described before it is opened', async ({ meydan, browser }) => {
  const ozan = await speaker(browser, meydan, 'ozan', 'Ozan Çelik');
  await ozan.goto('/voice-rooms');
  await isSignedIn(ozan);
  await ozan.getByRole('main').getByRole('button', { name: 'Oda Oluştur' }).last().click();
  await ozan.getByRole('button', { name: 'Yine de devam et' }).click();
  const form = ozan.getByRole('dialog', { name: 'Oda Oluştur' });
  await form.getByRole('button', { name: 'Oda Oluştur' }).click();
  await expect(form.getByText('Oda adı boş olamaz')).toBeVisible();
  await expect(form.getByRole('radio', { name: '50' })).toBeDisabled();
  await noGraveFindings(ozan, '[role="dialog"]');
  await form.getByLabel('Oda adı').fill('Gece Kodlaması');
  await form.getByRole('button', { name: 'Oda Oluştur' }).click();
  await expect(cardOf(ozan)).toBeVisible();
  await expect(ozan.getByRole('main').getByRole('listitem').filter({ hasText: 'Gece Kodlaması' }).getByText('Odadasınız')).toBeVisible();
});
