import { type Browser, expect, type Page } from '@playwright/test';
import { type RunningMeydan, test } from './support/meydan';
import { chooseByKeys, commentBy, DESK, openFollowing, PHONE, signIn, topicBy } from './support/people';
import { inBothSchemes } from './support/sound';

const TEXT = 'Okuma modelimizi değiştirdiğimizde bütün olayları yeniden oynatıyoruz. Siz ne yapıyorsunuz?';
const TURNED = { width: PHONE.height, height: PHONE.width };

test('on a phone what can be done with a comment stands in one line, and the rest behind a menu', async ({ meydan, browser }) => {
  const ozan = await visit(meydan, browser, 'ozan', 'Ozan Çelik', 'user');
  const derya = await visit(meydan, browser, 'derya', 'Derya Aksoy', 'moderator');
  const path = await topicBy(ozan, meydan, 'Okuma modeli ne zaman yeniden kurulmalı?', TEXT);
  for (const page of [ozan, derya]) await commentBy(page, meydan, path, 'Önce ölçün.');
  const more = derya.getByRole('button', { name: 'Daha fazla: 1. yorum' });
  const item = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true });

  await test.step('a moderator has everything, by keys too', async () => {
    await derya.goto(path);
    await more.press('Enter');
    await expect(derya.getByRole('menu', { name: 'Daha fazla: 1. yorum' }).getByRole('menuitem')).toHaveText([
      'Bağlantıyı kopyala',
      'Çözüm olarak işaretle',
      'Raporla',
      'Gizle',
      'Kaldır',
    ]);
    await inBothSchemes(derya);
    await derya.keyboard.press('Escape');
    await expect(more).toBeFocused();
    for (const number of [1, 2]) await inOneLine(derya, number);
  });

  await test.step('reporting from the menu gives the focus back to it', async () => {
    await more.press('Enter');
    await chooseByKeys(derya, 'Raporla');
    const dialog = derya.getByRole('dialog', { name: 'İçerik Raporla' });
    await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await derya.keyboard.press('Escape');
    await expect(more).toBeFocused();
  });

  await test.step('a reason that is being typed stays when the phone is turned', async () => {
    await more.click();
    await item(derya, 'Gizle').click();
    const reason = derya.getByRole('dialog', { name: 'Gizle' }).getByLabel('Gerekçe');
    await reason.fill('Konu dışına çıktı');
    for (const size of [TURNED, PHONE]) {
      await derya.setViewportSize(size);
      await expect(reason).toHaveValue('Konu dışına çıktı');
    }
    await reason.press('Control+Enter');
    await expect(derya.getByRole('article', { name: '1. yorum' }).getByRole('button', { name: 'Göster' })).toBeVisible();
    await derya.getByRole('button', { name: 'Geri al' }).click();
    await expect(more).toBeVisible();
  });

  await test.step('an author changes at once and deletes from the menu', async () => {
    await ozan.goto(path);
    const own = ozan.getByRole('article', { name: /^1\. yorum/ });
    await expect(own.getByRole('button', { name: 'Düzenle' })).toBeVisible();
    await inOneLine(ozan, 1);
    await own.getByRole('button', { name: 'Daha fazla: 1. yorum' }).press('Enter');
    await expect(item(ozan, 'Alıntıla')).toBeVisible();
    await chooseByKeys(ozan, 'Sil');
    const dialog = ozan.getByRole('dialog', { name: 'Yorumunuz silinsin mi?' });
    await dialog.getByRole('button', { name: 'Vazgeç' }).click();
    await expect(own.getByRole('button', { name: 'Daha fazla: 1. yorum' })).toBeFocused();
  });

  await test.step('where there is room nothing is behind a menu but what moderators decide', async () => {
    await derya.setViewportSize(DESK);
    const first = derya.getByRole('article', { name: /^1\. yorum/ });
    for (const name of ['Alıntıla', 'Bağlantıyı kopyala', 'Çözüm olarak işaretle', 'Raporla', 'Moderasyon: 1. yorum'])
      await expect(first.getByRole('button', { name })).toBeVisible();
    await expect(more).toBeHidden();
  });
});

async function inOneLine(page: Page, number: number): Promise<void> {
  const buttons = page.getByRole('article', { name: new RegExp(`^${number}\\. yorum`) }).locator('footer button');
  const tops = () => buttons.evaluateAll((all) => all.map((button) => Math.round(button.getBoundingClientRect().top)));
  await expect.poll(async () => new Set(await tops()).size, `lines of the ${number}. comment`).toBe(1);
}

async function visit(meydan: RunningMeydan, browser: Browser, username: string, displayName: string, role: 'user' | 'moderator'): Promise<Page> {
  await meydan.addMember({ username, displayName, role });
  const page = await openFollowing(browser, meydan, PHONE);
  await signIn(page, meydan, username);
  return page;
}
