import { PAGE_SLUGS } from '../../../../contracts/pages.js';

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** What somebody who speaks for the house is called: as a word of a name it says so. */
export const STAFF_WORDS = words(`
  admin admins administrator adminpanel yonetici yoneticisi sysadmin superadmin superuser webmaster moderator moderatoru moderasyon mod mods
  denetci denetcisi auditor staff gorevli gorevlisi yetkili yetkilisi yetkililer yetkilileri sorumlusu
  админ администратор модератор
`);

/** What no name of one word may begin or end with. */
export const STAFF_STEMS = words('admin moderator yonetici');

/** The house itself. People are called so too (Meydan is a surname), so in a display name it stands beside other words. */
export const HOUSE_WORDS = words('meydan meydandev meydanforum');

/** What the house does: a name of nothing but these, with or without the house, is none of a person. */
export const OFFICE_WORDS = words(`
  destek support yardim help ekip ekibi team resmi official yonetim yonetimi management guvenlik security sistem system bildirim bildirimleri
  duyuru duyurular iletisim info bilgi hesap noreply no reply postmaster hostmaster abuse root bot operator isletmeci kurucu founder
  forum site kurucusu sorumlu idare idaresi idareci idarecisi temsilci temsilcisi
  everyone herkes silinmisuye misafir guest anonymous anonim viewer deleted null undefined
`);

/** Parts of addresses, and what stands behind /profile; a test compares them with the routes of the server and of the app. */
export const PLACES: readonly string[] = [
  ...PAGE_SLUGS,
  ...words(`
    adminpanel api appeal appeals itiraz assets auth blog career careers kariyer edit forum jobs login logout me mesajlar metrics moderator new notifications profile project projects seffaflik subrole subroles
    projeler register robots rss search sesli settings signup sitemap socket.io tags threads topic topics unauthorized users voice voice-rooms chat
    messages health feed static files uploads callback category data blocked decisions davet invitation drafts liked security sessions unsubscribe manifest favicon icons sw registersw workbox
  `),
];
