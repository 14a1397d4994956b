import { expect } from '@playwright/test';
import { type RunningMeydan, test } from './support/meydan';
import { DESK, fillSignIn, isSignedIn, openBrowser, PHONE, signIn } from './support/people';
import { inOrder, notSideways } from './support/sound';

const NEW_PASSWORD = 'yeni-at-eski-semer';

/** The path of 'Ben değildim' in the mails to an address; the mails' host is not this one. */
async function linkTo(meydan: RunningMeydan, address: string): Promise<string> {
  const find = () => /http:\/\/meydan\.test(\/auth\/not-me#\S+)/.exec(meydan.mailsTo(address).join('\n'))?.[1] ?? '';
  await expect.poll(find).not.toBe('');
  return find();
}

for (const { name, at, elsewhere } of [
  { name: 'on a phone', at: PHONE, elsewhere: DESK },
  { name: 'at a desk', at: DESK, elsewhere: PHONE },
])
  test(`a sign-in from a device that is new is disowned ${name}`, async ({ meydan, browser }) => {
    await meydan.addMember({ username: 'nehir', displayName: 'Nehir Karadağlıoğlu', role: 'user' });
    const page = await openBrowser(browser, meydan, at);
    await signIn(page, meydan, 'nehir');
    expect(meydan.mailsTo('nehir@ornek.dev').join('\n')).not.toContain('/auth/not-me');

    const stranger = await openBrowser(browser, meydan, elsewhere);
    await signIn(stranger, meydan, 'nehir');

    await test.step('the link waits for a press', async () => {
      await page.goto(await linkTo(meydan, 'nehir@ornek.dev'));
      await expect(page.getByRole('heading', { name: 'Giriş yapan siz değil miydiniz?' })).toBeVisible();
      await inOrder(page);
      await notSideways(page);
      await stranger.goto('/');
      await isSignedIn(stranger);
    });

    await test.step('everybody is signed out, and a new password is set', async () => {
      await page.getByRole('button', { name: 'Ben değildim, oturumları kapat' }).click();
      await expect(page.getByRole('heading', { name: 'Hesabınız yeniden sizin' })).toBeVisible();
      await inOrder(page);
      await page.getByRole('button', { name: 'Yeni şifre belirle' }).click();
      await page.getByLabel('Yeni şifre').fill(NEW_PASSWORD);
      await page.getByRole('button', { name: 'Şifremi değiştir' }).click();
      await expect(page).toHaveURL(`${meydan.url}/auth/login`);
      await fillSignIn(page, 'nehir', NEW_PASSWORD);
      await isSignedIn(page);
    });
  });
