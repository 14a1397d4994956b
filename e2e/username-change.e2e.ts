import { expect } from '@playwright/test';
import { inEachRun } from './support/each-run';
import { PASSWORD, test } from './support/meydan';
import { DESK, fillSignIn, isSignedIn, openBrowser, PHONE, signIn } from './support/people';
import { inOrder, notSideways } from './support/sound';

for (const [width, device] of inEachRun(
  [
    ['360', PHONE],
    ['1440', DESK],
  ] as const,
  'last',
)) {
  test(`a username is changed in the settings, and the former address leads to the profile until that is switched off (${width})`, async ({
    meydan,
    browser,
  }) => {
    const [name, next] = [`zeynep${width}`, `zeynep.kaya${width}`];
    await meydan.addMember({ username: name, displayName: 'Zeynep Kaya', role: 'user' });
    const page = await openBrowser(browser, meydan, device);
    await signIn(page, meydan, name);

    await test.step('the editor leads to the settings', async () => {
      await page.goto('/profile/edit');
      await page.getByRole('link', { name: 'Ayarlarda değiştirin' }).click();
      await expect(page.getByText(`Mevcut kullanıcı adınız: @${name}`)).toBeVisible();
    });

    await test.step('the dialog says what follows, and why a name cannot be had', async () => {
      await page.getByRole('button', { name: 'Kullanıcı adımı değiştir…' }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText(`@${name} yönlendirdiği sürece size ayrılmış kalır`)).toBeVisible();
      await dialog.getByLabel('Yeni kullanıcı adı').fill('moderator');
      await dialog.getByLabel('Şifreniz').fill(PASSWORD);
      await dialog.getByRole('button', { name: 'Kullanıcı adımı değiştir' }).click();
      await expect(dialog.getByText('Bu kullanıcı adı kullanılamaz.').first()).toBeVisible();
      await inOrder(page);
      await notSideways(page);
      await dialog.getByLabel('Yeni kullanıcı adı').fill(next);
      await dialog.getByRole('button', { name: 'Kullanıcı adımı değiştir' }).click();
      await expect(page.getByText(`Mevcut kullanıcı adınız: @${next}`)).toBeVisible();
      await page.reload();
      await expect(page.getByText('Yeniden değiştirebileceğiniz tarih')).toBeVisible();
      await inOrder(page);
      await notSideways(page);
    });

    await test.step('the former address leads to the profile', async () => {
      await page.goto(`/profile/${name}`);
      await expect(page).toHaveURL(`${meydan.url}/profile/${next}`);
      await expect(page.getByRole('heading', { name: 'Zeynep Kaya' })).toBeVisible();
    });

    await test.step('until its member wants that no more', async () => {
      await page.goto('/settings/security');
      await page.getByRole('switch', { name: `@${name} profilime yönlendirsin` }).click();
      await expect(page.getByText(/Yönlendirmiyor;/)).toBeVisible();
      await page.goto(`/profile/${name}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Profil Bulunamadı' })).toBeVisible();
    });

    await test.step('the new name signs in', async () => {
      const other = await openBrowser(browser, meydan, device);
      await other.goto('/auth/login');
      await fillSignIn(other, next, PASSWORD);
      await isSignedIn(other);
    });
  });
}
