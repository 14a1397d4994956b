import { expect, type Page } from '@playwright/test';
import { type NewMember, type RunningMeydan, test } from './support/meydan';
import { canPress, DERYA, DESK, fillSignIn, isSignedIn, OZAN, openBrowser, PHONE, visit } from './support/people';
import { inOrder } from './support/sound';

const NAZLI: NewMember = { username: 'nazli', displayName: 'Nazlı Er', role: 'admin' };
const WORDS = 'Kaporayı ben değil, hesabımı kullanan başka biri istedi.';
const QUESTION = 'Hesabınızı ne zaman geri aldınız?';
const ANSWER = 'Dün akşam; şifremi değiştirdim.';

const linkIn = (mail: string): string => /http:\/\/meydan\.test(\/appeal#\S+)/.exec(mail)?.[1] ?? '';
const mailedLink = async (meydan: RunningMeydan): Promise<string> => {
  await expect.poll(() => meydan.mailsTo('ozan@ornek.dev').map(linkIn).join('')).toContain('/appeal#');
  return meydan.mailsTo('ozan@ornek.dev').map(linkIn).find(Boolean) ?? '';
};

/** Walks with Tab until something that carries the name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press('Tab');
    const here = await page.evaluate(() => {
      const { activeElement: element } = document;
      return element instanceof HTMLTextAreaElement ? (element.labels?.[0]?.textContent ?? '') : (element?.textContent ?? '');
    });
    if (name.test(here)) return;
  }
  throw new Error(`Tab never reached ${name}`);
}

async function ban(derya: Page, meydan: RunningMeydan): Promise<void> {
  const members = (await (await derya.request.get('/api/console/members?filter={"q":"ozan"}')).json()) as { id: string }[];
  const request = { kind: 'banned', reason: 'scam', note: 'Kapora istedi' };
  const answer = await derya.request.post(`/api/console/members/${members[0]?.id}/sanctions`, { data: request, headers: { origin: meydan.url } });
  expect(answer.ok()).toBe(true);
}

test('a banned member appeals by the mailed link, another decides, and the member is in again: by keys alone', async ({ meydan, browser }) => {
  const derya = await visit(browser, meydan, DERYA, DESK);
  const nazli = await visit(browser, meydan, NAZLI, DESK);
  await meydan.addMember(OZAN);
  await ban(derya, meydan);
  const ozan = await openBrowser(browser, meydan, PHONE);
  const asked: string[] = [];
  ozan.on('request', (request) => asked.push(request.url()));

  await test.step('the link of the mail says why, and takes what the member says against it', async () => {
    const link = await mailedLink(meydan);
    await ozan.goto(link);
    await expect(ozan.getByRole('heading', { level: 1, name: 'Hesabınız yasaklandı' })).toBeVisible();
    await expect(ozan.getByRole('alert')).toContainText('Hesabiniz banlandi. Sebep: Kapora istedi. Durum: Kalici.');
    await expect(ozan.getByText('Dolandırıcılık', { exact: true })).toBeVisible();
    await inOrder(ozan);
    await tabTo(ozan, /Karara neden katılmıyorsunuz/);
    await ozan.keyboard.type(WORDS);
    await ozan.keyboard.press('Tab');
    await ozan.keyboard.press('Enter');
    await expect(ozan.getByRole('heading', { name: 'İtirazınız inceleniyor' })).toBeVisible();
    await expect(ozan.getByRole('listitem').filter({ hasText: 'Gönderildi' })).toBeVisible();
    // What opens the appeal is in no address that the browser sends.
    const token = link.split('#')[1] ?? '';
    expect(asked.filter((address) => address.includes(token))).toEqual([]);
  });

  await test.step('who decided sees that they may not', async () => {
    await derya.goto('/adminpanel/appeals');
    await expect(derya.getByText('Siz bakamazsınız.')).toBeVisible();
    await expect(derya.getByText('Kararı siz verdiniz; bu itiraza başka biri bakmalı.')).toBeVisible();
    await expect(derya.getByRole('radio')).toHaveCount(0);
  });

  await test.step('another reads the member’s words first, and asks', async () => {
    await nazli.goto('/adminpanel/appeals');
    await expect(nazli.getByText(WORDS)).toBeVisible();
    await expect(nazli.getByText('Bakabilirsiniz.')).toBeVisible();
    await canPress(nazli, 'r');
    await nazli.keyboard.press('r');
    await expect(nazli.getByLabel('Üyeye soru sorun')).toBeFocused();
    await nazli.keyboard.type(QUESTION);
    await nazli.keyboard.press('Control+Enter');
    await expect(nazli.getByRole('list', { name: 'Mesajlar' }).getByText(QUESTION)).toBeVisible();
    await inOrder(nazli);
  });

  await test.step('the member answers', async () => {
    await ozan.reload();
    await expect(ozan.getByText(QUESTION)).toBeVisible();
    await expect(ozan.getByText(/^Moderatör ·/)).toBeVisible();
    await tabTo(ozan, /Eklemek istediğiniz/);
    await ozan.keyboard.type(ANSWER);
    await ozan.keyboard.press('Control+Enter');
    await expect(ozan.getByRole('list', { name: 'Mesajlar' }).getByText(ANSWER)).toBeVisible();
    await inOrder(ozan);
  });

  await test.step('3 reverses, Enter applies it', async () => {
    await nazli.reload();
    await expect(nazli.getByText(ANSWER)).toBeVisible();
    await expect(nazli.getByRole('radio', { name: 'Kararı kaldır' })).toBeEnabled();
    await canPress(nazli, 'r');
    await nazli.keyboard.press('3');
    await expect(nazli.getByRole('radio', { name: 'Kararı kaldır' })).toBeChecked();
    await expect(nazli.getByLabel('Açıklama')).toHaveValue(/yerinde bulunmadığı için kaldırıldı/);
    await inOrder(nazli);
    await nazli.keyboard.press('Enter');
    await expect(nazli.getByText('İtiraz sonuçlandı.', { exact: true })).toBeVisible();
  });

  await test.step('the member reads it, and is in at once', async () => {
    await ozan.reload();
    await expect(ozan.getByRole('heading', { name: 'İtirazınız sonuçlandı: karar kaldırıldı' })).toBeVisible();
    await inOrder(ozan);
    await ozan.goto('/auth/login');
    await fillSignIn(ozan, OZAN.username);
    await isSignedIn(ozan);
  });
});

test('a refused sign-in leads to the appeal, and a warned member appeals from the settings', async ({ meydan, browser }) => {
  const derya = await visit(browser, meydan, DERYA, DESK);
  await meydan.addMember(OZAN);
  await ban(derya, meydan);
  const ozan = await openBrowser(browser, meydan, PHONE);
  await test.step('a link that was cut opens nothing', async () => {
    await ozan.goto('/appeal#kesik');
    await expect(ozan.getByRole('heading', { name: 'Bağlantı açılamadı' })).toBeVisible();
    await inOrder(ozan);
  });
  await test.step('the right password shows the way', async () => {
    await ozan.goto('/auth/login');
    await fillSignIn(ozan, OZAN.username);
    await ozan.getByRole('link', { name: 'Nedenini gör ve itiraz et' }).click();
    await expect(ozan.getByRole('heading', { name: 'Karara itiraz edin' })).toBeVisible();
  });
  await test.step('in the settings there is every decision', async () => {
    const kerem = await visit(browser, meydan, { username: 'kerem', displayName: 'Kerem', role: 'user' }, PHONE);
    const members = (await (await derya.request.get('/api/console/members?filter={"q":"kerem"}')).json()) as { id: string }[];
    const warned = { kind: 'warned', reason: 'harassment', note: 'Üslup' };
    await derya.request.post(`/api/console/members/${members[0]?.id}/sanctions`, { data: warned, headers: { origin: meydan.url } });
    await kerem.goto('/settings/decisions');
    await inOrder(kerem);
    await kerem.getByRole('link', { name: 'Uyarı' }).click();
    await kerem.getByLabel('Karara neden katılmıyorsunuz?').fill('Tartışma iki yanlıydı.');
    await kerem.getByRole('button', { name: 'İtirazı gönder' }).click();
    await expect(kerem.getByRole('heading', { name: 'İtirazınız inceleniyor' })).toBeFocused();
    await inOrder(kerem);
  });
});
