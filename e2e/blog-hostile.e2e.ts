import { expect, type Page } from '@playwright/test';
import { POST_LIMITS } from '../backend/contracts/blog-writing';
import { COMMENT_LIMITS } from '../backend/contracts/forum';
import { lineProblem } from '../backend/contracts/one-line';
import { SMUGGLING } from '../backend/test/hostile-texts';
import { type RunningMeydan, test } from './support/meydan';
import { DERYA, DESK, IREM, OZAN, openFromQueue, visit, write } from './support/people';
import { postBy } from './support/posts';

// Whoever is new may not publish so many links.
test.use({ settings: { NEW_MEMBER_POSTS: '0' } });

/** Those that are taken as they are where a text has one line. */
const LINES = SMUGGLING.filter((text) => lineProblem('Başlık', text) === null && text.trim() === text);
const upTo = (length: number): string[] => LINES.filter((text) => text.length <= length);

/** As few texts as hold all of the lines, none longer than it may be. */
function packed(lines: readonly string[], most: number): string[] {
  const texts: string[] = [];
  for (const line of lines) {
    const last = texts.at(-1);
    if (last === undefined || last.length + line.length + 1 > most) texts.push(line);
    else texts[texts.length - 1] = `${last} ${line}`;
  }
  return texts;
}

/** Dialogs, requests that leave the installation and those that end a session, as long as the page is open. */
function noticed(page: Page, { url }: RunningMeydan): string[] {
  const all: string[] = [];
  page.on('dialog', (dialog) => {
    all.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const to = request.url();
    if (to.startsWith(url) ? to.includes('/auth/logout') : !/^(data|blob|ws):/.test(to)) all.push(`request: ${to}`);
  });
  return all;
}

/** What a text has no business to make: scripts, frames, handlers and links that run or lead to a file; on the page, or in one that was read without the app. */
const made = (page: Page, read: string | null = null): Promise<string[]> =>
  page.evaluate((html) => {
    const place = html === null ? document : new DOMParser().parseFromString(html, 'text/html');
    const found = place.querySelectorAll('body script:not([src]), iframe, object, embed, base, [srcdoc], [formaction]');
    const handlers = [...place.querySelectorAll('body *')].filter((element) => element.getAttributeNames().some((name) => name.startsWith('on')));
    const links = [...place.querySelectorAll('[href], [src]')].filter((element) =>
      /^\s*(javascript|vbscript|file|view-source|data:text)/i.test(element.getAttribute('href') ?? element.getAttribute('src') ?? ''),
    );
    return [...found, ...handlers, ...links].map((element) => element.outerHTML.slice(0, 200));
  }, read);

test('what is smuggled into posts and comments stays words wherever they are read', async ({ meydan, browser }) => {
  const ozan = await visit(browser, meydan, OZAN, DESK);
  const irem = await visit(browser, meydan, IREM, DESK);
  const derya = await visit(browser, meydan, DERYA, DESK);
  const pages = [ozan, irem, derya];
  const all = pages.map((page) => noticed(page, meydan));
  const titles = packed(LINES, POST_LIMITS.title.max);
  const excerpts = packed(LINES, POST_LIMITS.excerpt);
  const descriptions = packed(LINES, POST_LIMITS.seoDescription);
  const seoTitles = packed(upTo(POST_LIMITS.seoTitle), POST_LIMITS.seoTitle);
  const keywords = upTo(POST_LIMITS.keyword);
  const tags = upTo(POST_LIMITS.tag.max);
  const text = SMUGGLING.join('\n\n');
  const posts: { id: string; path: string }[] = [];
  for (const [at, title] of titles.entries())
    posts.push(
      await postBy(ozan, meydan, {
        title,
        content: text,
        excerpt: excerpts[at % excerpts.length],
        tags: tags.slice(at * POST_LIMITS.tags, (at + 1) * POST_LIMITS.tags),
        meta: {
          seoTitle: seoTitles[at % seoTitles.length],
          seoDescription: descriptions[at % descriptions.length],
          keywords: keywords.slice(at * POST_LIMITS.keywords, (at + 1) * POST_LIMITS.keywords),
        },
      }),
    );
  const [first] = posts;
  if (!first) throw new Error('no post was written');
  await meydan.settled();
  const written = text.slice(0, COMMENT_LIMITS.content.max);
  const { id } = await write<{ id: string }>(irem, meydan, `/api/blog/posts/${first.id}/comments`, { content: written });
  await meydan.settled();
  await write(ozan, meydan, `/api/blog/comments/${id}/replies`, { postId: first.id, content: written });
  await write(irem, meydan, `/api/blog/posts/${first.id}/bookmark`, { bookmarked: true });
  await meydan.settled();

  const look = async (page: Page, path: string, shown: string | RegExp) => {
    await page.goto(path);
    await expect(page.getByText(shown).first()).toBeAttached();
    await page.waitForLoadState('networkidle');
    expect(await made(page), path).toEqual([]);
  };

  await test.step('in lists, on the pages of posts, among saved posts and in the search', async () => {
    await look(irem, '/blog', titles[0] ?? '');
    for (const post of posts) await look(irem, post.path, `@${OZAN.username}`);
    await expect(irem.getByRole('heading', { level: 1 })).toHaveText(titles.at(-1) ?? '');
    await look(irem, first.path, '2 yorum');
    await look(irem, '/search?q=alert&type=post', /\d sonuç/);
    await look(irem, `/profile/${OZAN.username}?tab=blog`, titles[0] ?? '');
  });

  await test.step('in the editor, its preview and the previews for search engines', async () => {
    for (const post of posts.slice(0, 2)) {
      await look(ozan, `/blog/${post.id}/edit`, 'Paylaşım kartı');
      const preview = ozan.getByRole('button', { name: 'Önizleme' });
      if ((await preview.getAttribute('aria-pressed')) !== 'true') await preview.click();
      await expect(ozan.getByRole('region', { name: 'Önizleme' }).or(ozan.locator('[aria-label="Önizleme"]')).first()).toContainText(
        '<script>alert(1)</script>',
      );
      expect(await made(ozan)).toEqual([]);
    }
    await look(ozan, '/blog/mine', titles[0] ?? '');
  });

  await test.step('in feeds, and on the page that is read without the app', async () => {
    await ozan.goto('/blog/feed.xml');
    expect(await made(ozan)).toEqual([]);
    expect(await made(ozan, await (await fetch(meydan.url + first.path)).text())).toEqual([]);
  });

  await test.step('on the desk, where post and comment are judged', async () => {
    const { data: author } = (await (await irem.request.get(`/api/blog/posts/${first.id}`)).json()) as { data: { user_id: string } };
    const report = (who: Page, reported_type: string, reported_id: string, reported_user_id: string) =>
      write(who, meydan, '/api/reports', { reported_type, reported_id, reported_user_id, reason: 'spam' });
    await report(irem, 'blog_post', first.id, author.user_id);
    const me = (await (await irem.request.get('/api/auth/session')).json()) as { data: { user: { id: string } } };
    await report(ozan, 'forum_comment', id, me.data.user.id);
    await meydan.settled();
    await openFromQueue(derya, (titles[0] ?? '').slice(0, 40));
    await expect(derya.getByRole('region', { name: 'Raporlanan içerik' })).toBeVisible();
    expect(await made(derya)).toEqual([]);
    await derya.goto('/adminpanel/');
    await expect(derya.getByText('alert(1)').first()).toBeVisible();
    expect(await made(derya)).toEqual([]);
  });

  expect(all.flat()).toEqual([]);
});
