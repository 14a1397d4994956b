import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './support/meydan';
import { DESK, IREM, OZAN, PHONE, visit } from './support/people';
import { inBothSchemes, inOrder } from './support/sound';

const button = (page: Page) => page.getByRole('button', { name: /^Mesajlaşma/ });
const panel = (page: Page) => page.getByRole('region', { name: 'Mesajlaşma' });
const withOther = (page: Page, name: string) => page.getByRole('region', { name: `${name} ile sohbet` });
const field = (within: Locator | Page) => within.getByPlaceholder('Bir mesaj yazın...');

async function write(within: Locator | Page, text: string): Promise<void> {
  await field(within).fill(text);
  await field(within).press('Enter');
}

test('two members find each other, write, delete and shut each other out', async ({ meydan, browser }) => {
  const ozan = await visit(browser, meydan, OZAN, DESK);
  const irem = await visit(browser, meydan, IREM, DESK);
  const ofIrem = withOther(irem, 'Ozan Çelik');
  const ofOzan = withOther(ozan, 'İrem Şahin');

  await test.step('a stranger is found among the members, and may write one text', async () => {
    await irem.goto('/forum');
    await button(irem).click();
    await expect(panel(irem).getByText('Henüz sohbet yok')).toBeVisible();
    await inOrder(irem);
    await panel(irem).getByRole('tab', { name: 'Kişiler' }).click();
    await panel(irem).getByRole('searchbox', { name: 'Kişilerde ara' }).fill('OZAN');
    await panel(irem).getByRole('button', { name: 'Mesaj gönder: Ozan Çelik' }).click();
    await write(ofIrem, 'Merhaba, ölçümler burada: https://olcum.ornek/rapor');
    await expect(ofIrem.getByText('Kabul bekliyor')).toBeVisible();
  });

  await test.step('whoever is asked reads it among the requests, where its link leads nowhere, and accepts', async () => {
    await ozan.goto('/forum');
    await button(ozan).click();
    await panel(ozan)
      .getByRole('button', { name: /^Mesaj istekleri/ })
      .click();
    await panel(ozan)
      .getByRole('button', { name: /^İrem Şahin/ })
      .click();
    await expect(ofOzan.getByText('Kabul edene kadar okuduğunuzu görmez, size yeniden yazamaz.')).toBeVisible();
    await expect(ofOzan.getByText('olcum.ornek/rapor')).toBeVisible();
    await expect(ofOzan.getByRole('link')).toHaveCount(0);
    await inBothSchemes(ozan);
    await ofOzan.getByRole('button', { name: 'Kabul et' }).click();
    await write(ofOzan, 'Merhaba İrem, bakıyorum.');
    await expect(ofIrem.getByText('Merhaba İrem, bakıyorum.')).toBeVisible();
  });

  await test.step('what comes while the window is a bar is told by number, in title and panel, until it is read', async () => {
    await field(ofIrem).press('Escape');
    await expect(ofIrem.getByRole('button', { name: /^Ozan Çelik/ })).toHaveAttribute('aria-expanded', 'false');
    await write(ofOzan, 'İlk ölçüm iyi görünüyor.');
    await write(ofOzan, 'İkincisini de gönderir misin?');
    await expect(irem).toHaveTitle(/^\(1\) Forum/);
    await expect(panel(irem).getByRole('tab', { name: 'Sohbetler 1 okunmamış sohbet' })).toBeVisible();
    await ofIrem.getByRole('button', { name: /^Ozan Çelik/ }).click();
    await expect(ofIrem.getByText('İkincisini de gönderir misin?')).toBeVisible();
    await expect(irem).toHaveTitle(/^Forum/);
    await expect(ofOzan.getByText(/^Görüldü/)).toBeVisible();
    await write(ofIrem, 'Elbette, akşam yollarım.');
    await expect(ofOzan.getByText('Elbette, akşam yollarım.')).toBeVisible();
    await inBothSchemes(irem);
  });

  await test.step('on a phone the conversations are pages, and going back works', async () => {
    await irem.setViewportSize(PHONE);
    await irem.goto('/forum');
    await irem.getByRole('link', { name: /^Mesajlaşma/ }).click();
    await irem.getByRole('button', { name: /^Ozan Çelik/ }).click();
    await expect(irem.getByRole('heading', { level: 1, name: /^Ozan Çelik/ })).toBeVisible();
    await expect(irem.getByText('Elbette, akşam yollarım.')).toBeVisible();
    await inBothSchemes(irem);
    await irem.goBack();
    await expect(irem.getByRole('heading', { level: 1, name: 'Mesajlaşma' })).toBeVisible();
    await inBothSchemes(irem);
    await irem.goBack();
    await expect(irem).toHaveURL(/\/forum$/);
    await irem.setViewportSize(DESK);
  });

  await test.step('what one side deletes is gone for it, and nobody writes there any more', async () => {
    await irem.goto('/forum');
    await button(irem).click();
    await panel(irem)
      .getByRole('button', { name: /^Ozan Çelik/ })
      .click();
    const chatId = await ofOzan.getAttribute('data-chat-window');
    await ofOzan.getByRole('button', { name: 'Daha fazla: İrem Şahin' }).click();
    await ozan.getByRole('menuitem', { name: 'Sohbeti Sil' }).click();
    await ozan.getByRole('dialog', { name: 'Sohbeti Sil' }).getByRole('button', { name: 'Sil' }).click();
    await expect(ofOzan).toHaveCount(0);
    await expect(panel(ozan).getByText('Henüz sohbet yok')).toBeVisible();
    await expect(ofIrem.getByText('Karşı taraf sohbeti sildiği için mesaj gönderemezsiniz.')).toBeVisible();
    await ozan.setViewportSize(PHONE);
    await ozan.goto(`/mesajlar/${chatId}`);
    await expect(ozan.getByText('Bu sohbeti sildiniz. Yeniden başlatmak için yeni bir mesaj gönderemezsiniz.')).toBeVisible();
    await expect(ozan.getByText('Elbette, akşam yollarım.')).toHaveCount(0);
    await ozan.setViewportSize(DESK);
  });

  await test.step('whoever is shut out cannot write, though they had found the member before', async () => {
    await ozan.goto('/forum');
    await button(ozan).click();
    await panel(ozan).getByRole('tab', { name: 'Kişiler' }).click();
    const writeToIrem = panel(ozan).getByRole('button', { name: 'Mesaj gönder: İrem Şahin' });
    await expect(writeToIrem).toBeVisible();
    await ofIrem.getByRole('button', { name: 'Daha fazla: Ozan Çelik' }).click();
    await irem.getByRole('menuitem', { name: 'Engelle' }).click();
    await irem.getByRole('dialog', { name: 'Ozan Çelik engellensin mi?' }).getByRole('button', { name: 'Engelle' }).click();
    await expect(irem.getByText('Üye engellendi.')).toBeVisible();
    await writeToIrem.click();
    await expect(ozan.getByText('Bu üyeye mesaj gönderemezsiniz.')).toBeVisible();
  });
});
