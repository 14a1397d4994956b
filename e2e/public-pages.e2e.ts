import { expect } from '@playwright/test';
import { PASSWORD, test } from './support/meydan';
import { openBrowser, PHONE, signIn } from './support/people';

test('what is public is there without JavaScript', async ({ meydan, browser }) => {
  await meydan.addSampleContent();
  const context = await browser.newContext({ baseURL: meydan.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Türkçe konuşan geliştiricilerin meydanı' })).toBeVisible();
  await page.getByRole('link', { name: 'Bütün konular' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forum' })).toBeVisible();
  await page.getByRole('listitem').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/forum\/topic\//);
  await expect(page.getByRole('article').first()).toBeVisible();
  expect((await page.getByRole('article').first().innerText()).length).toBeGreaterThan(100);
  await page.goto('/sss');
  await expect(page.getByRole('heading', { name: 'Okumak için üye olmam gerekiyor mu?' })).toBeVisible();
  expect((await page.goto('/boyle-bir-sayfa-yok'))?.status()).toBe(404);
});

test('a profile that is open to guests is there without JavaScript, every other one is closed', async ({ meydan, browser }) => {
  await meydan.addSampleContent();
  const context = await browser.newContext({ baseURL: meydan.url, javaScriptEnabled: false });
  const page = await context.newPage();
  const map = await (await page.request.get('/sitemaps/profiles-1.xml')).text();
  const [, open = ''] = /<loc>http:\/\/meydan\.test(\/profile\/[^<]+)<\/loc>/.exec(map) ?? [];
  expect((await page.goto(open))?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Hakkımda' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Son konular' })).toBeVisible();
  await page.getByRole('listitem').locator('a[href^="/forum/topic/"]').first().click();
  await expect(page).toHaveURL(/\/forum\/topic\//);
  expect((await page.goto('/profile/yok_boyle_biri'))?.status()).toBe(404);
  await expect(page.getByText('Anonim hesaplar profilleri göremez. Lütfen giriş yapın.')).toBeVisible();
  await page.getByRole('link', { name: 'Giriş Yap' }).click();
  await expect(page).toHaveURL(/\/auth\/login$/);
});

test('title and canonical address follow the page that is shown', async ({ meydan, browser }) => {
  const page = await openBrowser(browser, meydan);
  await page.goto('/');
  const canonical = () => page.locator('link[rel="canonical"]').getAttribute('href');
  expect([await page.title(), await canonical()]).toEqual(['Meydan', 'http://meydan.test/']);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kullanım Koşulları' }).click();
  await expect(page).toHaveTitle('Kullanım Koşulları · Meydan');
  expect(await canonical()).toBe('http://meydan.test/terms');
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Bilgi sayfaları' }).getByRole('link', { name: 'Çerez Politikası' }).click();
  await expect(page).toHaveTitle('Çerez Politikası · Meydan');
});

test('nothing optional is kept before the visitor has chosen, and the choice can be changed', async ({ meydan, browser }) => {
  const page = await openBrowser(browser, meydan, PHONE);
  await page.goto('/');
  const choice = page.getByRole('region', { name: 'Çerez tercihleri' });
  const [refuse, accept] = [choice.getByRole('button', { name: 'Reddet' }), choice.getByRole('button', { name: 'Kabul Et' })];
  const [left, right] = [await refuse.boundingBox(), await accept.boundingBox()];
  expect([left?.width, left?.height]).toEqual([right?.width, right?.height]);
  expect(await page.evaluate(() => localStorage.getItem('cookieChoice'))).toBeNull();
  expect(await page.context().cookies()).toEqual([]);
  await refuse.click();
  await expect(choice).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(choice).toBeHidden();
  await page.getByRole('button', { name: 'Çerez tercihleri' }).click();
  await expect(refuse).toHaveAttribute('aria-pressed', 'true');
  await expect(choice).toBeFocused();
  await accept.click();
  expect(await page.evaluate(() => localStorage.getItem('cookieChoice'))).toBe('accepted');
});

test('a newcomer accepts the texts, a member is asked for those that were not accepted', async ({ meydan, browser }) => {
  const newcomer = await openBrowser(browser, meydan);
  // Only texts whose versions are known are accepted with the form; the others are asked about later.
  const versions = newcomer.waitForResponse((response) => response.url().endsWith('/api/pages'));
  await newcomer.goto('/auth/register');
  await (await versions).finished();
  await newcomer.getByLabel('E-posta').fill('ozan@ornek.dev');
  await newcomer.getByLabel('Kullanıcı adı').fill('ozan');
  await newcomer.getByLabel('Şifre', { exact: true }).fill(PASSWORD);
  const send = newcomer.getByRole('main').getByRole('button', { name: 'Üye Ol' });
  await send.click();
  await expect(newcomer.getByText('Üye olmak için kullanım koşullarını kabul etmeniz')).toBeVisible();
  await expect(newcomer.getByRole('checkbox')).toBeFocused();
  await newcomer.getByRole('checkbox').check();
  await send.click();
  await expect(newcomer.getByText('Kayıt başarılı! E-posta adresinizi doğrulayın.')).toBeVisible();
  const link = /http:\/\/meydan\.test(\S+)/.exec(await meydan.mailTo('ozan@ornek.dev'))?.[1] ?? '';
  const asked = newcomer.waitForResponse((response) => response.url().endsWith('/api/auth/consents'));
  await newcomer.goto(link);
  await expect(newcomer.getByText('E-posta adresiniz doğrulandı. Hoş geldiniz!')).toBeVisible();
  await (await asked).finished();
  await expect(newcomer.getByRole('button', { name: 'Okudum, kabul ediyorum' })).toHaveCount(0);

  await meydan.addMember({ username: 'irem', displayName: 'İrem Şahin', role: 'user' });
  const member = await openBrowser(browser, meydan);
  await signIn(member, meydan, 'irem');
  await member.goto('/forum');
  const accept = member.getByRole('button', { name: 'Okudum, kabul ediyorum' });
  await expect(member.getByRole('region', { name: 'Okumanız gereken metinler var' })).toContainText('Kullanım Koşulları ve Aydınlatma Metni');
  await accept.click();
  await expect(accept).toHaveCount(0);
  await member.reload();
  await expect(member.getByRole('button', { name: /^Hesap menüsü/ })).toBeVisible();
  await expect(accept).toHaveCount(0);
});

test('the landing page welcomes guests and members', async ({ meydan, browser }) => {
  await meydan.addMember({ username: 'irem', displayName: 'İrem Şahin', role: 'user' });
  const page = await openBrowser(browser, meydan);
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Üye Ol' }).first()).toBeVisible();
  await expect(main.getByRole('link', { name: 'Giriş Yap' }).first()).toBeVisible();
  for (const name of ['Blog', 'Forum', 'Projeler', 'Kariyer', 'Sesli Odalar', 'Profil'])
    await expect(main.getByRole('heading', { level: 3, name })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Kariyer', exact: true }).first()).toHaveAttribute('href', '/career');
  const scheme = () => page.evaluate(() => document.documentElement.dataset.mantineColorScheme);
  await page.getByRole('button', { name: 'Meydan, koyu temaya geç' }).click();
  expect(await scheme()).toBe('dark');
  await page.getByRole('button', { name: 'Meydan, açık temaya geç' }).click();
  expect(await scheme()).toBe('light');
  const background = () => page.getByRole('banner').evaluate((header) => getComputedStyle(header).backdropFilter);
  expect(await background()).toBe('none');
  await page.mouse.wheel(0, 300);
  await expect.poll(background).toContain('blur');
  await signIn(page, meydan, 'irem');
  await page.goto('/');
  await expect(main.getByRole('link', { name: 'Platformu Keşfet' }).first()).toHaveAttribute('href', '/forum');
});

test('a page that is not there says where to go and whom to write', async ({ meydan, browser }) => {
  const page = await openBrowser(browser, meydan);
  expect((await page.goto('/boyle-bir-sayfa-yok'))?.status()).toBe(404);
  await expect(page).toHaveTitle('Sayfa Bulunamadı · Meydan');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Ana sayfa' })).toHaveAttribute('href', '/');
  await expect(main.getByRole('link', { name: 'Forum' })).toHaveAttribute('href', '/forum');
  await expect(main.getByRole('link', { name: 'destek@meydan.test' })).toHaveAttribute('href', 'mailto:destek@meydan.test');
  expect((await page.goto('/unauthorized'))?.status()).toBe(403);
  await expect(page.getByRole('heading', { level: 1, name: 'Yetkisiz Erişim' })).toBeVisible();
});

interface Measured {
  shift: number;
  largest: string;
}

test('the landing page is light and stands still', async ({ meydan, browser }) => {
  await meydan.addSampleContent();
  const page = await openBrowser(browser, meydan, PHONE);
  const compressed: string[] = [];
  page.on('response', (response) => {
    const encoding = response.headers()['content-encoding'];
    if (/\/assets\/.*\.(js|css)$/.test(response.url()) && !encoding && Number(response.headers()['content-length']) > 1_024) compressed.push(response.url());
    if (response.url().includes('/assets/')) expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
  });
  await page.addInitScript(() => {
    const measured = { shift: 0, largest: '' };
    Object.assign(window, { measured });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) measured.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element })[]) measured.largest = entry.element?.tagName ?? '';
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const measured = await page.evaluate(() => (window as unknown as { measured: Measured }).measured);
  const firstLoad = await firstLoadOf(meydan.url);
  test.info().annotations.push({ type: 'measured', description: JSON.stringify({ ...measured, firstLoad }) });
  expect(compressed, 'files that were sent uncompressed').toEqual([]);
  expect(measured.shift).toBeLessThan(0.1);
  expect(['H1', 'P']).toContain(measured.largest);
  expect(firstLoad).toBeLessThanOrEqual(170 * 1_024);
});

/** Bytes of script, as gzip, that a page asks for before anything else is known. */
async function firstLoadOf(url: string): Promise<number> {
  const html = await (await fetch(url)).text();
  const scripts = [...html.matchAll(/(?:src|modulepreload" crossorigin href)="(\/[^"]+\.js)"/g)].map(([, path]) => path);
  expect(scripts.length).toBeGreaterThan(2);
  const sizes = await Promise.all(
    scripts.map(async (path) => (await fetch(url + path, { method: 'HEAD', headers: { 'accept-encoding': 'gzip' } })).headers.get('content-length')),
  );
  return sizes.reduce((sum, size) => sum + Number(size), 0);
}
