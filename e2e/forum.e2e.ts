import { type Browser, expect, type Page } from '@playwright/test';
import { type RunningMeydan, test } from './support/meydan';
import {
  chooseByKeys,
  commentBy,
  DERYA,
  DESK,
  IREM,
  isSignedIn,
  listenTo,
  OZAN,
  openBrowser,
  openListening,
  PHONE,
  topicBy,
  visit,
  writeTopic,
} from './support/people';
import { inOrder } from './support/sound';

const TEXT = 'Okuma modelimizi değiştirdiğimizde bütün olayları yeniden oynatıyoruz. Siz ne yapıyorsunuz?';

test('members find topics by tag and order, and hear of new ones without anything moving', async ({ meydan, browser }) => {
  const { irem, ozan } = await people(meydan, browser);
  await topicBy(irem, meydan, 'Okuma modelini ne zaman kurmalı?', TEXT, ['cqrs', 'c++']);
  await topicBy(irem, meydan, 'Maaş görüşmesinde ne konuşulur?', TEXT, ['kariyer']);

  await test.step('a tag leads to its topics, and the way back is one press', async () => {
    await ozan.goto('/forum');
    await ozan.getByRole('region', { name: 'Konular' }).getByRole('link', { name: 'c++', exact: true }).click();
    await expect(ozan).toHaveURL(/\/forum\?tag=c-plus-plus$/);
    await expect(ozan.getByRole('link', { name: 'Okuma modelini ne zaman kurmalı?' })).toBeVisible();
    await expect(ozan.getByRole('link', { name: 'Maaş görüşmesinde ne konuşulur?' })).toBeHidden();
    await ozan.getByRole('link', { name: 'Yanıtsız', exact: true }).click();
    await expect(ozan).toHaveURL(/tag=c-plus-plus&sort=unanswered/);
    await ozan.getByRole('link', { name: 'c++ etiketini kaldır' }).click();
    await expect(ozan).toHaveURL(/\/forum\?sort=unanswered$/);
    await ozan.getByRole('link', { name: 'Çözülen', exact: true }).click();
    await expect(ozan.getByRole('heading', { name: 'Çözülmüş konu yok' })).toBeVisible();
  });

  await test.step('tags that others use are offered while a topic is written', async () => {
    await ozan.goto('/forum?new=1');
    await ozan.getByRole('textbox', { name: 'Etiketler' }).fill('CQ');
    await ozan.getByRole('button', { name: 'cqrs etiketini ekle' }).click();
    await expect(ozan.getByRole('button', { name: 'cqrs etiketini kaldır' })).toBeVisible();
  });

  await test.step('a new topic is told of and shown when that is asked for', async () => {
    await openListening(ozan, '/forum', 'topics');
    await writeTopic(irem, 'Yeni açılan konu', TEXT);
    const bar = ozan.getByRole('button', { name: '1 yeni konu' });
    await expect(bar).toBeVisible();
    await expect(ozan.getByRole('link', { name: 'Yeni açılan konu' })).toBeHidden();
    await bar.click();
    await expect(ozan.getByRole('link', { name: 'Yeni açılan konu' })).toBeVisible();
    await expect(bar).toBeHidden();
    // Her own topics are no news to her.
    await expect(irem.getByRole('button', { name: /yeni konu/ })).toBeHidden();
  });
  await ozan.goto('/forum?tag=cqrs');
  await expect(ozan.getByRole('link', { name: 'Okuma modelini ne zaman kurmalı?' })).toBeVisible();
  await inOrder(ozan);
});

test('a topic says how often it was read, and its author is no reader', async ({ meydan, browser }) => {
  const { irem, ozan } = await people(meydan, browser);
  const path = await topicBy(irem, meydan, 'Kimler okudu?', TEXT);
  const told: string[] = [];
  irem.on('request', (request) => told.push(request.url()));
  await irem.goto(path);
  await expect(irem.getByText('0 görüntülenme')).toBeVisible();

  await test.step('who has looked at it for a while is counted', async () => {
    const guest = await openBrowser(browser, meydan, PHONE);
    const look = async (reader: Page) => {
      const counted = reader.waitForResponse((response) => response.url().endsWith('/views'));
      await reader.goto(path);
      expect(await (await counted).json()).toMatchObject({ data: { counted: true } });
    };
    await Promise.all([ozan, guest].map(look));
    meydan.clock.advance({ seconds: 10 });
    await guest.context().close();
  });

  await test.step('the list and the topic show it', async () => {
    const row = ozan.getByRole('article').filter({ hasText: 'Kimler okudu?' });
    await expect(async () => {
      await ozan.goto('/forum');
      await expect(row).toContainText('2 görüntülenme', { timeout: 2_000 });
    }).toPass();
    await irem.reload();
    await expect(irem.getByText('2 görüntülenme')).toBeVisible();
    expect(told.filter((url) => url.endsWith('/views'))).toEqual([]);
  });
});

test('what is written is edited, solved and deleted in its own place', async ({ meydan, browser }) => {
  const { irem, ozan } = await people(meydan, browser);
  const path = await topicBy(irem, meydan, 'Okuma modelini ne zaman kurmalı?', TEXT);

  await test.step('new comments are told of and shown when that is asked for', async () => {
    await irem.goto('/forum');
    await isSignedIn(irem);
    await listenTo(irem, path);
    for (const text of ['Önce ölçün: sürenin çoğu tek tek yazmaktı.', 'Bence hiç gerek yok.']) await commentBy(ozan, meydan, path, text);
    await ozan.goto(path);
    const bar = irem.getByRole('button', { name: '2 yeni yorum' });
    await expect(bar).toBeVisible();
    await expect(commentWith(irem, 'Önce ölçün')).toBeHidden();
    await inOrder(irem);
    await bar.click();
    await expect(commentWith(irem, 'Önce ölçün')).toBeVisible();
    await expect(bar).toBeHidden();
  });

  await test.step('an author edits in place, and everybody can see what changed', async () => {
    const own = commentWith(ozan, 'Önce ölçün');
    await own.getByRole('button', { name: 'Düzenle' }).click();
    const text = own.getByRole('textbox', { name: 'Yorum' });
    await expect(text).toBeFocused();
    await text.fill('Önce ölçün: bizde sürenin çoğu toplu yazınca gitti.');
    await ozan.reload();
    await own.getByRole('button', { name: 'Düzenle' }).click();
    await expect(commentsIn(ozan).getByRole('textbox', { name: 'Yorum' })).toHaveValue(/toplu yazınca/);
    await expect(commentsIn(ozan).getByRole('textbox', { name: 'Yorum' })).toBeFocused();
    await ozan.keyboard.press('Control+Enter');
    await expect(commentWith(ozan, 'toplu yazınca gitti')).toBeFocused();
    await irem.goto(path);
    await commentWith(irem, 'toplu yazınca gitti').getByRole('button', { name: 'düzenlendi' }).click();
    const history = irem.getByRole('dialog', { name: 'Düzenleme geçmişi' });
    await expect(history.getByText('2. sürüm / 2')).toBeVisible();
    await expect(history.locator('ins').filter({ hasText: 'toplu' })).toBeVisible();
    await expect(history.locator('del').filter({ hasText: 'tek' }).first()).toBeVisible();
    await inOrder(irem);
    await history.getByRole('button', { name: 'Önceki sürüm' }).click();
    await expect(history.getByText('1. sürüm / 2')).toBeVisible();
    await irem.keyboard.press('Escape');
  });

  await test.step('the topic’s author edits it and says what solved it', async () => {
    await irem.getByRole('article', { name: 'Konu, İrem Şahin' }).getByRole('button', { name: 'Düzenle' }).click();
    const form = irem.getByRole('form', { name: 'Konuyu düzenle' });
    await form.getByLabel('Başlık').fill('Okuma modeli ne zaman yeniden kurulmalı?');
    await inOrder(irem);
    await form.getByRole('button', { name: 'Kaydet' }).click();
    await expect(irem.getByRole('heading', { level: 1, name: 'Okuma modeli ne zaman yeniden kurulmalı?' })).toBeVisible();
    await commentWith(irem, 'toplu yazınca gitti').getByRole('button', { name: 'Çözüm olarak işaretle' }).click();
    const solution = irem.getByRole('complementary', { name: 'Çözüm' });
    await expect(solution).toContainText('Ozan Çelik');
    await solution.getByRole('link', { name: 'Yanıta git' }).click();
    await expect(commentWith(irem, 'toplu yazınca gitti')).toBeFocused();
    await expect(irem.getByText('Çözüldü', { exact: true })).toBeVisible();
  });

  await test.step('an author deletes a comment after being told what that does', async () => {
    await ozan.goto(path);
    await commentWith(ozan, 'Bence hiç gerek yok').getByRole('button', { name: 'Sil' }).click();
    const dialog = ozan.getByRole('dialog', { name: 'Yorumunuz silinsin mi?' });
    await dialog.getByRole('button', { name: 'Sil', exact: true }).click();
    await expect(ozan.getByText('Bu yorum yazarı tarafından silindi.')).toBeVisible();
  });
});

test('a moderator takes care of a topic on its page', async ({ meydan, browser }) => {
  const { irem, ozan } = await people(meydan, browser);
  const derya = await visit(browser, meydan, DERYA, DESK);
  const path = await topicBy(irem, meydan, 'Okuma modeli ne zaman yeniden kurulmalı?', TEXT);
  await commentBy(ozan, meydan, path, 'Bizde sürenin çoğu toplu yazınca gitti.');

  await test.step('a moderator locks by keys alone, and takes it back from the toast', async () => {
    await derya.goto(path);
    await derya.getByRole('button', { name: 'Moderasyon: konu' }).focus();
    await derya.keyboard.press('Enter');
    await chooseByKeys(derya, /^Kilitle/);
    const dialog = derya.getByRole('dialog', { name: 'Kilitle' });
    await expect(dialog.getByText(/moderatörlerden başka kimse yorum yazamaz/)).toBeVisible();
    await dialog.getByLabel('Gerekçe').fill('Tartışma bitti');
    await derya.keyboard.press('Control+Enter');
    await expect(derya.getByText('Kilitli', { exact: true })).toBeVisible();
    // A message stays as long as the pointer is on it.
    await derya.getByRole('button', { name: 'Geri al' }).hover();
    await ozan.goto(path);
    await expect(ozan.getByText('Bu konu kilitlendiği için yorum yazılamıyor.')).toBeVisible();
    await derya.getByRole('button', { name: 'Geri al' }).click();
    await expect(derya.getByText('Kilitli', { exact: true })).toBeHidden();
  });

  await test.step('a moderator hides a comment', async () => {
    await choose(derya, 'Moderasyon: 1. yorum', 'Gizle');
    await decide(derya, 'Gizle');
    await expect(commentsIn(derya).first().getByText('Bu yorum moderatör tarafından gizlendi.')).toBeVisible();
    await expect(commentWith(derya, 'toplu yazınca gitti')).toHaveCount(0);
    await derya.getByRole('button', { name: 'Geri al' }).click();
    await expect(commentWith(derya, 'toplu yazınca gitti')).toBeVisible();
  });
  await inOrder(derya);

  await test.step('a moderator splits comments off into a topic of their own', async () => {
    await choose(derya, 'Moderasyon: konu', 'Yorumları yeni konuya ayır');
    await derya.getByRole('checkbox', { name: '1. yorumu seç' }).check();
    await inOrder(derya);
    await derya.getByRole('region', { name: 'Yorumları yeni konuya ayır' }).getByRole('button', { name: 'Yeni konuya ayır' }).click();
    await derya.getByLabel('Yeni konunun başlığı').fill('Toplu yazmak');
    await decide(derya, 'Yorumları yeni konuya ayır');
    await expect(derya.getByRole('heading', { level: 1, name: 'Toplu yazmak' })).toBeVisible();
    await expect(commentWith(derya, 'toplu yazınca gitti')).toBeVisible();
  });

  await test.step('a moderator merges the one into the other, and readers are led on', async () => {
    await choose(derya, 'Moderasyon: konu', 'Başka bir konuyla birleştir');
    await derya.getByLabel('Hangi konuyla birleştirilsin?').fill('okuma MODELI');
    await derya.getByRole('option', { name: /Okuma modeli ne zaman/ }).click();
    await inOrder(derya);
    await decide(derya, 'Başka bir konuyla birleştir');
    await expect(derya.getByText('Bu konu başka bir konuyla birleştirildi', { exact: true })).toBeVisible();
    await derya.getByRole('link', { name: 'Okuma modeli ne zaman yeniden kurulmalı?', exact: true }).first().click();
    await expect(derya).toHaveURL(new RegExp(`${path}$`));
    // The comments follow their topic one by one, after the decision.
    await expect(async () => {
      await derya.reload();
      await expect(commentWith(derya, 'toplu yazınca gitti')).toBeVisible({ timeout: 3_000 });
    }).toPass();
  });
});

const commentsIn = (page: Page) => page.getByRole('article', { name: /^\d+\. yorum/ });
const commentWith = (page: Page, text: string) => commentsIn(page).filter({ hasText: text });

async function choose(page: Page, menu: string, tool: string): Promise<void> {
  await page.getByRole('button', { name: menu }).click();
  await page.getByRole('menuitem', { name: tool }).click();
}

async function decide(page: Page, tool: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: tool });
  await dialog.getByLabel('Gerekçe').fill('Konu dışına çıktı');
  await dialog.getByRole('button', { name: tool }).click();
  await expect(dialog).toBeHidden();
}

async function people(meydan: RunningMeydan, browser: Browser) {
  return { irem: await visit(browser, meydan, IREM, DESK), ozan: await visit(browser, meydan, OZAN, DESK) };
}
