import { type Browser, expect, type Page } from '@playwright/test';
import { type RunningMeydan, test } from './support/meydan';
import { commentBy, DERYA, DESK, IREM, menuHearsKeys, openFollowing, PHONE, signIn, topicBy, visit } from './support/people';
import { inBothSchemes, inOrder } from './support/sound';

const TEXT = 'Toplu yazınca yeniden kurmak ne kadar sürüyor? Bizde saatler aldı.';

test('what is changed in a text is never lost', async ({ meydan, browser }) => {
  const { page, path } = await author(meydan, browser);
  const own = comment(page, 1);
  const field = own.getByRole('textbox', { name: 'Yorum' });
  await own.getByRole('button', { name: 'Düzenle', exact: true }).click();
  await expect(field).toBeFocused();
  await keeping(page, () => field.fill('Önce ölçün: toplu yazmak kurtardı.'));

  await test.step('after a reload it is offered again', async () => {
    await page.reload();
    await own.getByRole('button', { name: 'Düzenlemeyi sürdür' }).click();
    await expect(field).toHaveValue('Önce ölçün: toplu yazmak kurtardı.');
  });

  await test.step('a device that never saw it finds it under the drafts, in its place', async () => {
    const elsewhere = await openFollowing(browser, meydan, PHONE);
    await signIn(elsewhere, meydan, 'irem');
    await elsewhere.goto('/forum/drafts');
    await expect(elsewhere.getByText('Yorum düzenlemesi')).toBeVisible();
    await elsewhere.getByRole('link', { name: 'Toplu yazmak' }).click();
    const there = comment(elsewhere, 1).getByRole('textbox', { name: 'Yorum' });
    await expect(there).toHaveValue('Önce ölçün: toplu yazmak kurtardı.');
    await expect(there).toBeFocused();
    await inOrder(elsewhere);
    await comment(elsewhere, 1).getByRole('button', { name: 'Vazgeç' }).click();
    await elsewhere.getByRole('button', { name: 'Geri al' }).click();
    await expect(there).toHaveValue('Önce ölçün: toplu yazmak kurtardı.');
    await elsewhere.context().close();
  });

  await test.step('a failure to save keeps it', async () => {
    await page.reload();
    await own.getByRole('button', { name: 'Düzenlemeyi sürdür' }).click();
    await page.route('**/api/forum/comments/*', (route) => route.abort());
    await field.press('Control+Enter');
    await expect(page.getByText('Yorumunuz kaydedilemedi')).toBeVisible();
    await expect(field).toHaveValue('Önce ölçün: toplu yazmak kurtardı.');
    await page.unroute('**/api/forum/comments/*');
  });

  await test.step('once it is saved there is no draft any more', async () => {
    const gone = page.waitForResponse((answer) => answer.url().includes('/api/forum/drafts/edit-comment') && answer.request().method() === 'DELETE');
    await own.getByRole('button', { name: 'Kaydet' }).click();
    await gone;
    await expect(own.getByText('toplu yazmak kurtardı')).toBeVisible();
    await page.goto('/forum/drafts');
    await expect(page.getByText('Taslağınız yok')).toBeVisible();
  });

  await test.step('where the text is gone, what was typed can still be had and thrown away', async () => {
    await page.goto(path);
    await own.getByRole('button', { name: 'Düzenle', exact: true }).click();
    await keeping(page, () => field.fill('Son sözüm.'));
    const id = (await own.getAttribute('id'))?.replace('comment-', '');
    const answer = await page.request.delete(`/api/forum/comments/${id}`, { headers: { origin: meydan.url } });
    expect(answer.ok(), await answer.text()).toBe(true);
    await page.goto('/forum/drafts');
    await expect(page.getByText('Bu metnin yeri artık yok.')).toBeVisible();
    await page.getByRole('button', { name: 'Metni kopyala: Toplu yazmak' }).click();
    await expect(page.getByText('Taslağın metni kopyalandı.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Son sözüm.');
    await inOrder(page);
    await page.getByRole('button', { name: 'Taslağı sil: Toplu yazmak' }).click();
    await expect(page.getByText('Taslağınız yok')).toBeVisible();
    // This device lets go of it once the server has.
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Son sözüm.');
  });
});

test('a moderator who was quicker is not overwritten', async ({ meydan, browser }) => {
  const { page, path } = await author(meydan, browser);
  const post = page.getByRole('article', { name: 'Konu, İrem Şahin' });
  await post.getByRole('button', { name: 'Düzenle', exact: true }).click();
  await keeping(page, () => post.getByLabel('Başlık').fill('Toplu yazmanın bedeli'));
  await retag(browser, meydan, path);
  await page.reload();
  await post.getByRole('button', { name: 'Düzenlemeyi sürdür' }).click();
  await expect(page.getByText('Siz düzenlerken bu metin değişti')).toBeVisible();
  await expect(post.getByText('Derya Aksoy', { exact: false }).first()).toBeVisible();
  await post.getByRole('button', { name: 'Karşılaştır' }).click();
  const dialog = page.getByRole('dialog', { name: 'Siz düzenlerken bu metin değişti' });
  await expect(dialog.locator('ins').filter({ hasText: 'basarim' }).first()).toBeVisible();
  await inOrder(page);
  await dialog.getByRole('button', { name: 'Yazdıklarımla sürdür' }).click();
  await expect(page.getByText('Siz düzenlerken bu metin değişti')).toBeHidden();
  await post.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Toplu yazmanın bedeli' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'basarim', exact: true }).first()).toBeVisible();
});

test('the tools are one tab stop, and what is typed is seen beside', async ({ meydan, browser }) => {
  const { page } = await author(meydan, browser);
  const field = page.getByRole('textbox', { name: 'Yorum' });
  const tools = page.getByRole('toolbar', { name: 'Biçimlendirme' });
  const tool = (name: string) => tools.getByRole('button', { name, exact: true });

  await test.step('arrows go from tool to tool, the tab key past them', async () => {
    await tool('Kalın').focus();
    for (const [key, name] of [
      ['ArrowRight', 'İtalik'],
      ['End', 'Üye an'],
      ['ArrowRight', 'Kalın'],
      ['ArrowLeft', 'Üye an'],
      ['Home', 'Kalın'],
      ['ArrowRight', 'İtalik'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tool(name)).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Önizleme' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(field).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(tool('İtalik')).toBeFocused();
  });

  await test.step('the list of languages gives the focus back', async () => {
    await tool('Kod bloğu').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Python' })).toBeVisible();
    await menuHearsKeys(page);
    await page.keyboard.press('Escape');
    await expect(tool('Kod bloğu')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(tool('Görsel ekle')).toBeFocused();
  });

  await test.step('keys mark, and an address over words makes a link', async () => {
    await field.fill('kaynak');
    await field.press('Control+a');
    await field.press('Control+i');
    await expect(field).toHaveValue('_kaynak_');
    await field.press('Control+a');
    await field.evaluate((place) => {
      const data = new DataTransfer();
      data.setData('text/plain', 'https://ornek.dev/yaz_(1)');
      place.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data }));
    });
    await expect(field).toHaveValue('[_kaynak_](<https://ornek.dev/yaz_(1)>)');
    await field.press('Control+End');
    await field.press('Enter');
    await page.keyboard.type('bak');
    await field.press('Shift+Control+ArrowLeft');
    await field.press('Control+k');
    await page.keyboard.type('https://ornek.dev');
    await expect(field).toHaveValue(/\n\[bak\]\(https:\/\/ornek\.dev\)$/);
  });

  await test.step('the preview stands where there is room for it', async () => {
    await page.getByRole('button', { name: 'Önizleme' }).click();
    await expect(page.getByRole('link', { name: 'kaynak' })).toBeVisible();
    await inBothSchemes(page);
    await page.getByRole('button', { name: 'Yazmaya dön' }).click();
    await page.setViewportSize(DESK);
    await page.getByRole('button', { name: 'Önizleme' }).click();
    await besideTheText(page);
    await inBothSchemes(page);
  });
});

test('a moderator finds an old topic to merge into', async ({ meydan, browser }) => {
  await meydan.addMember(DERYA);
  const page = await openFollowing(browser, meydan, DESK);
  await signIn(page, meydan, DERYA.username);
  const old = await topicBy(page, meydan, 'Işıklı ölçüm gecikmeleri', TEXT);
  const newer = Array.from({ length: 101 }, (_, count) => topicBy(page, meydan, `Yeni konu ${count}`, TEXT));
  await Promise.all(newer);
  await page.goto(await topicBy(page, meydan, 'Ölçüm neden geç geliyor?', TEXT));
  await page.getByRole('button', { name: 'Moderasyon: konu' }).click();
  await page.getByRole('menuitem', { name: 'Başka bir konuyla birleştir' }).click();
  const dialog = page.getByRole('dialog', { name: 'Başka bir konuyla birleştir' });
  const option = dialog.getByRole('option', { name: /Işıklı ölçüm gecikmeleri/ });
  const field = dialog.getByRole('combobox', { name: 'Hangi konuyla birleştirilsin?' });

  await test.step('nothing is found for what nobody wrote', async () => {
    await expect(field).toBeFocused();
    await field.fill('zzzzqq');
    await expect(dialog.getByText(/Böyle bir konu bulunamadı/)).toBeVisible();
    await field.fill('01900000-0000-7000-8000-00000000000a');
    await expect(dialog.getByText('Bu adreste bir konu bulunamadı.')).toBeVisible();
    await page.route('**/api/search?*', (route) => route.abort());
    await field.fill('kopan hat');
    await dialog.getByRole('button', { name: 'Tekrar Dene' }).waitFor();
    await page.unroute('**/api/search?*');
  });

  await test.step('folded words find it, and it is taken by keys', async () => {
    await field.fill('ISIKLI olcum');
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await inBothSchemes(page);
    await page.keyboard.press('Escape');
    await expect(option).toBeHidden();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('Işıklı ölçüm gecikmeleri');
  });

  await test.step('its address names it too', async () => {
    await page.setViewportSize(PHONE);
    await field.fill(new URL(old, meydan.url).href);
    await expect(option).toBeVisible();
    await inBothSchemes(page);
    await option.click();
    await dialog.getByLabel('Gerekçe').fill('Aynı soru');
    await dialog.getByRole('button', { name: 'Başka bir konuyla birleştir' }).click();
    await expect(page.getByText('Bu konu başka bir konuyla birleştirildi', { exact: true })).toBeVisible();
  });
});

const comment = (page: Page, number: number) => page.getByRole('article', { name: new RegExp(`^${number}\\. yorum`) });

/** Waits until the server has what was typed. */
async function keeping(page: Page, type: () => Promise<void>): Promise<void> {
  const kept = page.waitForResponse((answer) => answer.url().includes('/api/forum/drafts/edit') && answer.request().method() === 'PUT' && answer.ok());
  await type();
  await kept;
}

/** A member with a topic and a comment of their own. */
async function author(meydan: RunningMeydan, browser: Browser): Promise<{ page: Page; path: string }> {
  await meydan.addMember(IREM);
  const page = await openFollowing(browser, meydan, PHONE);
  await signIn(page, meydan, IREM.username);
  const path = await topicBy(page, meydan, 'Toplu yazmak', TEXT);
  await commentBy(page, meydan, path, 'Önce ölçün.');
  await page.goto(path);
  await expect(comment(page, 1).getByRole('button', { name: 'Düzenle', exact: true })).toBeVisible();
  return { page, path };
}

async function retag(browser: Browser, meydan: RunningMeydan, path: string): Promise<void> {
  const page = await visit(browser, meydan, DERYA);
  const answer = await page.request.put(`/api/forum/topics/${path.split('/').at(-1)}/moderate`, {
    data: { action: 'retag', selectedTags: ['cqrs', 'basarim'], reason: 'Etiketi eksikti' },
    headers: { origin: meydan.url },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  await page.context().close();
}

/** It is remembered, grows with what is typed and scrolls along. */
async function besideTheText(page: Page): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Yorum' });
  const beside = page.getByRole('region', { name: 'Önizleme' });
  await page.reload();
  await expect(beside.getByRole('link', { name: 'kaynak' })).toBeVisible();
  await field.fill(Array.from({ length: 60 }, (_, line) => `Satır ${line}`).join('\n\n'));
  await expect(beside.getByText('Satır 59')).toBeAttached();
  await field.evaluate((place) => place.scrollTo(0, place.scrollHeight));
  await expect(beside.getByText('Satır 59')).toBeInViewport();
  await field.evaluate((place) => place.scrollTo(0, 0));
  await expect(beside.getByText('Satır 0', { exact: true })).toBeInViewport();
  await field.fill('# Başlık\n\n**Kalın** ve [bağlantı](https://ornek.dev)\n\n- bir\n- iki\n\n```ts\nconst a = 1;\n```');
  await expect(beside.getByText('const a = 1;')).toBeVisible();
}
