import { expect, type Page } from '@playwright/test';
import { PASSWORD, type RunningMeydan, test } from './support/meydan';
import { DESK, IREM, OZAN, openBrowser, PHONE, signIn, visit } from './support/people';
import { inBothSchemes, inOrder } from './support/sound';

const TITLE = 'Olay kaynaklı mimaride okuma modelleri nasıl ayrılır?';
const TAGS = ['mimari', 'olay', 'görünüm', 'sorgu'];

const topicPost = (page: Page) => page.getByRole('article', { name: /^Konu, / });
const likeOf = (page: Page) => topicPost(page).getByRole('button', { name: /^Beğen/ });

test('members like what they read and find it again', async ({ meydan, browser }) => {
  await meydan.addMember({ username: 'irem', displayName: 'İrem Şahin', role: 'user' });
  await meydan.addMember({ username: 'ozan', displayName: 'Ozan Çelik', role: 'user' });
  const address = await written(meydan);
  const page = await openBrowser(browser, meydan, PHONE);
  await page.goto(address);
  await topicPost(page).getByRole('link', { name: 'Beğen' }).click();
  await expect(page).toHaveURL(new RegExp(`/auth/login\\?reason=auth_required&redirect=${encodeURIComponent(address)}`));
  await signIn(page, meydan, 'ozan');
  await page.goto('/forum');
  await expect((await openSidebar(page)).getByText('Henuz begendiginiz konu yok.')).toBeVisible();

  await page.goto(address);
  await expect(likeOf(page)).toHaveAttribute('aria-pressed', 'false');
  const given: string[] = [];
  page.on('response', (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/like') && answer.ok() && given.push(answer.url()));
  await likeOf(page).press('Enter');
  await expect(topicPost(page).getByRole('button', { name: 'Beğen 1 beğeni' })).toHaveAttribute('aria-pressed', 'true');
  const comment = page.getByRole('article', { name: /^1\. yorum/ }).getByRole('button', { name: /^Beğen/ });
  await comment.click();
  await expect(comment).toHaveAccessibleName('Beğen 1 beğeni');
  await inOrder(page);
  // They are shown before they are answered.
  await expect.poll(() => given.length).toBe(2);
  await page.reload();
  for (const button of [likeOf(page), comment]) {
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(button).toHaveAccessibleName('Beğen 1 beğeni');
  }
  await comment.click();
  await expect(comment).toHaveAccessibleName('Beğen');

  const panel = (await openSidebar(page)).getByRole('region', { name: 'Son Begendigim Konular' });
  await expect(panel.getByRole('link', { name: TITLE })).toContainText('İrem Şahin');
  await expect(panel).toContainText('Mimari');
  await inBothSchemes(page);
  await page.setViewportSize(DESK);
  await expect((await openSidebar(page)).getByRole('region', { name: 'Son Begendigim Konular' }).getByRole('link', { name: TITLE })).toBeVisible();
  await inBothSchemes(page);
  await page.goto('/forum/liked');
  const card = page.getByRole('main').getByRole('article');
  await expect(card).toContainText('Forum');
  await expect(card).toContainText('1 beğeni');
  await card.getByRole('button', { name: '+2 etiket daha' }).click();
  await expect(card).toContainText('sorgu');
  await inOrder(page);
  await card.getByRole('button', { name: 'Daha Az' }).click();
  await expect(card).not.toContainText('sorgu');
  await card.getByRole('link', { name: TITLE }).click();
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
});

test('a like that is refused is taken back on the screen, which says why', async ({ meydan, browser }) => {
  await meydan.addMember(IREM);
  const address = await written(meydan);
  const page = await visit(browser, meydan, OZAN);
  await page.goto(address);
  const before = (await likeOf(page).getAttribute('aria-pressed')) === 'true';
  await page.route('**/api/forum/posts/*/like', (route) => route.abort());
  await likeOf(page).click();
  await expect(page.getByText(before ? 'Beğeni geri alınamadı' : 'Beğenilemedi')).toBeVisible();
  await expect(page.getByText('Sunucu şu anda yanıt veremiyor. Lütfen birazdan tekrar deneyin.')).toBeVisible();
  await expect(likeOf(page)).toHaveAttribute('aria-pressed', String(before));
  await page.unroute('**/api/forum/posts/*/like');
  const answered: string[] = [];
  page.on('response', (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/like') && answer.ok() && answered.push(answer.url()));
  const like = likeOf(page);
  for (let press = 0; press < 3; press++) await like.click();
  await expect(like).toHaveAttribute('aria-pressed', String(!before));
  await expect.poll(() => answered.length).toBe(3);
  await page.reload();
  await expect(like).toHaveAttribute('aria-pressed', String(!before));
});

test('the panel says that it could not be loaded, and tries again', async ({ meydan, browser }) => {
  const page = await visit(browser, meydan, OZAN);
  await page.route('**/api/forum/users/me/liked-posts*', (route) => route.abort());
  await page.goto('/forum');
  const panel = page.getByRole('region', { name: 'Son Begendigim Konular' });
  await expect(panel).toContainText('Son begendiginiz konular yuklenemedi');
  await page.unroute('**/api/forum/users/me/liked-posts*');
  await panel.getByRole('button', { name: 'Tekrar Dene' }).click();
  await expect(panel).toContainText('Henuz begendiginiz konu yok.');
});

/** A topic with one comment, by İrem; answers its address. */
async function written({ url }: RunningMeydan): Promise<string> {
  const send = async (path: string, body: object, token = '') => {
    const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) };
    const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(answer.ok).toBe(true);
    return (await answer.json()).data;
  };
  const { session } = await send('/api/auth/login', { identifier: 'irem', password: PASSWORD });
  const categories = await (await fetch(`${url}/api/forum/categories`)).json();
  const categoryId = categories.data.find(({ name }: { name: string }) => name === 'Mimari').id;
  const content = 'Okuma tarafını yazma tarafından ayırırken nelere dikkat ediyorsunuz?';
  const { id } = await send('/api/forum/topics', { title: TITLE, content, categoryId, selectedTags: TAGS }, session.token);
  await send(`/api/forum/topics/${id}/comments`, { content: 'Kendi deneyimimle başlayayım.' }, session.token);
  return `/forum/topic/${id}`;
}

/** The left column, or on a phone the drawer that holds the same. */
async function openSidebar(page: Page) {
  if (page.viewportSize()?.width !== PHONE.width) return page.getByRole('complementary', { name: 'Kenar çubuğu' });
  await page.getByRole('button', { name: 'Menüyü aç' }).click();
  return page.getByRole('dialog', { name: 'Menü' });
}
