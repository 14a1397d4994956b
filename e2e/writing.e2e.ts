import { expect, type Locator, type Page } from '@playwright/test';
import { photograph, screenshot } from '../backend/src/platform/uploads/pictures.fixture';
import { test } from './support/meydan';
import { openFollowing, PHONE, signIn, topicBy } from './support/people';
import { inOrder } from './support/sound';

const CODE = 'const meydan: string = "açık";';
const HARMFUL = [
  '<script>window.harmed = 1</script>',
  '<img src=x onerror="window.harmed = 1">',
  '[tıkla](javascript:window.harmed=1)',
  '![iz](https://disarida.example/iz.png)',
  '![çıkış](/api/auth/oauth/github/start)',
  `${'> '.repeat(10)}derin`,
].join('\n\n');

/** Lets a picture arrive in the field the way that a person's clipboard or hand brings it. */
async function bring(field: Locator, event: 'paste' | 'drop', name: string, type: string, bytes: Buffer): Promise<void> {
  await field.evaluate(
    (place, { event, name, type, base64 }) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], name, { type }));
      const options = { bubbles: true, cancelable: true };
      place.dispatchEvent(
        event === 'paste' ? new ClipboardEvent('paste', { ...options, clipboardData: data }) : new DragEvent('drop', { ...options, dataTransfer: data }),
      );
    },
    { event, name, type, base64: bytes.toString('base64') },
  );
}

const composer = (page: Page) => page.getByRole('textbox', { name: 'Yorum' });
const tool = (page: Page, name: string) => page.getByRole('toolbar', { name: 'Biçimlendirme' }).getByRole('button', { name, exact: true });
const LINK = /!\[[^\]]*\]\(\/api\/forum\/images\/[0-9a-f-]{36}#\d+x\d+\)/;

test('a member writes with pictures, mentions and code', async ({ meydan, browser }) => {
  await meydan.addMember({ username: 'elif', displayName: 'Elif Işık', role: 'user' });
  await meydan.addMember({ username: 'sebnem.kaya', displayName: 'Şebnem Kaya', role: 'user' });
  await meydan.addMember({ username: 'sebahat', displayName: 'Sebahat Uzun-Karadeniz', role: 'user' });
  const page = await openFollowing(browser, meydan, PHONE);
  const outside: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(meydan.url) && !/^(data|blob):/.test(request.url())) outside.push(request.url());
  });
  await signIn(page, meydan, 'elif');
  const path = await topicBy(page, meydan, 'Yazarken görsel', `Soru şu:\n\n\`\`\`ts\n${CODE}${' // uzun'.repeat(30)}\n\`\`\`\n\n${HARMFUL}`);
  await page.goto(path);
  const field = composer(page);

  await test.step('what means harm becomes text, and nothing is asked of elsewhere', async () => {
    await expect(page.getByRole('link', { name: 'Görsel: iz' })).toHaveAttribute('href', 'https://disarida.example/iz.png');
    await expect(page.getByRole('link', { name: 'Görsel: çıkış' })).toBeVisible();
    await expect(page.locator('a[href^="javascript"]')).toHaveCount(0);
    expect([await page.evaluate(() => (window as { harmed?: number }).harmed), outside]).toEqual([undefined, []]);
  });

  await test.step('code is copied by keyboard, and named', async () => {
    await expect(page.getByText('TypeScript', { exact: true })).toBeVisible();
    const copy = page.getByRole('button', { name: 'Kopyala', exact: true });
    await copy.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Kopyalandı' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(CODE);
  });

  await test.step('a picture is pasted at the caret, described, and moves nothing when it is read', async () => {
    await field.fill('Önce  sonra');
    await field.evaluate((place) => (place as HTMLTextAreaElement).setSelectionRange(5, 5));
    await bring(field, 'paste', 'image.png', 'image/png', await screenshot());
    await expect(field).toHaveValue(new RegExp(`^Önce ${LINK.source} sonra$`));
    await page.getByLabel('Görsel açıklaması').fill('Ana sayfanın [yeni] görünümü');
    await expect(field).toHaveValue(/!\[Ana sayfanın yeni görünümü\]\(/);
    await page.getByRole('button', { name: 'Tamam' }).click();
  });

  await test.step('a photograph is dropped, and one is chosen from a dialog', async () => {
    await field.focus();
    await page.keyboard.press('Control+End');
    await bring(field, 'drop', 'deniz_kiyisi.jpg', 'image/jpeg', await photograph());
    await expect(field).toHaveValue(/!\[deniz kiyisi\]\([^)]*#40x60\)$/);
    const chooser = page.waitForEvent('filechooser');
    await tool(page, 'Görsel ekle').click();
    await (await chooser).setFiles({ name: 'plan.png', mimeType: 'image/png', buffer: await screenshot(20, 10) });
    await expect(field).toHaveValue(/!\[plan\]\([^)]*#20x10\)$/);
  });

  await test.step('what is no picture leaves the text alone and offers another try', async () => {
    const before = await field.inputValue();
    await bring(field, 'drop', 'belge.pdf', 'application/pdf', Buffer.from('%PDF-1.7'));
    await expect(page.getByText('Lütfen yalnızca görsel dosyası yükleyin.')).toBeVisible();
    await bring(field, 'paste', 'bozuk.png', 'image/png', Buffer.from('bozuk'));
    await expect(page.getByRole('button', { name: 'Tekrar Dene' })).toBeVisible();
    await expect(field).toHaveValue(before);
    await page.getByRole('alert').filter({ hasText: 'Tekrar Dene' }).getByRole('button', { name: 'Bildirimi kapat' }).click();
  });

  await test.step('a member is mentioned by keys alone', async () => {
    await field.focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.type('\n\nSağ ol @s');
    await expect(page.getByText('Üye aramak için bir harf daha yazın.').first()).toBeVisible();
    await page.keyboard.type('eb');
    const list = page.getByRole('listbox', { name: 'Anılabilecek üyeler' });
    await expect(list.getByRole('option')).toHaveCount(2);
    await inOrder(page);
    const kaya = list.getByRole('option', { name: /Şebnem Kaya/ });
    for (let step = 0; step < 2 && (await kaya.getAttribute('aria-selected')) !== 'true'; step++) await page.keyboard.press('ArrowDown');
    await expect(field).toHaveAttribute('aria-activedescendant', (await kaya.getAttribute('id')) ?? '');
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue(/Sağ ol @sebnem\.kaya $/);
    await page.keyboard.type('ve @se');
    await expect(list).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(field).not.toBeFocused();
  });

  await test.step('marks are typed and can be undone', async () => {
    await field.focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Control+b');
    await expect(field).toHaveValue(/ve @se\*\*kalın yazı\*\*$/);
    await page.keyboard.press('Control+z');
    await expect(field).toHaveValue(/ve @se$/);
    for (let back = 0; back < 6; back++) await page.keyboard.press('Backspace');
    await tool(page, 'Kod bloğu').click();
    await page.getByRole('menuitem', { name: 'Python' }).click();
    await expect(field).toHaveValue(/\n```python\nkod\n```$/);
  });

  await test.step('it is read as it was written', async () => {
    await page.getByRole('button', { name: 'Yanıtla', exact: true }).click();
    const comment = page.getByRole('article', { name: /^1\. yorum/ });
    const picture = comment.getByRole('img', { name: 'Ana sayfanın yeni görünümü' });
    await expect(picture).toHaveAttribute('loading', 'lazy');
    expect([await picture.getAttribute('width'), await picture.getAttribute('height')]).toEqual(['640', '360']);
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(640);
    await expect(comment.getByText('Python', { exact: true })).toBeVisible();
    await inOrder(page);
    await comment.getByRole('link', { name: '@sebnem.kaya' }).click();
    await expect(page).toHaveURL(/\/profile\/sebnem\.kaya$/);
    expect(outside).toEqual([]);
  });

  await test.step('near the limit one is told', async () => {
    await page.goto(path);
    await field.fill('a'.repeat(5_001));
    await expect(page.getByText('5.001/5.000')).toBeVisible();
    await expect(page.getByText('Yorum en fazla 5000 karakter olmalıdır')).toBeVisible();
  });
});
