import { REPORTED_TYPE_LABEL } from '@contracts/moderation';
import type { Verb } from './Verb';

/** What becomes of a text that is not let in, whichever way that is said. */
const refuseHeld: NonNullable<Verb['whenHeld']> = {
  label: 'Geri çevir',
  effect: () => ({
    tone: 'danger',
    lead: 'Yazı yayımlanmaz:',
    text: 'yazarına bildirilir, notunuz gerekçe olarak gösterilir; metni yazarında kalır. Hesabında bir şey değişmez.',
  }),
  done: () => 'Yazı geri çevrildi',
};

export const hide: Verb = {
  name: 'hide',
  keyName: 'h',
  label: 'Gizle',
  look: 'plain',
  status: 'resolved',
  action: 'hide_content',
  aboutMember: false,
  effect: ({ reported_type }) => ({
    tone: 'plain',
    lead: `${REPORTED_TYPE_LABEL[reported_type]} gizlenir:`,
    text: 'üyeler ve ziyaretçiler göremez; moderatörler ve denetçiler görmeye devam eder. Yazanın hesabında bir şey değişmez.',
  }),
  done: () => 'İçerik gizlendi',
  whenHeld: { ...refuseHeld, label: 'Gizle' },
};

export const remove: Verb = {
  name: 'delete',
  keyName: 'd',
  label: 'Sil',
  look: 'plain',
  status: 'resolved',
  action: 'delete_content',
  aboutMember: false,
  effect: ({ reported_type }) => ({
    tone: 'danger',
    lead: `${REPORTED_TYPE_LABEL[reported_type]} silinir:`,
    text: 'sitede artık kimseye gösterilmez. Raporlandığı andaki hâli bu raporda kalır. Yazanın hesabında bir şey değişmez.',
  }),
  done: () => 'İçerik silindi',
  whenHeld: refuseHeld,
};

export const dismiss: Verb = {
  name: 'dismiss',
  keyName: 'x',
  label: 'Reddet',
  look: 'quiet',
  status: 'dismissed',
  aboutMember: false,
  effect: () => ({
    tone: 'plain',
    lead: 'Rapor reddedilir:',
    text: 'içerik olduğu gibi kalır, yazanın hesabında bir şey değişmez.',
  }),
  done: () => 'Rapor reddedildi',
  whenHeld: {
    label: 'Yayımla',
    effect: () => ({ tone: 'plain', lead: 'Yazı yayımlanır:', text: 'herkes görür, yazarına onaylandığı bildirilir.' }),
    done: () => 'Yazı yayımlandı',
  },
};
