import type { Verb } from './Verb';

/** What becomes of a text that is not let in, whichever way that is said. */
export const refuseHeld: NonNullable<Verb['whenHeld']> = {
  label: 'Geri çevir',
  effect: () => ({
    tone: 'danger',
    lead: 'Yazı yayımlanmaz:',
    text: 'yazarına bildirilir, notunuz gerekçe olarak gösterilir; metni yazarında kalır. Hesabında bir şey değişmez.',
  }),
  done: () => 'Yazı geri çevrildi',
};
