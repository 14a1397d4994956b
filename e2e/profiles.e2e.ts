import { expect, type Page } from '@playwright/test';
import { test } from './support/meydan';
import { commentBy, DESK, IREM, OZAN, openBrowser, PHONE, topicBy, visit, write } from './support/people';
import { inBothSchemes, inOrder } from './support/sound';

const TITLE = 'Uzun süren taşıma nasıl bölünür?';

const follow = (page: Page) => page.getByRole('button', { name: 'Takip Et', exact: true });
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });

test('a member is found by their name, followed, shut out and let in again, by keys alone', async ({ meydan, browser }) => {
  const ozan = await visit(browser, meydan, OZAN, PHONE);
  const irem = await visit(browser, meydan, IREM, DESK);
  const address = await topicBy(irem, meydan, TITLE, 'Tabloyu durdurmadan taşımak istiyorum, nereden başlamalıyım?');
  await commentBy(ozan, meydan, address, 'Önce yeni sütunu boş ekleyin, sonra parça parça doldurun.');

  await test.step('the name under a comment tells in short who it is, and leads to the profile', async () => {
    await irem.goto(address);
    const name = irem.getByRole('article', { name: /^1\. yorum/ }).getByRole('link', { name: 'Ozan Çelik' });
    // By keys: what arrives above may move the name away from under a pointer that rests.
    await name.focus();
    await expect(irem.getByRole('tooltip')).toContainText('Bugün üye oldu · 1 katkı');
    await inOrder(irem);
    await name.press('Enter');
    await expect(irem.getByRole('heading', { level: 1, name: 'Ozan Çelik' })).toBeVisible();
  });

  await test.step('they are followed, which stays', async () => {
    await follow(irem).press('Enter');
    await expect(irem.getByRole('button', { name: 'Takip Ediliyor' })).toBeVisible();
    await expect(tab(irem, 'Takipçiler')).toHaveText(/1$/);
    await tab(irem, 'Genel Bakış').focus();
    await irem.keyboard.press('ArrowRight');
    await irem.keyboard.press('Enter');
    await expect(irem).toHaveURL(/\?tab=comments$/);
    await expect(irem.getByRole('link', { name: TITLE })).toBeVisible();
    await inOrder(irem);
    await irem.keyboard.press('ArrowRight');
    await irem.keyboard.press('Space');
    await expect(irem.getByRole('tabpanel').getByText('@irem')).toBeVisible();
    await irem.reload();
    await expect(irem.getByRole('button', { name: 'Takip Ediliyor' })).toBeVisible();
  });

  await test.step('they are shut out and let in again', async () => {
    const more = irem.getByRole('button', { name: 'Diğer işlemler: Ozan Çelik' });
    await more.press('Enter');
    await irem.getByRole('menuitem', { name: 'Engelle' }).press('Enter');
    const question = irem.getByRole('dialog', { name: 'Ozan Çelik engellensin mi?' });
    await inOrder(irem);
    // The window was drawn to another width and back: that opens nothing, and the button is still the one that gets the focus back.
    await expect(irem.locator('[role="menu"]')).toHaveCount(0);
    await question.getByRole('button', { name: 'Vazgeç' }).press('Enter');
    await expect(irem.getByRole('button', { name: 'Takip Ediliyor' })).toBeVisible();
    await expect(more).toBeFocused();
    await more.press('Enter');
    await irem.getByRole('menuitem', { name: 'Engelle' }).press('Enter');
    await question.getByRole('button', { name: 'Engelle' }).press('Enter');
    await expect(irem.getByText('Bu üyeyi engellediniz.')).toBeVisible();
    await expect(follow(irem)).toHaveCount(0);
    await more.press('Enter');
    const back = irem.getByRole('menuitem', { name: 'Engeli kaldır' });
    // What is shown at once can be taken back when the server has it; a key that comes earlier is one for nobody.
    await expect(back).toBeEnabled();
    await back.press('Enter');
    await expect(follow(irem)).toBeVisible();
    await inOrder(irem);
  });

  await test.step('on a phone the actions rise from the foot of the screen', async () => {
    await irem.setViewportSize(PHONE);
    await irem.reload();
    await expect(tab(irem, 'Takipçiler')).toBeInViewport({ ratio: 1 });
    await irem.getByRole('button', { name: 'Diğer işlemler: Ozan Çelik' }).click();
    await expect(irem.getByRole('dialog', { name: 'Diğer işlemler' }).getByRole('button', { name: 'Raporla' })).toBeVisible();
    // At another width it is a menu, which has another entry to give the focus back from.
    await inBothSchemes(irem);
    await irem.keyboard.press('Escape');
    await expect(irem.getByRole('button', { name: 'Diğer işlemler: Ozan Çelik' })).toBeFocused();
  });
});

test('one’s own profile tells what is missing, a closed one tells nothing, and guests are asked in', async ({ meydan, browser }) => {
  const ozan = await visit(browser, meydan, OZAN, PHONE);
  const irem = await visit(browser, meydan, IREM, DESK);

  await test.step('its owner sees how full it is', async () => {
    await ozan.goto('/profile');
    await expect(ozan).toHaveURL(/\/profile\/ozan$/);
    const missing = ozan.getByRole('region', { name: 'Profil doluluğu' });
    await expect(missing.getByText('Kendinizi kısaca anlatın')).toBeVisible();
    await missing.getByText('Eksik alanlar').click();
    await expect(missing.getByRole('link', { name: 'Düzenle: Yetenekler' })).toHaveAttribute('href', '/profile/edit?step=6');
    await expect(ozan.getByText('Henüz yetenek eklenmedi')).toBeVisible();
    await expect(follow(ozan)).toHaveCount(0);
    await inOrder(ozan);
  });

  await test.step('guests are asked in, and come back', async () => {
    const guest = await openBrowser(browser, meydan, PHONE);
    await guest.goto('/profile/ozan');
    await expect(guest.getByText('Anonim hesaplar profilleri göremez. Lütfen giriş yapın.')).toBeVisible();
    await expect(guest.getByRole('main').getByRole('link', { name: 'Giriş Yap' })).toHaveAttribute('href', '/auth/login?redirect=%2Fprofile%2Fozan');
  });

  await test.step('where its owner lets guests in, who follows whom stays among members', async () => {
    const opened = await ozan.request.put('/api/profile/privacy', { data: { guests_visible: true }, headers: { origin: meydan.url } });
    expect(opened.ok()).toBe(true);
    const guest = await openBrowser(browser, meydan, PHONE);
    await guest.goto('/profile/ozan');
    await expect(tab(guest, 'Genel Bakış')).toBeVisible();
    await expect(tab(guest, 'Takipçiler')).toHaveCount(0);
    await guest.goto('/profile/ozan?tab=followers');
    await expect(guest.getByText('Takip listeleri üyelere açıktır')).toBeVisible();
    await expect(guest.getByRole('tabpanel').getByRole('link', { name: 'Giriş Yap' })).toHaveAttribute(
      'href',
      '/auth/login?redirect=%2Fprofile%2Fozan%3Ftab%3Dfollowers',
    );
    await inOrder(guest);
  });

  await test.step('a closed one tells nothing, and one that is not there says so', async () => {
    const closed = await ozan.request.put('/api/profile', { data: { is_public: false }, headers: { origin: meydan.url } });
    expect(closed.ok()).toBe(true);
    await irem.goto('/profile/ozan');
    await expect(irem.getByText('Bu profil gizli.')).toBeVisible();
    await expect(follow(irem)).toHaveCount(0);
    await inOrder(irem);
    await irem.goto('/profile/yok_boyle_biri');
    await expect(irem.getByRole('heading', { level: 1, name: 'Profil Bulunamadı' })).toBeVisible();
  });
});

test('what somebody blocked has written is folded away wherever it stands, and opens', async ({ meydan, browser }) => {
  const ozan = await visit(browser, meydan, OZAN, PHONE);
  const irem = await visit(browser, meydan, IREM, DESK);
  const address = await topicBy(irem, meydan, TITLE, 'Tabloyu durdurmadan taşımak istiyorum, nereden başlamalıyım?');
  const answer = await commentBy(ozan, meydan, address, 'Önce yeni sütunu boş ekleyin, sonra parça parça doldurun.');
  const topicId = address.split('/').at(-1);
  await write(irem, meydan, `/api/forum/topics/${topicId}/comments`, { content: 'Denedim, çalıştı.', quotedComment: answer });
  const solved = await irem.request.put(`/api/forum/topics/${topicId}/solution`, {
    data: { is_resolved: true, solving_comment_id: answer },
    headers: { origin: meydan.url },
  });
  expect(solved.ok()).toBe(true);
  await meydan.settled();
  const found = (await (await irem.request.get(`/api/users/username/${OZAN.username}`)).json()) as { data: { id: string } };
  const blocked = await irem.request.put(`/api/users/${found.data.id}/block`, { headers: { origin: meydan.url } });
  expect(blocked.ok()).toBe(true);
  const main = irem.getByRole('main');
  const words = main.getByText(/Önce yeni sütunu boş ekleyin/);
  const note = main.getByText('Engellediğiniz bir üyenin yazısı');

  await test.step('as a comment, as the solution and as a quote', async () => {
    await irem.goto(address);
    await expect(note).toHaveCount(3);
    await expect(words).toHaveCount(0);
    await inOrder(irem);
    const box = irem.getByRole('complementary', { name: 'Çözüm' });
    await box.getByRole('button', { name: 'Göster' }).press('Enter');
    await expect(box.getByRole('link', { name: 'Yanıta git' })).toBeFocused();
    await expect(note).toHaveCount(2);
    await expect(words).toHaveCount(1);
  });

  await test.step('among what is searched', async () => {
    await irem.goto('/search?q=par%C3%A7a%20doldurun');
    await expect(note).toHaveCount(1);
    await expect(words).toHaveCount(0);
    await inOrder(irem);
    await main.getByRole('button', { name: 'Göster' }).press('Enter');
    await expect(main.getByRole('link', { name: new RegExp(TITLE.replace('?', '')) })).toBeFocused();
  });

  await test.step('and in what was told before', async () => {
    await irem.goto('/notifications');
    await expect(note).toHaveCount(1);
    await expect(main.getByText('Ozan Çelik')).toHaveCount(0);
    await inOrder(irem);
    await main.getByRole('button', { name: 'Göster' }).press('Enter');
    await expect(main.getByText(/Ozan Çelik/)).toBeVisible();
  });

  await test.step('until they are let in again, which gives the focus to the list', async () => {
    await irem.goto('/settings/blocked');
    await main.getByRole('button', { name: 'Engeli kaldır: Ozan Çelik' }).press('Enter');
    await expect(main.getByText('Kimseyi engellemediniz.')).toBeVisible();
    await expect(irem.getByRole('heading', { name: 'Engellenenler' })).toBeFocused();
  });
});
