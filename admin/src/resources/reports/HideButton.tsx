import { REPORTED_TYPE_LABEL } from '@contracts/moderation';
import { refuseHeld } from './refuseHeld';
import type { Verb } from './Verb';
import { VerbButton } from './VerbButton';

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

export const HideButton = () => <VerbButton verb={hide} />;
