import { expect, type Page } from '@playwright/test';
import { inEachRun } from './support/each-run';
import { test } from './support/meydan';
import { DESK, IREM, OZAN, onlySent, openBrowser, openFollowing, openListening, PHONE, signIn, visit, write } from './support/people';
import { postBy } from './support/posts';
import { inBothSchemes, inOrder, noGraveFindings } from './support/sound';

const TITLE = 'PostgreSQL’de Türkçe arama';
const TEXT = [
  'Destek ekibimiz bir gün şunu yazdı: aranan kayıt çıkmıyor.',
  ...['Neden bulunmuyor?', 'Harmanlamayı seçmek', 'Nerede durmalı?'].map(
    (heading) => `## ${heading}\n\n${'Dil bilgisi verilmeden küçültülen harf başka bir harf olur. '.repeat(20)}`,
  ),
].join('\n\n');

const comments = (page: Page) => page.getByRole('region', { name: /^\d+ yorum$/ });
const comment = (page: Page, words: string) => page.getByRole('article', { name: /^(Yorum|Yanıt), / }).filter({ hasText: words });
/** What is on the page beside or below the text, whichever this width shows. */
const reaction = (page: Page, name: RegExp) => page.getByRole('region', { name: 'Yazıya tepkiniz' }).getByRole('button', { name }).locator('visible=true');
const told = (page: Page, part: string) => page.waitForResponse((answer) => answer.url().endsWith(part) && answer.request().method() === 'POST' && answer.ok());

for (const size of inEachRun([PHONE, DESK], 'last'))
  test(`a post is read, liked, applauded, saved and commented on at ${size.width} px`, async ({ meydan, browser }) => {
    const ozan = await visit(browser, meydan, OZAN, size);
    const post = await postBy(ozan, meydan, { title: TITLE, content: TEXT, tags: ['postgresql', 'arama', 'türkçe'] });
    const irem = await visit(browser, meydan, IREM, size);
    await meydan.settled();

    await test.step('a guest is led to sign in and back', async () => {
      const guest = await openBrowser(browser, meydan, size);
      await guest.goto(post.path);
      await guest
        .getByRole('region', { name: 'Yazıya tepkiniz' })
        .getByRole('link', { name: /^Beğen/ })
        .locator('visible=true')
        .click();
      await expect(guest).toHaveURL(new RegExp(`/auth/login\\?reason=auth_required&redirect=${encodeURIComponent(post.path)}`));
      await guest.context().close();
    });

    await test.step('it is found in the list, with two of its tags and the others on a press', async () => {
      await irem.goto('/blog');
      const row = irem.getByRole('main').getByRole('article').filter({ hasText: TITLE });
      await expect(row).toContainText('0 beğeni');
      if (size === DESK) {
        await row.getByRole('button', { name: '+1 etiket daha' }).click();
        await expect(row.getByRole('link', { name: '#türkçe' })).toBeVisible();
        await row.getByRole('button', { name: 'Daha Az' }).click();
      }
      await inBothSchemes(irem);
      await row.getByRole('link', { name: TITLE }).click();
      await expect(irem.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    });

    await test.step('what is given shows at once and is there after a reload', async () => {
      const liked = told(irem, '/like');
      await reaction(irem, /^Beğen/).click();
      await expect(reaction(irem, /^Beğen 1 beğeni/)).toHaveAttribute('aria-pressed', 'true');
      // Presses that come fast enough are told together; how many do is up to the machine.
      let clapped = 0;
      irem.on('response', (answer) => {
        if (answer.url().endsWith('/applause') && answer.ok()) clapped += answer.request().postDataJSON().claps;
      });
      for (let time = 1; time <= 3; time++) {
        await reaction(irem, /^Alkışla/).click();
        await expect(reaction(irem, new RegExp(`^Alkışla ${time} alkış`))).toBeVisible();
      }
      await expect.poll(() => clapped).toBe(3);
      const saved = told(irem, '/bookmark');
      await reaction(irem, /^Kaydet/).click();
      await Promise.all([liked, saved]);
      await meydan.settled();
      await irem.reload();
      await expect(reaction(irem, /^Kaydedildi 1 kez kaydedildi/)).toHaveAttribute('aria-pressed', 'true');
      await expect(reaction(irem, /^Alkışla 3 alkış/)).toBeVisible();
      await expect(reaction(irem, /^Beğen 1 beğeni/)).toHaveAttribute('aria-pressed', 'true');
    });

    await test.step('a comment and a reply stand below it, each at an address of its own', async () => {
      await irem.getByRole('button', { name: 'Yorumunuzu yazın…' }).click();
      await irem.getByRole('textbox', { name: 'Yorum' }).fill('Sıralamayı da anlatır mısınız?');
      await irem.keyboard.press('Control+Enter');
      await expect(comment(irem, 'Sıralamayı da anlatır mısınız?')).toBeVisible();
      await expect(comments(irem)).toHaveAccessibleName('1 yorum');
      await meydan.settled();
      await ozan.goto(post.path);
      await comment(ozan, 'Sıralamayı da').getByRole('button', { name: 'Yanıtla' }).click();
      await ozan.getByRole('textbox', { name: 'Yorum' }).fill('Sonraki yazıda var.');
      await ozan.keyboard.press('Control+Enter');
      const reply = comment(ozan, 'Sonraki yazıda var.').last();
      await expect(reply).toBeFocused();
      await expect(reply).toContainText('Yazar');
      await meydan.settled();
      await irem.goto(`${post.path}#${await reply.getAttribute('id')}`);
      await expect(comment(irem, 'Sonraki yazıda var.').last()).toBeFocused();
      await irem.reload();
      await expect(comments(irem)).toHaveAccessibleName('2 yorum');
      await inOrder(irem);
    });

    await test.step('it stands among what was saved, from where it is taken away and saved anew', async () => {
      await irem.goto('/blog');
      if (size === PHONE) await irem.getByRole('button', { name: 'Menüyü aç' }).click();
      const panel = irem.getByRole('region', { name: 'Son Kaydettiklerim' });
      await expect(panel.getByRole('link', { name: TITLE })).toContainText('Ozan Çelik');
      await panel.getByRole('button', { name: 'Toplam 1 kaydedilen' }).click();
      const all = irem.getByRole('dialog', { name: 'Son Kaydettiklerim' });
      await expect(all.getByRole('link', { name: TITLE })).toBeVisible();
      await noGraveFindings(irem, '[role=dialog]');
      await all.getByRole('button', { name: `Kaydı kaldır: ${TITLE}` }).click();
      await all.getByRole('button', { name: `Yeniden kaydet: ${TITLE}` }).click();
      await expect(all.getByRole('button', { name: `Kaydı kaldır: ${TITLE}` })).toBeVisible();
      await all.getByRole('link', { name: TITLE }).click();
      await expect(irem).toHaveURL(post.path);
      await expect(irem.getByRole('dialog')).toHaveCount(0);
    });
  });

test('a post is read, given to and answered by keys alone, and its left column comes back by a press', async ({ meydan, browser }) => {
  const ozan = await visit(browser, meydan, OZAN, DESK);
  const post = await postBy(ozan, meydan, { title: TITLE, content: TEXT });
  await meydan.addMember(IREM);
  const irem = await openFollowing(browser, meydan, DESK);
  await signIn(irem, meydan, IREM.username);
  await meydan.settled();
  await irem.goto(post.path);
  const side = irem.getByRole('complementary', { name: 'Kenar çubuğu' });
  await expect(irem.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(side).toHaveCount(0);
  const toggle = irem.getByRole('button', { name: 'Kenar çubuğunu aç' });
  await toggle.focus();
  await irem.keyboard.press('Enter');
  await expect(side.getByRole('heading', { name: 'Son Kaydettiklerim' })).toBeVisible();
  await inBothSchemes(irem);
  await irem.keyboard.press('Enter');
  await expect(side).toHaveCount(0);

  await reaction(irem, /^Beğen/)
    .first()
    .focus();
  await irem.keyboard.press('Space');
  await expect(reaction(irem, /^Beğen 1 beğeni/).first()).toBeFocused();
  await irem.keyboard.press('Tab');
  for (let time = 0; time < 2; time++) await irem.keyboard.press('Enter');
  await expect(reaction(irem, /^Alkışla 2 alkış/).first()).toBeFocused();
  await irem.keyboard.press('Tab');
  await irem.keyboard.press('Enter');
  await expect(reaction(irem, /^Kaydedildi/).first()).toBeFocused();
  await irem.keyboard.press('Tab');
  await irem.keyboard.press('Enter');
  await expect(irem.locator('#yorumlar')).toBeFocused();
  await expect(irem.getByRole('button', { name: /^Yazı bildirimleri/ })).toBeVisible();
  for (let time = 0; time < 2; time++) await irem.keyboard.press('Tab');
  await expect(irem.getByRole('button', { name: 'Yorumunuzu yazın…' })).toBeFocused();
  await irem.keyboard.press('Enter');
  const field = irem.getByRole('textbox', { name: 'Yorum' });
  await expect(field).toBeFocused();
  await irem.keyboard.type('Klavyeyle yazıldı.');
  await irem.keyboard.press('Control+Enter');
  await expect(comment(irem, 'Klavyeyle yazıldı.')).toBeVisible();
});

test('a comment that is written while the server or the session goes is not lost', async ({ meydan, browser }) => {
  const ozan = await visit(browser, meydan, OZAN, DESK);
  const post = await postBy(ozan, meydan, { title: TITLE, content: TEXT });
  const irem = await visit(browser, meydan, IREM, DESK);
  await meydan.settled();
  const field = irem.getByRole('textbox', { name: 'Yorum' });

  await test.step('the server stops', async () => {
    await irem.goto(post.path);
    await irem.getByRole('button', { name: 'Yorumunuzu yazın…' }).click();
    await field.fill('Bağlantı gitti ama söz kaldı.');
    await meydan.goDown();
    await irem.keyboard.press('Control+Enter');
    await expect(irem.getByText('Yorumunuz gönderilemedi')).toBeVisible();
    await expect(field).toHaveValue('Bağlantı gitti ama söz kaldı.');
    await meydan.comeUp();
    // Until all is answered: what is asked when the session has ended already would show it, too.
    await irem.reload({ waitUntil: 'networkidle' });
    await expect(field).toHaveValue('Bağlantı gitti ama söz kaldı.');
  });

  await test.step('the session ends elsewhere', async () => {
    const goOn = await onlySent(irem);
    await irem.context().clearCookies();
    await field.focus();
    await irem.keyboard.press('Control+Enter');
    await expect(irem).toHaveURL(/\/auth\/login/);
    await goOn();
    await signIn(irem, meydan, IREM.username);
    await irem.goto(post.path);
    await expect(field).toHaveValue('Bağlantı gitti ama söz kaldı.');
    await field.focus();
    await irem.keyboard.press('Control+Enter');
    await expect(comment(irem, 'Bağlantı gitti ama söz kaldı.')).toBeVisible();
    await expect(irem.getByRole('button', { name: 'Yorumunuzu yazın…' }).or(field)).toBeVisible();
  });
});

test('replies come in fives, an author edits and deletes, and what is new is told while one reads', async ({ meydan, browser }) => {
  const ozan = await visit(browser, meydan, OZAN, DESK);
  const post = await postBy(ozan, meydan, { title: TITLE, content: TEXT });
  const irem = await visit(browser, meydan, IREM, DESK);
  await meydan.settled();
  const { id } = await write<{ id: string }>(irem, meydan, `/api/blog/posts/${post.id}/comments`, { content: 'Çok yanıtlı yorum' });
  await meydan.settled();
  for (let number = 1; number <= 7; number++) await write(ozan, meydan, `/api/blog/comments/${id}/replies`, { postId: post.id, content: `Cevap ${number}` });
  await meydan.settled();

  await openListening(irem, post.path, `post:${post.id}`);
  await expect(comment(irem, 'Cevap 5').last()).toBeVisible();
  await expect(comment(irem, 'Cevap 6')).toHaveCount(0);
  await irem.getByRole('button', { name: 'Diğer yanıtları göster' }).click();
  await expect(comment(irem, 'Cevap 7').last()).toBeVisible();

  const own = comment(irem, 'Çok yanıtlı yorum').first();
  await own.getByRole('button', { name: 'Düzenle' }).click();
  await own.getByRole('textbox', { name: 'Yorum' }).fill('Düzeltilmiş yorum');
  await irem.keyboard.press('Control+Enter');
  await expect(comment(irem, 'Düzeltilmiş yorum').first()).toContainText('düzenlendi');

  await write(ozan, meydan, `/api/blog/posts/${post.id}/comments`, { content: 'Az önce yazılan' });
  await comments(irem).getByRole('button', { name: '1 yeni yorum' }).click();
  await expect(comment(irem, 'Az önce yazılan')).toBeVisible();

  await comment(irem, 'Düzeltilmiş yorum').first().getByRole('button', { name: 'Sil', exact: true }).click();
  await irem.getByRole('dialog', { name: 'Yorumunuz silinsin mi?' }).getByRole('button', { name: 'Sil', exact: true }).click();
  await expect(irem.getByText('Bu yorum yazarı tarafından silindi.')).toBeVisible();
  await expect(comment(irem, 'Cevap 1').last()).toBeVisible();
});

test('words and comments are quoted, and keys lead through what came since', async ({ meydan, browser }) => {
  const ozan = await visit(browser, meydan, OZAN, DESK);
  const post = await postBy(ozan, meydan, { title: TITLE, content: `${TEXT}\n\n\`\`\`sql arama.sql\nselect lower('IŞIK');\n\`\`\`` });
  const irem = await visit(browser, meydan, IREM, DESK);
  await meydan.settled();
  const { id } = await write<{ id: string }>(ozan, meydan, `/api/blog/posts/${post.id}/comments`, { content: 'Ölçümler yeni sürümle yapıldı.' });
  await meydan.settled();
  const field = irem.getByRole('textbox', { name: 'Yorum' });

  await test.step('a comment', async () => {
    await irem.goto(post.path);
    await expect(irem.getByText('arama.sql')).toBeVisible();
    await comment(irem, 'Ölçümler').getByRole('button', { name: 'Alıntıla' }).click();
    await expect(field).toBeFocused();
    await irem.keyboard.type('Hangi sürümle?');
    await inBothSchemes(irem);
    await irem.keyboard.press('Control+Enter');
    await expect(comment(irem, 'Hangi sürümle?').getByRole('link', { name: 'Ozan Çelik: Ölçümler yeni sürümle yapıldı.' })).toBeVisible();
  });

  await test.step('words of the post by a key, words of a comment by a press', async () => {
    await field.blur();
    await irem.getByText('Destek ekibimiz').selectText();
    await expect(irem.getByTitle('Seçtiğinizi alıntıla (q)')).toBeVisible();
    await irem.keyboard.press('q');
    await expect(field).toHaveValue('> Destek ekibimiz bir gün şunu yazdı: aranan kayıt çıkmıyor.\n\n');
    await irem.getByText('Ölçümler yeni sürümle yapıldı.', { exact: true }).last().selectText();
    await irem.getByTitle('Seçtiğinizi alıntıla (q)').click();
    await expect(field).toHaveValue('> Destek ekibimiz bir gün şunu yazdı: aranan kayıt çıkmıyor.\n\n> Ölçümler yeni sürümle yapıldı.\n\n');
    await expect(field).toBeFocused();
    await irem.keyboard.type('İkisi bir arada.');
    await irem.keyboard.press('Control+Enter');
    await expect(comment(irem, 'İkisi bir arada.').locator('blockquote')).toHaveCount(2);
  });

  await test.step('what was written meanwhile is marked, and walked through', async () => {
    await irem.goto('/blog');
    await meydan.settled();
    await write(ozan, meydan, `/api/blog/posts/${post.id}/comments`, { content: 'Yeni yorum' });
    await write(ozan, meydan, `/api/blog/comments/${id}/replies`, { postId: post.id, content: 'Yeni yanıt' });
    await meydan.settled();
    await irem.goto(post.path);
    await expect(comment(irem, 'Yeni yorum')).toContainText('Yeni');
    await inBothSchemes(irem);
    for (const words of ['Yeni yorum', 'Yeni yanıt']) {
      await irem.keyboard.press('n');
      await expect(comment(irem, words).last()).toBeFocused();
    }
    await irem.keyboard.press('n');
    await expect(irem.getByText('Okunmamış başka yorum yok.')).toBeAttached();
    await irem.keyboard.press('p');
    await expect(comment(irem, 'Yeni yorum')).toBeFocused();
  });
});
