import { expect, type Page } from '@playwright/test';
import { test } from './support/meydan';
import { DESK, openFollowing, signIn, topicBy, write } from './support/people';

const NEWER = 'Başka bir yerde daha yeni bir taslak var';
const CHANGED = 'Siz düzenlerken bu metin değişti';

test('two tabs that edit one comment find each other’s words, and none are lost', async ({ meydan, browser }) => {
  await meydan.addMember({ username: 'irem', displayName: 'İrem Şahin', role: 'user' });
  const first = await openFollowing(browser, meydan, DESK);
  await signIn(first, meydan, 'irem');
  const path = await topicBy(first, meydan, 'Toplu yazmak', 'Toplu yazınca yeniden kurmak ne kadar sürüyor?');
  await write(first, meydan, `/api/forum/topics/${path.split('/').at(-1)}/comments`, { content: 'Önce ölçün.' });
  await first.goto(path);
  const second = await first.context().newPage();
  await second.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await second.goto(path);

  await test.step('the tab that comes later finds what was typed, and follows it as long as nothing is typed there', async () => {
    await edit(first);
    await edit(second);
    await field(first).fill('Önce ölçün: birinci sekmeden.');
    await expect(field(second)).toHaveValue('Önce ölçün: birinci sekmeden.');
    await second.reload();
    await edit(second);
    await expect(field(second)).toHaveValue('Önce ölçün: birinci sekmeden.');
  });

  await test.step('the tab where something was typed is told of the other’s words and may take them', async () => {
    await keeping(second, () => field(second).fill('Önce ölçün: ikinci sekmeden.'));
    await expect(first.getByText(NEWER)).toBeVisible();
    await expect(field(first)).toHaveValue('Önce ölçün: birinci sekmeden.');
    await first.getByRole('button', { name: 'Onu aç' }).click();
    await expect(field(first)).toHaveValue('Önce ölçün: ikinci sekmeden.');
  });

  await test.step('typing on what was taken over is no conflict', async () => {
    await keeping(first, () => field(first).fill('Önce ölçün: birinci sekmeden yine.'));
    await expect(first.getByText(NEWER)).toBeHidden();
    await expect(second.getByText(NEWER)).toBeVisible();
  });

  await test.step('what one tab saves does not take away what the other has typed', async () => {
    await second.getByRole('button', { name: 'Kaydet' }).click();
    await expect(comment(second).getByText('ikinci sekmeden')).toBeVisible();
    await expect(field(first)).toHaveValue('Önce ölçün: birinci sekmeden yine.');
    await first.reload();
    await edit(first);
    await expect(field(first)).toHaveValue('Önce ölçün: birinci sekmeden yine.');
    await expect(first.getByText(CHANGED)).toBeVisible();
    await first.getByRole('button', { name: 'Yazdıklarımla sürdür' }).click();
    await saving(first);
    await expect(comment(first).getByText('birinci sekmeden yine')).toBeVisible();
  });

  await test.step('what was not taken over is kept again when the other was saved', async () => {
    await second.reload();
    await edit(first);
    await keeping(first, () => field(first).fill('Önce ölçün, sonra yazın.'));
    await edit(second);
    await field(second).fill('Ölçün.');
    await expect(first.getByText(NEWER)).toBeVisible();
    await keeping(first, () => second.getByRole('button', { name: 'Kaydet' }).click());
    await expect(first.getByText(NEWER)).toBeHidden();
    await first.reload();
    await edit(first);
    await expect(field(first)).toHaveValue('Önce ölçün, sonra yazın.');
    await first.getByRole('button', { name: 'Yazdıklarımla sürdür' }).click();
    await saving(first);
    await expect(comment(first).getByText('sonra yazın')).toBeVisible();
  });

  await test.step('once it is saved there is no draft in either', async () => {
    await second.reload();
    await expect(comment(second).getByText('sonra yazın')).toBeVisible();
    await expect(comment(second).getByRole('button', { name: 'Düzenle', exact: true })).toBeVisible();
    await first.goto('/forum/drafts');
    await expect(first.getByText('Taslağınız yok')).toBeVisible();
  });
});

const comment = (page: Page) => page.getByRole('article', { name: /^1\. yorum/ });
const field = (page: Page) => comment(page).getByRole('textbox', { name: 'Yorum' });

/** Opens the editor, whether or not there is a draft. */
const edit = (page: Page) =>
  comment(page)
    .getByRole('button', { name: /^Düzenle/ })
    .click();

/** Waits until the server has what was typed. */
async function keeping(page: Page, type: () => Promise<void>): Promise<void> {
  const kept = page.waitForResponse((answer) => answer.url().includes('/api/forum/drafts/edit') && answer.request().method() === 'PUT' && answer.ok());
  await type();
  await kept;
}

/** Saves the comment and waits until the server's draft is gone. */
async function saving(page: Page): Promise<void> {
  const gone = page.waitForResponse((answer) => answer.url().includes('/api/forum/drafts/edit-comment') && answer.request().method() === 'DELETE');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await gone;
}
