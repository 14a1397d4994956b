import { expect, type Page } from '@playwright/test';
import { HOLD_CAUSE_TO_AUTHOR, HOLDING_TEXT, type OwnHeldTexts } from '../backend/contracts/holding';
import { type RunningMeydan, test } from './support/meydan';
import { DESK, decide, openBrowser, openFollowing, PHONE, signIn, writeTopic } from './support/people';
import { inOrder } from './support/sound';

const CONTENT = 'İlk yazım; herkese merhaba. Yeterince uzun olsun diye biraz daha yazıyorum.';
const LINKS = 'Şunlara bakın: https://ornek.dev/1 https://ornek.dev/2 https://ornek.dev/3';

test.use({ settings: { HOLD_FIRST_POSTS: '1', NEW_MEMBER_POSTS: '5', NEW_MEMBER_LINKS: '2' } });

/** Speaks for a moderator without the console, whose undo time would be waited for. */
async function settle(moderator: Page, { url }: RunningMeydan, id: string, decision: object): Promise<{ status: number; error?: string }> {
  const answer = await moderator.request.put(`/api/reports/${id}/moderate`, { data: decision, headers: { origin: url } });
  return { status: answer.status(), error: ((await answer.json()) as { error?: string }).error };
}

const composer = (page: Page) => page.getByRole('textbox', { name: 'Yorum' });
const held = (page: Page) => page.getByRole('article', { name: /^Onay bekleyen yorum/ });
const badge = (page: Page) => page.getByRole('link', { name: /^Bildirimler, 1 okunmamış/ }).or(page.getByRole('button', { name: /^Bildirimler, 1 okunmamış/ }));

test("a new member's texts wait, and the member knows how it goes on", async ({ meydan, browser }) => {
  await meydan.addMember({ username: 'kerem', displayName: 'Kerem Üçgül', role: 'user' });
  await meydan.addMember({ username: 'derya', displayName: 'Derya Aksoy', role: 'moderator' });
  const kerem = await openFollowing(browser, meydan, PHONE);
  const derya = await openBrowser(browser, meydan, DESK);
  const guest = await openBrowser(browser, meydan, PHONE);
  await signIn(kerem, meydan, 'kerem');
  await signIn(derya, meydan, 'derya');

  await test.step('what was refused is told with the reason, and its words stay', async () => {
    const id = (await writeTopic(kerem, 'Ucuz sunucu satıyorum', CONTENT)).split('/').at(-1) ?? '';
    const decision = { status: 'resolved', action: 'delete_content', note: 'Forumda satış yapılmaz.' };
    // The report follows the topic by a policy.
    await expect.poll(async () => (await settle(derya, meydan, id, decision)).status).toBe(200);
    await expect(badge(kerem)).toBeVisible();
    await kerem.goto('/notifications');
    await expect(kerem.getByText('Moderatörün gerekçesi: “Forumda satış yapılmaz.”')).toBeVisible();
    await inOrder(kerem);
    await kerem.getByRole('link', { name: /Konunuz onaylanmadı ve yayımlanmayacak/ }).click();
    await expect(kerem.getByRole('heading', { name: HOLDING_TEXT.refused })).toBeVisible();
    await kerem.getByRole('button', { name: 'Yeniden düzenle: Ucuz sunucu satıyorum' }).click();
    const dialog = kerem.getByRole('dialog', { name: 'Yeni Konu Oluştur' });
    await expect(dialog.getByRole('textbox', { name: 'İçerik' })).toHaveValue(CONTENT);
    await dialog.getByLabel('Başlık').fill('Herkese merhaba');
    await dialog.getByRole('button', { name: 'Konu Oluştur' }).click();
  });

  const address = await test.step('a topic waits, and its author reads why', async () => {
    await expect(kerem.getByRole('heading', { level: 1, name: 'Herkese merhaba' })).toBeVisible();
    await expect(kerem.getByText(HOLDING_TEXT.topicWaits)).toBeVisible();
    await expect(kerem.getByText(HOLD_CAUSE_TO_AUTHOR.first_posts)).toBeVisible();
    await inOrder(kerem);
    const path = new URL(kerem.url()).pathname;
    await guest.goto(path);
    await expect(guest.getByRole('heading', { name: 'Konu bulunamadı' })).toBeVisible();
    await kerem.goto('/forum/drafts');
    await expect(kerem.getByRole('heading', { name: HOLDING_TEXT.waiting })).toBeVisible();
    await inOrder(kerem);
    return path;
  });

  await test.step('a moderator lets it in, its author is told, and everybody sees it', async () => {
    await decide(derya, 'Herkese merhaba', 'a', '');
    await expect(badge(kerem)).toBeVisible();
    await guest.goto(address);
    await expect(guest.getByRole('heading', { level: 1, name: 'Herkese merhaba' })).toBeVisible();
  });

  await test.step('a comment with too many links waits and is taken back without losing a word, and nobody decides on it any longer', async () => {
    await kerem.goto(address);
    await composer(kerem).fill(LINKS);
    await kerem.getByRole('button', { name: 'Yanıtla', exact: true }).click();
    await expect(held(kerem).getByText(HOLD_CAUSE_TO_AUTHOR.links)).toBeVisible();
    await composer(kerem).fill('Bunu da yazıyordum.');
    await inOrder(kerem);
    const { data: waiting } = (await (await kerem.request.get('/api/forum/held')).json()) as { data: OwnHeldTexts };
    await held(kerem).getByRole('button', { name: 'Geri al' }).click();
    await expect(composer(kerem)).toHaveValue(`${LINKS}\n\nBunu da yazıyordum.`);
    await expect(held(kerem)).toHaveCount(0);
    expect(await settle(derya, meydan, waiting.waiting[0]?.id ?? '', { status: 'dismissed' })).toEqual({
      status: 409,
      error: HOLDING_TEXT.takenBackByAuthor,
    });
  });

  await test.step('without the links it stands at once', async () => {
    await composer(kerem).fill('Bağlantısız yazıyorum.');
    await kerem.getByRole('button', { name: 'Yanıtla', exact: true }).click();
    await expect(kerem.getByRole('article', { name: /^1\. yorum/ })).toContainText('Bağlantısız yazıyorum.');
  });
});
