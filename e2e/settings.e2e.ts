import { expect, type Page } from '@playwright/test';
import { type NewMember, test } from './support/meydan';
import { canPress, DERYA, DESK, OZAN, openBrowser, PHONE, topicBy, visit } from './support/people';
import { inBothSchemes, inOrder } from './support/sound';

const NAZLI: NewMember = { username: 'nazli', displayName: 'Nazlı Er', role: 'admin' };
const HAKAN: NewMember = { username: 'hakan', displayName: 'Hakan Uslu', role: 'admin' };

test('an admin changes the threshold by keys, and the second warning suspends without a restart', async ({ meydan, browser }) => {
  const nazli = await visit(browser, meydan, NAZLI, DESK);
  const derya = await visit(browser, meydan, DERYA, DESK);
  const ozan = await visit(browser, meydan, OZAN, DESK);

  await test.step('one warning leaves the member in', async () => {
    await warn(derya);
    await ozan.goto('/forum');
    await expect(ozan.getByText(/Şu anki uyarı sayınız: 1.3/)).toBeVisible();
  });

  await test.step('a value is found, changed and applied by keys; nothing goes while one is wrong or the reason is missing', async () => {
    await nazli.goto('/adminpanel/settings');
    await expect(nazli.getByLabel('Uyarı eşiği')).toHaveValue('3');
    await inBothSchemes(nazli);
    await nazli.keyboard.press('/');
    await nazli.keyboard.type('esigi');
    await expect(nazli.getByLabel('Uyarı penceresi')).toHaveCount(0);
    await nazli.keyboard.press('Tab');
    await expect(nazli.getByLabel('Uyarı eşiği')).toBeFocused();
    await nazli.keyboard.type('0');
    await expect(nazli.getByText('En az 1 olmalı.')).toBeVisible();
    await expect(nazli.getByText('1 değer düzeltilmeli')).toBeVisible();
    await nazli.keyboard.press('Control+Enter');
    await expect(nazli.getByLabel('Uyarı eşiği')).toBeFocused();
    await nazli.keyboard.press('ControlOrMeta+a');
    await nazli.keyboard.type('2');
    await expect(nazli.getByText('Kullanım Koşulları bunu söyler')).toBeVisible();
    await inOrder(nazli);
    await nazli.keyboard.press('Control+Enter');
    await expect(nazli.getByLabel('Gerekçe')).toBeFocused();
    await expect(nazli.getByText('Bir gerekçe yazın.')).toBeVisible();
    await nazli.keyboard.type('Üçüncü uyarıyı beklemek geç kalıyor');
    await nazli.keyboard.press('Control+Enter');
    await expect(nazli.getByText('Ayarlar değişti, şimdiden geçerli.')).toBeVisible();
    await expect(nazli.getByRole('region', { name: 'Son değişiklikler' })).toContainText(
      'Nazlı Er Uyarı eşiği: 3 → 2 uyarı“Üçüncü uyarıyı beklemek geç kalıyor”',
    );
  });

  await test.step('the second warning suspends', async () => {
    await warn(derya);
    await expect(derya.getByRole('list', { name: 'Yaptırımlar' })).toContainText('uyarı sayısından doğdu');
    await ozan.goto('/forum');
    await expect(ozan.getByRole('button', { name: /Ozan/ })).toHaveCount(0);
  });

  await test.step('of two admins none writes over the other unseen', async () => {
    const hakan = await visit(browser, meydan, HAKAN, PHONE);
    await hakan.goto('/adminpanel/settings');
    await hakan.getByLabel('İtiraz süresi').fill('10');
    await change(nazli, 'İtiraz süresi', '15');
    await hakan.getByLabel('Gerekçe').fill('Kısa olsun');
    await inOrder(hakan);
    await hakan.keyboard.press('Control+Enter');
    await expect(hakan.getByText('Siz bakarken değişti: İtiraz süresi artık 15 gün. Görüp yeniden karar verin.')).toBeVisible();
    await expect(hakan.getByLabel('İtiraz süresi')).toHaveValue('10');
    await hakan.reload();
    await expect(hakan.getByLabel('İtiraz süresi')).toHaveValue('10');
    await hakan.getByRole('button', { name: 'Uygula' }).click();
    await expect(hakan.getByText('Ayarlar değişti, şimdiden geçerli.')).toBeVisible();
    await expect(hakan.getByText('15 → 10', { exact: false }).first()).toBeVisible();
  });

  await test.step('who runs the house stands beside it, and gets another role there by keys; what is typed elsewhere stays', async () => {
    const staff = nazli.getByRole('region', { name: 'Görevliler', exact: true });
    await expect(staff.getByRole('combobox')).toHaveCount(3);
    await nazli.getByLabel('Uyarı penceresi').fill('60');
    await staff.getByRole('combobox', { name: /^Hakan Uslu/ }).press('ArrowDown');
    await nazli.getByRole('option', { name: 'Denetçi' }).press('Enter');
    await expect(staff.getByLabel('Gerekçe')).toBeFocused();
    // One reason at a time: what is typed elsewhere waits with its own.
    await expect(nazli.getByRole('textbox', { name: 'Gerekçe' })).toHaveCount(1);
    await nazli.keyboard.type('Kayıtlara bakacak');
    await nazli.keyboard.press('Control+Enter');
    await expect(staff.getByRole('combobox', { name: /^Hakan Uslu/ })).toHaveText('Denetçi');
    await expect(staff.getByRole('heading', { name: 'Görevliler' })).toBeFocused();
    await expect(nazli.getByLabel('Uyarı penceresi')).toHaveValue('60');
    await expect(nazli.getByRole('textbox', { name: 'Gerekçe: Değişiklikleri uygula' })).toBeVisible();
    await inBothSchemes(nazli);
  });

  await test.step('moderators do not find it', async () => {
    await expect(derya.getByRole('link', { name: 'Ayarlar' })).toHaveCount(0);
    await derya.goto('/adminpanel/settings');
    await expect(derya.getByText('Erişim yok')).toBeVisible();
  });
});

test('words, addresses and reasons are kept by keys and by mouse, and hold at once', async ({ meydan, browser }) => {
  const nazli = await visit(browser, meydan, NAZLI, DESK);
  const derya = await visit(browser, meydan, DERYA, DESK);
  const ozan = await visit(browser, meydan, OZAN, DESK);

  await test.step('a text with a watched word waits', async () => {
    await nazli.goto('/adminpanel/settings');
    await nazli.getByRole('link', { name: 'Sözcükler' }).click();
    await nazli.getByLabel('Sözcükler, her satıra bir').press('Control+Enter');
    await expect(nazli.getByText('En az bir sözcük yazın.')).toBeVisible();
    await nazli.keyboard.type('Kapora iade\nhızlı kazanç*');
    await nazli.keyboard.press('Control+Enter');
    await expect(nazli.getByText('Sözcükler izleniyor.')).toBeVisible();
    await inBothSchemes(nazli);
    await topicBy(ozan, meydan, 'Bir ilan', 'KAPORA, iade edilir mi diye soruyorum.');
    await ozan.goto('/forum');
    await expect(ozan.getByText('Bir ilan')).toHaveCount(0);
    expect(await (await ozan.request.get('/api/forum/held')).json()).toMatchObject({ data: { waiting: [{ causes: ['words'] }] } });
    await nazli.getByRole('button', { name: 'Kaldır: Kapora iade' }).click();
    await expect(nazli.getByText('“Kapora iade” artık izlenmiyor.')).toBeVisible();
    await nazli.getByRole('button', { name: 'Geri al' }).click();
    await expect(nazli.getByRole('button', { name: 'Kaldır: Kapora iade' })).toBeVisible();
  });

  await test.step('nobody registers with a blocked domain', async () => {
    await nazli.getByRole('link', { name: 'Engellenen adresler' }).click();
    await nazli.getByLabel('Alan adı ya da e-posta adresi').fill('engelli');
    await nazli.keyboard.press('Control+Enter');
    await expect(nazli.getByText('Geçerli bir alan adı (ornek.com) ya da e-posta adresi yazın.')).toBeVisible();
    await nazli.getByLabel('Alan adı ya da e-posta adresi').fill('engelli-posta.com');
    await nazli.getByLabel('Gerekçe').fill('Tek kullanımlık posta');
    await nazli.keyboard.press('Control+Enter');
    await expect(nazli.getByText('Engellendi. Bundan sonraki kayıtları bağlar.')).toBeVisible();
    await inBothSchemes(nazli);
    const form = { email: 'ali@posta.engelli-posta.com', username: 'ali', password: 'dogru-at-pil-zimba' };
    const refused = await ozan.request.post('/api/auth/register', { data: form, headers: { origin: meydan.url } });
    expect(await refused.json()).toMatchObject({ status: 422, error: 'Bu e-posta adresiyle üyelik açılamıyor. Lütfen başka bir adres kullanın.' });
    await nazli.keyboard.press('Escape');
    await nazli.getByRole('searchbox', { name: 'Alan adı ya da adres ara' }).fill('ali@posta.engelli-posta.com');
    await nazli.getByRole('button', { name: 'Engeli kaldır: engelli-posta.com' }).click();
    await nazli.getByRole('group', { name: 'Engeli kaldır: engelli-posta.com' }).getByRole('button', { name: 'Engeli kaldır' }).click();
    await expect(nazli.getByText('Engelli değil')).toBeVisible();
  });

  await test.step('a canned reason is at a moderator’s hand', async () => {
    await nazli.goto('/adminpanel/settings/reasons');
    await expect(nazli.getByText('Hazır gerekçe yok')).toBeVisible();
    await canPress(nazli, '+');
    await nazli.keyboard.press('+');
    await expect(nazli.getByLabel('Başlık')).toBeFocused();
    await nazli.keyboard.type('Kapora isteme');
    await nazli.getByLabel('Kural').fill('iki');
    await nazli.keyboard.press('Control+Enter');
    await expect(nazli.getByText('Kural numarasını 2.1 gibi yazın ya da boş bırakın.')).toBeVisible();
    await nazli.getByLabel('Kural').fill('2.1');
    await nazli.getByLabel('Üyenin okuyacağı metin').fill('İşe başlamadan para istenemez.');
    await inBothSchemes(nazli);
    await nazli.keyboard.press('Control+Enter');
    await expect(nazli.getByText('Hazır gerekçe kaydedildi.')).toBeVisible();
    await nazli.setViewportSize(PHONE);
    await inOrder(nazli);
    await openMember(derya);
    await canPress(derya, 'w');
    await derya.keyboard.press('w');
    await derya.getByLabel('Hazır gerekçe').press('ArrowDown');
    await derya.getByRole('option', { name: 'Kapora isteme · Kural 2.1' }).press('Enter');
    await expect(derya.getByLabel('Üyeye yazacağınız (isteğe bağlı)')).toHaveValue('İşe başlamadan para istenemez.');
    await nazli.getByRole('button', { name: 'Kaldır: Kapora isteme' }).click();
    await expect(nazli.getByText('Hazır gerekçe yok')).toBeVisible();
    await nazli.getByRole('button', { name: 'Yeniden kullan: Kapora isteme' }).click();
    await expect(nazli.getByRole('button', { name: 'Düzenle: Kapora isteme' })).toBeVisible();
  });

  await test.step('a stage of projects is added, retired and offered again', async () => {
    await nazli.goto('/adminpanel/settings/projects');
    await nazli.getByRole('button', { name: 'Proje aşaması ekle' }).press('Enter');
    await expect(nazli.getByLabel('Ad')).toBeFocused();
    await nazli.keyboard.press('Control+Enter');
    await expect(nazli.getByText('Bir ad yazın.')).toBeVisible();
    await nazli.keyboard.type('beta');
    await nazli.keyboard.press('Control+Enter');
    await expect(nazli.getByLabel('Ad')).toHaveAccessibleDescription('Bu adda bir seçenek zaten var.');
    await expect(nazli.getByLabel('Ad')).toBeFocused();
    await nazli.getByLabel('Ad').fill('Kapalı beta');
    await expect(nazli.getByLabel('Ad')).toHaveAccessibleDescription('');
    await inBothSchemes(nazli);
    await nazli.keyboard.press('Control+Enter');
    await expect(nazli.getByText('Seçenek kaydedildi.')).toBeVisible();
    await inOrder(nazli);
    await nazli.getByRole('button', { name: 'Kaldır: Kapalı beta' }).press('Enter');
    await expect(nazli.getByText('Sıra 60 · yeni seçilemez')).toBeVisible();
    await nazli.getByRole('button', { name: 'Yeniden kullan: Kapalı beta' }).press('Enter');
    await expect(nazli.getByRole('button', { name: 'Kaldır: Kapalı beta' })).toBeVisible();
  });
});

test('registration is closed, and opened for whoever was invited', async ({ meydan, browser }) => {
  const nazli = await visit(browser, meydan, NAZLI, DESK);
  const guest = await openBrowser(browser, meydan, PHONE);

  await test.step('where it is closed, the page says so and asks nothing', async () => {
    await nazli.goto('/adminpanel/settings');
    await nazli.getByRole('combobox', { name: 'Kayıt', exact: true }).press('ArrowDown');
    await nazli.getByRole('option', { name: 'Kapalı' }).press('Enter');
    await nazli.getByLabel('Gerekçe').fill('Bakım var');
    await nazli.keyboard.press('Control+Enter');
    await expect(nazli.getByText('Ayarlar değişti, şimdiden geçerli.')).toBeVisible();
    await guest.goto('/auth/register');
    await expect(guest.getByText('Şu anda yeni üye alınmıyor.')).toBeVisible();
    await expect(guest.getByLabel('Şifre')).toHaveCount(0);
    await inBothSchemes(guest);
  });

  await test.step('by invitation it needs the link, which is good once', async () => {
    await nazli.getByRole('combobox', { name: 'Kayıt', exact: true }).press('ArrowDown');
    await nazli.getByRole('option', { name: 'Davetle' }).press('Enter');
    await nazli.getByLabel('Gerekçe').fill('Bakım bitti');
    await nazli.keyboard.press('Control+Enter');
    await expect(nazli.getByRole('region', { name: 'Son değişiklikler' })).toContainText('Kapalı → Davetle');
    await guest.reload();
    await expect(guest.getByText('Meydan’a şu anda yalnızca davetle üye olunuyor.')).toBeVisible();
    await nazli.goto('/adminpanel/invitations');
    await nazli.getByLabel('E-posta adresi (isteğe bağlı)').press('Control+Enter');
    const link = nazli.getByRole('textbox', { name: 'Davet bağlantısı' });
    await expect(link).toHaveValue(/#davet=/);
    await inBothSchemes(nazli);
    const { pathname, hash } = new URL(await link.inputValue());
    await guest.goto('/forum');
    await guest.goto(pathname + hash);
    await guest.getByLabel('E-posta').fill('gelen@ornek.dev');
    await guest.getByLabel('Kullanıcı adı').fill('gelen');
    await guest.getByLabel('Şifre', { exact: true }).fill('dogru-at-pil-zimba');
    await guest.getByRole('checkbox').check();
    await guest.getByRole('button', { name: 'Üye Ol' }).click();
    await expect(guest.getByRole('heading', { name: 'E-postanızı kontrol edin' })).toBeVisible();
    await nazli.reload();
    await expect(nazli.getByText('Kullanıldı')).toBeVisible();
    await nazli.setViewportSize(PHONE);
    await inOrder(nazli);
  });
});

async function change(admin: Page, label: string, value: string): Promise<void> {
  await admin.goto('/adminpanel/settings');
  await admin.getByLabel(label).fill(value);
  await admin.getByLabel('Gerekçe').fill('Denedik, böyle iyi');
  await admin.keyboard.press('Control+Enter');
  await expect(admin.getByText('Ayarlar değişti, şimdiden geçerli.')).toBeVisible();
}

async function openMember(moderator: Page): Promise<void> {
  await moderator.goto('/adminpanel/members');
  await moderator.getByRole('searchbox', { name: 'Üye ara' }).fill('ozan');
  await moderator.getByRole('link', { name: /Ozan/ }).click();
  await expect(moderator.getByRole('heading', { level: 1, name: /Ozan/ })).toBeVisible();
  await expect(moderator.getByRole('button', { name: 'Uyar', exact: true })).toBeVisible();
}

async function warn(moderator: Page): Promise<void> {
  await openMember(moderator);
  await canPress(moderator, 'w');
  await moderator.keyboard.press('w');
  await expect(moderator.getByLabel('Üyeye yazacağınız (isteğe bağlı)')).toBeFocused();
  await moderator.keyboard.press('Control+Enter');
  await expect(moderator.getByText('Yaptırım uygulandı.')).toBeVisible();
}
