import { REPORTED_TYPE_LABEL } from '@contracts/moderation';
import { refuseHeld } from './refuseHeld';
import type { Verb } from './Verb';
import { VerbButton } from './VerbButton';

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

export const DeleteButton = () => <VerbButton verb={remove} />;
