import type { Provider } from '@nestjs/common';
import { TEXT } from '../contracts/envelope.js';
import { PAGES_TEXT } from '../contracts/pages.js';
import { ProfilesSection } from './contexts/accounts/site/profiles.section.js';
import { TransparencySection } from './contexts/audit/public-log/transparency.section.js';
import { BlogSection } from './contexts/blog/site/blog.section.js';
import { CareersSection } from './contexts/careers/site/careers.section.js';
import { ForumSection } from './contexts/forum/site/forum.section.js';
import { HomeSection } from './contexts/pages/site/home.section.js';
import { InformationSection } from './contexts/pages/site/information.section.js';
import { ProjectsSection } from './contexts/projects/site/projects.section.js';
import { VoiceSection } from './contexts/voice/site/voice.section.js';
import { html } from './platform/public-site/html.js';
import { type PublicAddress, type PublicPage, type PublicSection, publicPage } from './platform/public-site/public-section.js';
import { PublicSite } from './platform/public-site/public-site.js';

/** Addresses that the member app shows and that are not for search: whoever adds one to the app's router adds it here, or it answers 404. */
const APP_ONLY: readonly [RegExp, string][] = [
  [/^\/auth(\/|$)/, 'Hesap'],
  [/^\/login$/, 'Giriş Yap'],
  [/^\/settings(\/|$)/, 'Ayarlar'],
  [/^\/forum\/drafts$/, 'Taslaklarım'],
  [/^\/moderator(\/|$)/, 'Moderatör'],
  [/^\/profile(\/edit)?$/, 'Profil'],
  [/^\/notifications(\/|$)/, 'Bildirimler'],
  [/^\/blog\/create$/, 'Yeni yazı'],
  [/^\/blog\/mine$/, 'Yazılarım'],
  [/^\/blog\/[^/]+\/edit$/, 'Yazıyı düzenle'],
  [/^\/projects\/create$/, 'Yeni proje'],
  [/^\/projects\/mine$/, 'Davetler ve başvurular'],
  [/^\/projects\/[^/]+\/edit$/, 'Projeyi düzenle'],
  [/^\/projects\/[^/]+\/applications\/[^/]+$/, 'Başvurular'],
  [/^\/career\/create$/, 'Yeni İş İlanı Oluştur'],
  [/^\/career\/desk$/, 'Başvurular'],
  [/^\/career\/applications$/, 'Başvurularım'],
  [/^\/forum\/liked$/, 'Beğendiğim konular'],
  [/^\/search$/, 'Arama'],
  [/^\/mesajlar(\/[^/]+)?$/, 'Mesajlaşma'],
];

const ways = html`<p><a href="/">Ana sayfa</a> · <a href="/forum">Forum</a> · <a href="/blog">Blog</a> · <a href="/projects">Projeler</a> · <a href="/career">Kariyer</a> · <a href="/voice-rooms">Sesli Odalar</a> · <a href="/contact">İletişim</a></p>`;

const missing = publicPage({
  status: 404,
  title: 'Sayfa Bulunamadı',
  description: TEXT.routeNotFound,
  content: html`<main><h1>Sayfa Bulunamadı</h1><p>${TEXT.routeNotFound}</p>${ways}</main>`,
});

const forbidden = publicPage({
  status: 403,
  title: 'Yetkisiz Erişim',
  description: TEXT.forbidden,
  content: html`<main><h1>Yetkisiz Erişim</h1><p>${TEXT.forbidden}</p>${ways}</main>`,
});

async function appOnly({ path }: PublicAddress): Promise<PublicPage | null> {
  if (path === '/unauthorized') return forbidden;
  const [, title] = APP_ONLY.find(([address]) => address.test(path)) ?? [];
  return title ? publicPage({ title, description: PAGES_TEXT.description, content: html`<main><h1>${title}</h1>${ways}</main>` }) : null;
}

/** In this order they are asked for an address, and listed in the site map. */
const SECTIONS = [ForumSection, BlogSection, ProjectsSection, CareersSection, VoiceSection, ProfilesSection, InformationSection, TransparencySection];

/** The public site of this installation, made of what the contexts show to everybody. */
export const publicSite = (publicUrl: string): Provider => ({
  provide: PublicSite,
  inject: SECTIONS,
  useFactory: (...sections: PublicSection[]) =>
    new PublicSite({
      sections: [new HomeSection(sections, publicUrl), ...sections],
      appOnly,
      missing,
      site: { name: PAGES_TEXT.site, description: PAGES_TEXT.description, publicUrl },
    }),
});
