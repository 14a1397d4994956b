import { expect, type Page } from '@playwright/test';
import { acquainted, field, keptIn, logOf, openWith, rowOf, say, writesMany } from './support/chat';
import { test } from './support/meydan';
import { PHONE } from './support/people';
import { inBothSchemes } from './support/sound';

const MARKER = 'gizlisözcük7341';
/** The numbers of all messages, read from the end to the beginning as a member does it; each look is in order. */
async function numbersIn(page: Page): Promise<number[]> {
  const seen = new Set<number>();
  await expect(async () => {
    const { shown, rows } = await logOf(page).evaluate((log) => {
      const texts = [...log.querySelectorAll('li')].map((row) => row.textContent ?? '');
      log.scrollTop = 0;
      return { shown: texts.flatMap((text) => /mesaj (\d+)\./.exec(text)?.[1] ?? []).map(Number), rows: texts.length };
    });
    expect(rows).toBeLessThanOrEqual(150);
    expect(shown).toEqual(shown.map((_, at) => (shown[0] ?? 0) + at));
    for (const number of shown) seen.add(number);
    expect(seen.has(1)).toBe(true);
  }).toPass({ timeout: 60_000 });
  return [...seen].sort((a, b) => a - b);
}

test('of two hundred messages with a lost connection in the middle none is lost and none comes twice', async ({ meydan, browser }) => {
  const { ozan, irem, id } = await acquainted(browser, meydan);
  await openWith(ozan, 'İrem Şahin');
  await writesMany(irem, meydan, id, 1, 80);
  await expect(rowOf(ozan, 'mesaj 80.')).toBeVisible();
  await ozan.context().setOffline(true);
  await writesMany(irem, meydan, id, 81, 140);
  await ozan.context().setOffline(false);
  await writesMany(irem, meydan, id, 141, 200);
  await expect(rowOf(ozan, 'mesaj 200.')).toBeVisible();
  expect(await numbersIn(ozan)).toEqual(Array.from({ length: 200 }, (_, at) => at + 1));

  await test.step('whoever reads further up is told of what comes, and is not moved', async () => {
    await writesMany(irem, meydan, id, 201, 203);
    await expect(ozan.getByRole('button', { name: '3 yeni mesaj' })).toBeVisible();
    await expect(rowOf(ozan, 'Merhaba!')).toBeVisible();
    await ozan.getByRole('button', { name: '3 yeni mesaj' }).click();
    await expect(rowOf(ozan, 'mesaj 203.')).toBeInViewport();
  });

  await test.step('a word is found, and a day', async () => {
    await ozan.getByRole('button', { name: 'Sohbette ara' }).click();
    await ozan.getByRole('searchbox', { name: 'Sohbette ara' }).fill('mesaj 7.');
    await ozan.getByRole('button', { name: /mesaj 7\./ }).click();
    await expect(rowOf(ozan, 'mesaj 7.')).toBeInViewport();
    await inBothSchemes(ozan);
    await ozan.getByRole('button', { name: 'Arama alanını kapat' }).click();
    await ozan.getByRole('button', { name: 'En yeniye git' }).click();
    await expect(rowOf(ozan, 'mesaj 203.')).toBeInViewport();
  });
});

test('what is written without a connection survives a reload and goes in order, and two tabs are in step', async ({ meydan, browser }) => {
  const { ozan, irem, id } = await acquainted(browser, meydan);
  await openWith(ozan, 'İrem Şahin');
  await openWith(irem, 'Ozan Çelik');
  const messages = `**/api/chat/${id}/messages`;

  await test.step('it waits, through a reload too', async () => {
    await ozan.context().setOffline(true);
    for (const text of ['bir', 'iki', 'üç']) await say(ozan, text);
    await expect(logOf(ozan).getByText('Bağlantı gelince gönderilecek')).toHaveCount(3);
    await ozan.route(messages, (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()));
    await ozan.context().setOffline(false);
    await openWith(ozan, 'İrem Şahin');
    await expect(rowOf(ozan, 'üç')).toBeVisible();
    await expect(logOf(ozan).getByText('Mesaj gönderilemedi. Lütfen tekrar deneyin.')).toBeVisible();
    await inBothSchemes(ozan);
  });

  await test.step('it goes in order when the connection is back, each once, from whichever tab', async () => {
    const other = await ozan.context().newPage();
    await other.route(messages, (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()));
    await openWith(other, 'İrem Şahin');
    await expect(rowOf(other, 'üç')).toBeVisible();
    await Promise.all([ozan.unroute(messages), other.unroute(messages)]);
    await expect(irem.getByRole('log').getByText(/^(bir|iki|üç)$/)).toHaveText(['bir', 'iki', 'üç']);
    for (const page of [ozan, other]) {
      await expect(logOf(page).getByText(/^(bir|iki|üç)$/)).toHaveText(['bir', 'iki', 'üç']);
      await expect(page.locator('[data-outgoing]')).toHaveCount(0);
    }

    await say(other, 'öteki sekmeden');
    await expect(rowOf(ozan, 'öteki sekmeden')).toHaveCount(1);
    await field(ozan).fill('yarım kalan');
    await expect(field(other)).toHaveValue('yarım kalan');
    await field(ozan).fill('');
    await other.close();
  });

  await test.step('messages are answered, reacted to, edited and taken back, and both sides see it', async () => {
    await say(irem, 'Yan tablo fikrini denedin mi?');
    const asked = rowOf(ozan, 'Yan tablo fikrini');
    await asked.hover();
    await asked.getByRole('button', { name: /^Daha fazla/ }).click();
    await ozan.getByRole('menuitem', { name: 'Yanıtla' }).click();
    await say(ozan, 'Denedim, 40 dakika 3 dakikaya indi!');
    await expect(rowOf(irem, '40 dakika').getByRole('button', { name: /^Yanıtlanan mesaja git/ })).toHaveText('Yan tablo fikrini denedin mi?');

    await rowOf(irem, '40 dakika').hover();
    await rowOf(irem, '40 dakika')
      .getByRole('button', { name: /^Daha fazla/ })
      .click();
    await irem.getByRole('menuitem', { name: '👍 tepkisi ver' }).click();
    await expect(rowOf(ozan, '40 dakika').getByRole('button', { name: '👍 1: İrem Şahin' })).toBeVisible();
    await inBothSchemes(irem);

    await field(ozan).press('ArrowUp');
    await expect(field(ozan)).toHaveValue('Denedim, 40 dakika 3 dakikaya indi!');
    await say(ozan, 'Denedim: 40 dakika 2 dakikaya indi!');
    await expect(rowOf(irem, '2 dakikaya indi').getByText('düzenlendi')).toBeVisible();

    await rowOf(ozan, '2 dakikaya indi').hover();
    await rowOf(ozan, '2 dakikaya indi')
      .getByRole('button', { name: /^Daha fazla/ })
      .click();
    await ozan.getByRole('menuitem', { name: 'Sil' }).click();
    await ozan.getByRole('dialog').getByRole('button', { name: 'Sil' }).click();
    await expect(rowOf(irem, 'Bu mesaj silindi')).toBeVisible();
    await expect(logOf(irem).getByText('2 dakikaya')).toHaveCount(0);
  });

  await test.step('after signing out no byte of a message is left in the browser, in any tab', async () => {
    const other = await ozan.context().newPage();
    await openWith(other, 'İrem Şahin');
    await say(ozan, `${MARKER} gönderilen`);
    await expect(rowOf(irem, MARKER)).toBeVisible();
    await ozan.route(messages, (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()));
    await say(ozan, `${MARKER} bekleyen`);
    await field(ozan).fill(`${MARKER} yarım`);
    await expect.poll(() => keptIn(ozan)).toContain(`${MARKER} yarım`);
    expect(await keptIn(ozan)).toContain(`${MARKER} bekleyen`);
    await ozan.getByRole('button', { name: /^Hesap menüsü/ }).click();
    await ozan.getByRole('menuitem', { name: 'Çıkış Yap' }).click();
    await expect(ozan).toHaveURL(/\/auth\/login/);
    await expect(other).toHaveURL(/\/auth\/login/);
    for (const page of [ozan, other]) expect(await keptIn(page)).not.toContain(MARKER);
    await ozan.reload();
    await expect(ozan.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await keptIn(ozan)).not.toContain(MARKER);
  });

  await test.step('on a phone a conversation is the whole screen', async () => {
    await irem.setViewportSize(PHONE);
    await irem.goto('/forum');
    await irem.getByRole('link', { name: /^Mesajlaşma/ }).click();
    await irem.getByRole('button', { name: /^Ozan Çelik/ }).click();
    await say(irem, 'ALLCAPS '.repeat(40));
    await inBothSchemes(irem);
  });
});
