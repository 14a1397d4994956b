import { exactTime } from '@design/dates';
import { days, inDays, minutesFromNow } from './lengthOfTime';
import { sessionsEnd } from './sessionsEnd';
import type { Verb } from './Verb';
import { VerbButton } from './VerbButton';

const USUAL = [1, 7, 30, 90];

export const suspend: Verb = {
  name: 'suspend',
  keyName: 's',
  label: 'Uzaklaştır',
  look: 'danger',
  status: 'resolved',
  action: 'suspend_user',
  aboutMember: true,
  durations: ({ suspensionDays }) => ({
    choices: [...new Set([...USUAL, suspensionDays])].sort((a, b) => a - b).map(days),
    preset: days(suspensionDays).minutes,
  }),
  effect: ({ open_sessions, policy }, minutes) => {
    const length = minutes ?? policy.suspensionDays * 24 * 60;
    return {
      tone: 'danger',
      lead: `Uzaklaştırırsanız ${inDays(length)} giremez:`,
      text: `${exactTime(minutesFromNow(length))} tarihine kadar giriş yapamaz, ${sessionsEnd(open_sessions)}. Gerekçesi giriş ekranında kendisine gösterilir.`,
    };
  },
  done: (who) => `${who} uzaklaştırıldı`,
};

export const SuspendButton = () => <VerbButton verb={suspend} />;
