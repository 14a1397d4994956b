import { expect, type Page } from '@playwright/test';
import { POSTING_TEXT } from '../backend/contracts/help-wanted';
import { PEOPLE_TEXT } from '../backend/contracts/project-people';
import { inEachRun } from './support/each-run';
import { type NewMember, type RunningMeydan, test } from './support/meydan';
import { chooseByKeys, DESK, PHONE, visit, write } from './support/people';
import { projectBy } from './support/projects';
import { inBothSchemes, inOrder } from './support/sound';

const OWNER: NewMember = { username: 'elif', displayName: 'Elif Işık', role: 'user' };
const MANAGER: NewMember = { username: 'sule', displayName: 'Şule Öz', role: 'user' };
const MEMBER: NewMember = { username: 'ugur', displayName: 'Uğur Ay', role: 'user' };
const APPLICANT: NewMember = { username: 'ozan', displayName: 'Ozan Çelik', role: 'user' };
const LATE: NewMember = { username: 'irem', displayName: 'İrem Şahin', role: 'user' };

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const said = (page: Page, words: string) => expect(page.getByText(words).first()).toBeVisible();

/** Asks somebody into a project, as its page does it. */
async function invite(page: Page, id: string, identifier: string, role?: 'Yönetici'): Promise<void> {
  await page.goto(`/projects/${id}?tab=members`);
  await field(page, 'Kimi davet ediyorsunuz?').fill(identifier);
  if (role) await page.getByText(role, { exact: true }).last().click();
  await page.getByRole('button', { name: 'Davet gönder' }).click();
}

async function more(page: Page, about: string, action: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: `Daha fazla: ${about}` }).click();
  await chooseByKeys(page, action);
}

/** Applies without the dialog, whose own journey is another. */
const apply = (page: Page, meydan: RunningMeydan, postingId: string) =>
  write(page, meydan, `/api/projects/help-wanted/${postingId}/applications`, { message: 'Katılmak isterim; haftada beş saatim var.' });

for (const [name, size] of inEachRun(
  [
    ['on a phone', PHONE],
    ['at a desk', DESK],
  ] as const,
  'first',
))
  test(`people come into a project, look for help and hand it over ${name}`, async ({ meydan, browser }) => {
    const owner = await visit(browser, meydan, OWNER, size);
    const manager = await visit(browser, meydan, MANAGER, size);
    const member = await visit(browser, meydan, MEMBER, size);
    const applicant = await visit(browser, meydan, APPLICANT, size);
    const late = await visit(browser, meydan, LATE, size);
    const id = await projectBy(owner, meydan, { title: 'Ortak Takvim' });

    await test.step('its owner asks people in, by name and by address, and takes that back', async () => {
      await invite(owner, id, 'kimse.yok');
      await said(owner, PEOPLE_TEXT.identifierNotFound);
      await invite(owner, id, MANAGER.username, 'Yönetici');
      await said(owner, PEOPLE_TEXT.invited);
      await invite(owner, id, MANAGER.username);
      await said(owner, PEOPLE_TEXT.alreadyInvited);
      await invite(owner, id, 'baskasi@ornek.example');
      await expect(owner.getByText('baskasi@ornek.example')).toBeVisible();
      await inOrder(owner);
      await owner.getByRole('button', { name: 'Daveti geri al: baskasi@ornek.example' }).click();
      await said(owner, PEOPLE_TEXT.withdrawn);
      await expect(owner.getByText('baskasi@ornek.example')).toBeHidden();
    });

    await test.step('who is asked answers', async () => {
      await manager.goto('/projects/mine');
      await expect(manager.getByText('Elif Işık sizi davet etti')).toBeVisible();
      await inOrder(manager);
      await manager.getByRole('button', { name: 'Kabul et: Ortak Takvim' }).click();
      await said(manager, PEOPLE_TEXT.joined);
      await invite(manager, id, MEMBER.username);
      await said(manager, PEOPLE_TEXT.invited);
      await expect(manager.getByText('Görevi', { exact: true })).toBeHidden();
      await member.goto('/projects/mine');
      await member.getByRole('button', { name: 'Kabul et: Ortak Takvim' }).click();
      await said(member, PEOPLE_TEXT.joined);
    });

    await test.step('a member runs nothing', async () => {
      await member.goto(`/projects/${id}?tab=members`);
      await expect(member.getByText('Uğur Ay').first()).toBeVisible();
      await expect(member.getByRole('button', { name: 'Projeden ayrıl' })).toBeVisible();
      await expect(member.getByRole('button', { name: 'Davet gönder' })).toBeHidden();
      for (const person of [OWNER, MANAGER, MEMBER]) await expect(member.getByRole('button', { name: `Daha fazla: ${person.displayName}` })).toBeHidden();
      await expect(member.getByRole('link', { name: 'Düzenle', exact: true })).toBeHidden();
    });

    await test.step('a manager looks for help', async () => {
      await manager.goto(`/projects/${id}?tab=postings`);
      await manager.getByRole('button', { name: 'Yardım ilanı aç' }).click();
      const dialog = manager.getByRole('dialog', { name: 'Yardım ilanı aç' });
      await dialog.getByRole('button', { name: 'İlanı aç' }).click();
      await expect(dialog.getByText(POSTING_TEXT.skillNeeded)).toBeVisible();
      await inBothSchemes(manager);
      await field(manager, 'Başlık').fill('React ile takvim görünümü');
      await dialog.getByRole('textbox', { name: 'Açıklama' }).fill('Hafta görünümünde sürükleyip bırakma.');
      await field(manager, 'Aranan beceriler').fill('React, PostgreSQL');
      await dialog.getByLabel('Karşılığı').selectOption({ label: 'Gönüllü' });
      await dialog.getByRole('button', { name: 'İlanı aç' }).click();
      await said(manager, POSTING_TEXT.created);
      await expect(manager.getByRole('heading', { name: 'React ile takvim görünümü' })).toBeVisible();
      await inOrder(manager);
    });

    await test.step('it is changed, closed and opened again', async () => {
      await more(manager, 'React ile takvim görünümü', 'Kapat');
      await said(manager, POSTING_TEXT.closedDone);
      await more(manager, 'React ile takvim görünümü', 'Yeniden aç');
      await said(manager, POSTING_TEXT.reopenedDone);
      await more(manager, 'React ile takvim görünümü', 'Düzenle…');
      await field(manager, 'Başlık').fill('React ile hafta görünümü');
      await manager.getByRole('dialog').getByRole('button', { name: 'Kaydet' }).click();
      await said(manager, POSTING_TEXT.saved);
      await expect(manager.getByRole('heading', { name: 'React ile hafta görünümü' })).toBeVisible();
    });
    const { data: postings } = (await (await manager.request.get(`/api/projects/${id}/help-wanted`)).json()) as { data: { id: string }[] };
    const postingId = postings[0]?.id ?? '';

    await test.step('whoever applied is read by those who run the project, and by nobody else', async () => {
      for (const each of [applicant, late]) await apply(each, meydan, postingId);
      await applicant.goto(`/projects/${id}/applications/${postingId}`);
      await expect(applicant.getByText(POSTING_TEXT.notForApplicant)).toBeVisible();
      await owner.goto(`/projects/${id}?tab=postings`);
      await owner.getByRole('link', { name: 'Başvurular: React ile hafta görünümü' }).click();
      await owner.getByRole('button', { name: 'Ozan Çelik: oku' }).click();
      await expect(owner.getByText('Katılmak isterim; haftada beş saatim var.')).toBeVisible();
      await expect(owner.getByText('bakıldı')).toBeVisible();
      await inOrder(owner);
      await applicant.goto('/projects/mine');
      await expect(applicant.getByText('bakıldı')).toBeVisible();
      await inBothSchemes(applicant);
    });

    await test.step('the last place goes to one, and who comes too late is told so', async () => {
      await manager.goto(`/projects/${id}/applications/${postingId}`);
      await manager.getByRole('button', { name: 'İrem Şahin: oku' }).click();
      await manager.getByRole('button', { name: 'Kabul et: İrem Şahin' }).click();
      const asked = manager.getByRole('dialog', { name: 'Başvuru kabul edilsin mi?' });
      await expect(asked.getByText('Bu son yer')).toBeVisible();
      await owner.getByRole('button', { name: 'Kabul et: Ozan Çelik' }).click();
      await owner.getByRole('dialog').getByRole('button', { name: 'Kabul et', exact: true }).click();
      await said(owner, POSTING_TEXT.accepted);
      await asked.getByRole('button', { name: 'Kabul et', exact: true }).click();
      await expect(asked.getByText(POSTING_TEXT.lastPlaceGone)).toBeVisible();
      await inBothSchemes(manager);
      await asked.getByRole('button', { name: 'Vazgeç' }).click();
      await applicant.goto('/projects/mine');
      await expect(applicant.getByText('kabul', { exact: true })).toBeVisible();
    });

    await test.step('an application is taken back', async () => {
      await late.goto('/projects/mine');
      await late.getByRole('button', { name: /^Geri çek: / }).click();
      await late.getByRole('dialog').getByRole('button', { name: 'Geri çek', exact: true }).click();
      await said(late, POSTING_TEXT.withdrawn);
      await expect(late.getByText('geri çekildi', { exact: true })).toBeVisible();
    });

    await test.step('roles change, and back', async () => {
      await owner.goto(`/projects/${id}?tab=members`);
      await more(owner, MEMBER.displayName, 'Yönetici yap');
      await said(owner, PEOPLE_TEXT.roleChanged);
      await more(owner, MEMBER.displayName, 'Üye yap');
      await expect(owner.getByRole('button', { name: 'Geri al' }).first()).toBeVisible();
      await more(owner, APPLICANT.displayName, 'Projeden çıkar…');
      await owner.getByRole('dialog').getByRole('button', { name: 'Çıkar', exact: true }).click();
      await said(owner, PEOPLE_TEXT.removed);
    });

    await test.step('ownership passes when the other side accepts', async () => {
      await more(owner, MANAGER.displayName, 'Projeyi devret…');
      await owner.getByRole('dialog').getByRole('button', { name: 'Devretmeyi teklif et' }).click();
      await said(owner, 'adlı üyeye devretmeyi teklif ettiniz');
      await inBothSchemes(owner);
      await owner.getByRole('button', { name: 'Teklifi geri al' }).click();
      await said(owner, PEOPLE_TEXT.offerWithdrawn);
      await more(owner, MANAGER.displayName, 'Projeyi devret…');
      await owner.getByRole('dialog').getByRole('button', { name: 'Devretmeyi teklif et' }).click();
      await said(owner, 'adlı üyeye devretmeyi teklif ettiniz');
      await manager.goto(`/projects/${id}`);
      await expect(manager.getByText('Projenin sahipliği size teklif edildi')).toBeVisible();
      await inBothSchemes(manager);
      await manager.getByRole('button', { name: 'Kabul et', exact: true }).click();
      await said(manager, PEOPLE_TEXT.tookOver);
      await manager.goto(`/projects/${id}?tab=members`);
      await expect(manager.getByRole('button', { name: 'Projeden ayrıl' })).toBeHidden();
    });

    await test.step('whoever is no owner any more may leave', async () => {
      await owner.goto(`/projects/${id}?tab=members`);
      await owner.getByRole('button', { name: 'Projeden ayrıl' }).click();
      await owner.getByRole('dialog').getByRole('button', { name: 'Ayrıl', exact: true }).click();
      await said(owner, PEOPLE_TEXT.left);
      await expect(owner.getByRole('link', { name: 'Düzenle', exact: true })).toBeHidden();
    });
  });
