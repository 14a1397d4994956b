import type { Verb } from './Verb';
import { VerbButton } from './VerbButton';

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

export const DismissButton = () => <VerbButton verb={dismiss} />;
