import { expect } from '@playwright/test';
import sharp from 'sharp';
import { PDF } from './support/documents';
import { inEachRun } from './support/each-run';
import { test } from './support/meydan';
import { DESK, IREM, OZAN, openBrowser, PHONE, signIn, visit } from './support/people';
import { inBothSchemes, inOrder } from './support/sound';

test('a profile is filled in step by step, survives a reload and signing out in the middle, and is saved at the end', async ({ meydan, browser }) => {
  const page = await visit(browser, meydan, IREM, DESK);
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  const next = page.getByRole('button', { name: 'İleri' });

  await test.step('the first step asks for what is missing and goes to it', async () => {
    await page.goto('/settings/profile');
    await expect(page).toHaveURL('/profile/edit');
    await expect(heading('Kişisel Bilgiler')).toBeVisible();
    await page.getByLabel('Ad', { exact: true }).fill('İrem');
    await page.getByLabel('Soyad', { exact: true }).fill('');
    await next.click();
    await expect(page.getByText('Lütfen soyadınızı girin.')).toBeVisible();
    await expect(page.getByLabel('Soyad', { exact: true })).toBeFocused();
    await inOrder(page);
    await page.getByLabel('Soyad', { exact: true }).fill('Şahin');
    await page.getByLabel('Doğum tarihi').fill('1996-08-14');
    await page.getByLabel('GitHub').fill('gitlab.com/irem');
    await page.getByLabel('Telefon', { exact: true }).fill('212 123 45 67');
    await next.click();
    await expect(page.getByText("Türkiye numaralarında +90'dan sonra numara 5 ile başlamalıdır.")).toBeVisible();
    await expect(page.getByText('GitHub adresi github.com/ ile başlamalıdır.')).toBeVisible();
    await page.getByLabel('Telefon', { exact: true }).fill('0532 123 45 67');
    await page.getByLabel('GitHub').fill('github.com/irem');
    await page.getByLabel('İletişim e-postası').fill('irem@gmial.com');
    await page.getByLabel('İletişim e-postası').press('Tab');
    await page.getByRole('button', { name: 'irem@gmail.com' }).click();
    await expect(page.getByLabel('İletişim e-postası')).toHaveValue('irem@gmail.com');
    await page.getByLabel('Hakkımda').fill('Olay kaynaklı sistemler yazıyorum.');
    await page.getByLabel('Ülke', { exact: true }).selectOption('TR');
    await page.getByLabel('Şehir').selectOption('26');
    await page.getByLabel('İlçe').fill('Odunpazarı');
    await next.click();
    await expect(heading('İş Deneyimleri')).toBeVisible();
  });

  await test.step('entries are written, sorted by keys, deleted and had back', async () => {
    for (const [company, position] of [
      ['Kuytu Bilişim', 'Geliştirici'],
      ['Sarnıç Yazılım', 'Kıdemli Geliştirici'],
    ] as const) {
      await page.getByRole('button', { name: 'Deneyim Ekle', exact: true }).click();
      await expect(page.getByLabel('Şirket').first()).toBeFocused();
      await page.keyboard.type(company);
      await page.getByLabel('Pozisyon').first().fill(position);
      await page.getByRole('button', { name: `${position}: formu kapat` }).click();
    }
    const titles = page.getByRole('main').getByRole('button', { name: /: düzenle$/ });
    await expect(titles.first()).toHaveAccessibleName('Kıdemli Geliştirici: düzenle');
    await page.getByRole('button', { name: /^Kıdemli Geliştirici: Alt/ }).focus();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(page.getByText('Deneyim 2. sıraya taşındı')).toBeAttached();
    await expect(titles.first()).toHaveAccessibleName('Geliştirici: düzenle');
    await expect(page.getByRole('button', { name: /^Kıdemli Geliştirici: Alt/ })).toBeFocused();
    await page.keyboard.press('Alt+ArrowUp');
    await page.getByRole('button', { name: 'Geliştirici: sil', exact: true }).click();
    await expect(page.getByText('“Geliştirici” silindi')).toBeVisible();
    await page.getByRole('button', { name: 'Geri Al' }).press('Enter');
    await expect(page.getByText('“Geliştirici” silindi')).toHaveCount(0);
    await page.getByRole('button', { name: 'Geliştirici: düzenle', exact: true }).click();
    await page.getByRole('button', { name: 'Yukarı taşı' }).click();
    await expect(page.getByText('Deneyim 1. sıraya taşındı')).toBeAttached();
    await expect(page.getByRole('button', { name: 'Yukarı taşı' })).toBeDisabled();
    await page.getByRole('button', { name: 'Aşağı taşı' }).click();
    await page.getByLabel('Devam ediyor').check();
    await expect(page.getByLabel('Bitiş')).toBeDisabled();
    await page.getByLabel('Devam ediyor').uncheck();
    await page.getByLabel('Pozisyon').fill('');
    await next.click();
    await expect(page.getByText('Ekli deneyimlerde şirket ve pozisyon birlikte doldurulmalı veya tamamen boş bırakılmalı.')).toBeVisible();
    await expect(page.getByLabel('Pozisyon')).toBeFocused();
    await inBothSchemes(page);
    await page.getByLabel('Pozisyon').fill('Geliştirici');
    await expect(page.getByText(/^Taslak kaydedildi/)).toBeVisible();
  });

  await test.step('a reload and another session find the draft; nobody else does', async () => {
    await page.reload();
    await expect(page).toHaveURL('/profile/edit?step=2');
    await expect(page.getByText('Sarnıç Yazılım').first()).toBeVisible();
    await page.context().clearCookies();
    await page.goto('/profile/edit?step=2');
    await expect(page).toHaveURL('/auth/login?reason=auth_required&redirect=%2Fprofile%2Fedit%3Fstep%3D2');
    await signIn(page, meydan, IREM.username);
    await page.goto('/profile/edit?step=2');
    await expect(page.getByText('Sarnıç Yazılım').first()).toBeVisible();
    const own = (await (await page.request.get('/api/auth/user')).json()) as { data: { id: string } };
    const kept = (await (await page.request.get(`/api/profile/${own.data.id}`)).json()) as { data: { experiences: object[] } };
    expect(kept.data.experiences).toEqual([]);
  });

  await test.step('privacy holds at once when it hides, and asks before it shows', async () => {
    await page
      .getByRole('navigation', { name: 'Adımlar' })
      .getByRole('button', { name: /Gizlilik Ayarları/ })
      .click();
    await expect(heading('Gizlilik Ayarları')).toBeVisible();
    const saved = page.waitForResponse((answer) => answer.url().endsWith('/api/profile/privacy') && answer.ok());
    await page.getByRole('switch', { name: /^Sosyal Medya/ }).click();
    await saved;
    await expect(page.getByRole('switch', { name: /^Sosyal Medya/ })).toHaveAttribute('aria-checked', 'false');
    await page.getByRole('switch', { name: /^Adres/ }).click();
    await expect(page.getByText('“Adres” başkalarına gösterilsin mi?')).toBeVisible();
    await page.getByRole('button', { name: 'Kaydet' }).click();
    await expect(page.getByRole('tabpanel').getByText('Bu içerik gizlenmiş')).toHaveCount(3);
    await page.getByRole('tab', { name: 'Misafir' }).click();
    await expect(page.getByRole('tabpanel').getByText('Anonim hesaplar profilleri göremez. Lütfen giriş yapın.')).toBeVisible();
    await inBothSchemes(page);
  });

  await test.step('whoever leaves is asked', async () => {
    await page.getByRole('link', { name: 'Forum' }).first().click();
    await expect(page.getByRole('dialog', { name: 'Sayfadan ayrılıyorsunuz' })).toContainText('Taslağınız kaydedildi');
    await page.getByRole('button', { name: 'Sayfada kal' }).click();
  });

  await test.step('the last step saves all of it', async () => {
    await page.getByRole('button', { name: 'Özete Git' }).click();
    await expect(heading('Özet')).toBeVisible();
    await expect(next).toBeDisabled();
    await inOrder(page);
    await page.getByRole('button', { name: 'Kaydet' }).click();
    await expect(page.getByText('Profil başarıyla güncellendi!')).toBeVisible();
    await expect(page.getByText('Kaydedilmemiş bir değişiklik yok.')).toBeVisible();
    await page.reload();
    await page
      .getByRole('navigation', { name: 'Adımlar' })
      .getByRole('button', { name: /Kişisel Bilgiler/ })
      .click();
    await expect(page.getByLabel('Hakkımda')).toHaveValue('Olay kaynaklı sistemler yazıyorum.');
    await expect(page.getByLabel('İlçe')).toHaveValue('Odunpazarı');
    await expect(page.getByLabel('Telefon', { exact: true })).toHaveValue('5321234567');
  });
});

test('on a phone the steps and the preview are behind buttons; the server that cannot save loses nothing', async ({ meydan, browser }) => {
  await meydan.addMember(IREM);
  const page = await openBrowser(browser, meydan, PHONE);
  await signIn(page, meydan, IREM.username);
  await page.goto('/profile/edit');
  await page.getByLabel('Ad', { exact: true }).fill('İrem');
  await page.getByLabel('Soyad', { exact: true }).fill('Şahin');
  await page.getByLabel('Doğum tarihi').fill('1996-08-14');
  await inBothSchemes(page);
  await page.getByRole('button', { name: 'Önizle' }).click();
  await expect(page.getByRole('dialog', { name: 'Profilim' })).toBeVisible();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Sertifikalar Ekle/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sertifikalar' })).toBeVisible();
  await page.getByRole('button', { name: 'Adımlar' }).click();
  await page.getByRole('dialog', { name: 'Adımlar' }).getByRole('button', { name: /Özet/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Özet' })).toBeVisible();
  await page.route('**/api/profile', (route) => route.abort());
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('Profil güncellenirken bir hata oluştu.')).toBeInViewport();
  await inBothSchemes(page);
  await page.unroute('**/api/profile');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('Profil başarıyla güncellendi!')).toBeVisible();
});

test('what the rules refuse stops its own step, and what the server alone refuses leads back to its field', async ({ meydan, browser }) => {
  const page = await visit(browser, meydan, IREM, DESK);
  const steps = page.getByRole('navigation', { name: 'Adımlar' });
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  await page.goto('/profile/edit');
  await page.getByLabel('Ad', { exact: true }).fill('İrem');
  await page.getByLabel('Soyad', { exact: true }).fill('Şahin');
  await page.getByLabel('Doğum tarihi').fill('1996-08-14');
  await page.getByLabel('Web sitesi').fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'İleri' }).click();
  await expect(page.getByLabel('Web sitesi')).toBeFocused();
  await expect(page.getByText('Geçerli bir web adresi girin.')).toBeVisible();
  await page.getByLabel('Web sitesi').fill('irem.dev');
  await page.getByRole('button', { name: 'İleri' }).click();

  await page.getByRole('button', { name: 'Deneyim Ekle', exact: true }).click();
  await page.getByLabel('Şirket').fill('Sarnıç Yazılım');
  await page.getByLabel('Pozisyon').fill('Geliştirici');
  await page.getByLabel('Başlangıç').fill('2015-09');
  await page.getByLabel('Bitiş').fill('2012-06');
  await page.getByRole('button', { name: 'İleri' }).click();
  await expect(heading('İş Deneyimleri')).toBeVisible();
  await expect(page.getByLabel('Bitiş')).toBeFocused();
  await expect(steps.getByRole('button', { name: /İş Deneyimleri 1 alan hatalı/ })).toBeVisible();
  await inOrder(page);

  await page.getByRole('button', { name: 'Özete Git' }).click();
  await expect(page.getByText('“Geliştirici”: Bitiş tarihi başlangıçtan önce olamaz.')).toBeVisible();
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(heading('İş Deneyimleri')).toBeVisible();
  await expect(page.getByLabel('Bitiş')).toBeFocused();
  await page.getByLabel('Bitiş').fill('2016-06');

  await page.route('**/api/profile', (route) =>
    route.fulfill({ status: 422, json: { code: 'VALIDATION', message: 'Olmaz.', fields: { 'experiences.0.company': ['Bu şirket yazılamaz.'] } } }),
  );
  await page.getByRole('button', { name: 'Özete Git' }).click();
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('İş Deneyimleri: “Geliştirici”: Bu şirket yazılamaz.')).toBeVisible();
  await expect(page.getByLabel('Şirket')).toBeFocused();
  await expect(page.getByLabel('Şirket')).toHaveAccessibleDescription('Bu şirket yazılamaz.');
  await page.unroute('**/api/profile');
  await page.getByLabel('Şirket').fill('Kuytu Bilişim');
  await page.getByRole('button', { name: 'Özete Git' }).click();
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('Profil başarıyla güncellendi!')).toBeVisible();
});

for (const size of inEachRun([PHONE, DESK], 'last'))
  test(`what is typed at ${size.width} px survives a reload, signing out and a server that stops, and is nobody else’s`, async ({ meydan, browser }) => {
    const page = await visit(browser, meydan, IREM, size);
    const about = page.getByLabel('Hakkımda');
    const company = page.getByLabel('Şirket').first();
    /** Everything that the server has of the drafts. */
    const kept = async () => JSON.stringify(await (await page.request.get('/api/profile/drafts')).json());
    const local = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
    const saved = () => page.waitForResponse((answer) => answer.url().includes('/api/profile/drafts/') && answer.request().method() === 'PUT' && answer.ok());

    await test.step('a reload', async () => {
      await page.goto('/profile/edit');
      const first = saved();
      await about.fill('Yarım kalan bir söz');
      await first;
      await page.reload();
      await expect(about).toHaveValue('Yarım kalan bir söz');
    });

    await test.step('the server stops in the middle, and has it all when it is back', async () => {
      await page.goto('/profile/edit?step=2');
      await page.getByRole('button', { name: 'Deneyim Ekle', exact: true }).click();
      await company.fill('Kuytu');
      await expect.poll(kept).toContain('Kuytu');
      await meydan.goDown();
      await company.fill('Kuytu Bilişim ve Ortakları');
      await expect(page.getByText(/^Taslak kaydedildi/)).toBeVisible();
      await meydan.comeUp();
      await expect.poll(kept).toContain('Kuytu Bilişim ve Ortakları');
      await page.reload();
      await page
        .getByRole('button', { name: /: düzenle$/ })
        .first()
        .click();
      await expect(company).toHaveValue('Kuytu Bilişim ve Ortakları');
    });

    await test.step('signing out leaves nothing on the device, and signing in brings it back', async () => {
      const last = saved();
      await page.getByLabel('Pozisyon').fill('Geliştirici');
      await last;
      await page.getByRole('button', { name: /^Hesap menüsü/ }).click();
      await page.getByRole('menuitem', { name: 'Çıkış Yap' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Giriş Yap' })).toBeVisible();
      await expect.poll(local).not.toContain('Kuytu');
      await expect.poll(local).not.toContain('Yarım kalan');
      await meydan.addMember(OZAN);
      await signIn(page, meydan, OZAN.username);
      await page.goto('/profile/edit');
      await expect(about).toHaveValue('');
      await page.context().clearCookies();
      await signIn(page, meydan, IREM.username);
      await page.goto('/profile/edit');
      await expect(about).toHaveValue('Yarım kalan bir söz');
      await page.goto('/profile/edit?step=2');
      await expect(page.getByText('Kuytu Bilişim ve Ortakları').first()).toBeVisible();
    });
  });

test('what another device has typed is offered, never overwritten', async ({ meydan, browser }) => {
  const page = await visit(browser, meydan, IREM, DESK);
  await page.goto('/profile/edit');
  await page.getByLabel('Hakkımda').fill('Masada yazılan');
  const kept = async () => JSON.stringify(await (await page.request.get('/api/profile/drafts')).json());
  await expect.poll(kept).toContain('Masada yazılan');
  const other = await openBrowser(browser, meydan, PHONE);
  await signIn(other, meydan, IREM.username);
  await other.goto('/profile/edit');
  await expect(other.getByLabel('Hakkımda')).toHaveValue('Masada yazılan');
  await other.getByLabel('Hakkımda').fill('Telefonda yazılan');
  await expect.poll(kept).toContain('Telefonda yazılan');
  await page.getByLabel('Hakkımda').fill('Masada süren');
  await expect(page.getByText('Kişisel Bilgiler: Başka bir yerde daha yeni bir taslak var')).toBeVisible();
  expect(await kept()).toContain('Telefonda yazılan');
  await inOrder(page);
  await page.getByRole('button', { name: 'Onu aç' }).click();
  await expect(page.getByLabel('Hakkımda')).toHaveValue('Telefonda yazılan');
});

test('a photo, a cover and a CV are sent, shown and deleted', async ({ meydan, browser }) => {
  const page = await visit(browser, meydan, IREM, DESK);
  await page.goto('/profile/edit');
  const picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#0f766e' } })
    .png()
    .toBuffer();
  const avatar = page.locator('input[data-field="avatar"]');
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"/>');
  await avatar.setInputFiles({ name: 'ben.png', mimeType: 'image/png', buffer: drawing });
  await expect(page.getByRole('alert')).toHaveText('Lütfen PNG, JPEG veya WebP biçiminde bir görsel seçin.');
  await avatar.setInputFiles({ name: 'ben.png', mimeType: 'image/png', buffer: await sharp(picture).resize(30, 20).toBuffer() });
  await expect(page.getByRole('alert')).toHaveText('Görsel çok küçük. En az 160 × 160 piksel olmalı.');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await inOrder(page);
  for (const [field, name] of [
    ['avatar', 'Profil fotoğrafı'],
    ['banner', 'Kapak fotoğrafı'],
  ] as const) {
    await page.locator(`input[data-field="${field}"]`).setInputFiles({ name: 'ben.png', mimeType: 'image/png', buffer: picture });
    const dialog = page.getByRole('dialog', { name: `${name}nı kırp` });
    await expect(dialog.getByRole('button', { name: 'Kırp ve Yükle' })).toBeEnabled();
    await inOrder(page);
    await dialog.getByRole('button', { name: 'Kırp ve Yükle' }).click();
    await expect(page.getByText(`${name} güncellendi.`)).toBeVisible();
    for (const button of ['Çıkış', 'İleri']) await page.getByRole('button', { name: button }).click({ trial: true });
    await expect(page.getByText(`${name}nı değiştir`)).toBeVisible();
    await inOrder(page);
    await page.getByRole('button', { name: `${name}nı sil` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Sil' }).click();
    await expect(page.getByText(`${name} silindi.`)).toBeVisible();
    await expect(page.getByText(`${name} ekle`)).toBeVisible();
  }
  const active = Buffer.from(PDF.toString().replace('/Pages 2 0 R>>', '/Pages 2 0 R/OpenAction<</S/JavaScript/JS(app.alert(1))>>>>'));
  await page.getByLabel('CV yükle').setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: active });
  await expect(page.getByText(/^CV yüklenirken bir hata oluştu: dosyada çalışabilen içerik/)).toBeVisible();
  await page.getByLabel('CV yükle').setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: PDF });
  await expect(page.getByText('CV başarıyla yüklendi.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'CV dosyasını aç' })).toBeVisible();
  await page.getByRole('button', { name: "CV'yi sil" }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sil' }).click();
  await expect(page.getByText('CV başarıyla silindi.')).toBeVisible();
});
