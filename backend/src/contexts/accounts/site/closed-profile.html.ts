import { PROFILE_TEXT } from '../../../../contracts/profile.js';
import { html } from '../../../platform/public-site/html.js';
import { publicPage } from '../../../platform/public-site/public-section.js';

/**
 * What guests get in the place of every profile that is not open to them, be it private, kept from view by moderators, erased or nobody's: the same
 * bytes, so that nobody finds out by them who has an account. It has the status of a topic that is not there for its reader.
 */
export const closedProfilePage = publicPage({
  status: 404,
  title: 'Profil',
  description: PROFILE_TEXT.membersOnly,
  content: html`<main>
      <h1>Profiller üyelere açıktır</h1>
      <p>${PROFILE_TEXT.membersOnly}</p>
      <p><a href="/auth/login">Giriş Yap</a> · <a href="/auth/register">Üye Ol</a></p>
    </main>`,
});
