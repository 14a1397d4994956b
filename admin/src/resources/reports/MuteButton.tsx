import { DEFAULT_MUTE_MINUTES } from '@contracts/moderation';
import { exactTime } from '@design/dates';
import { days, inDays, minutesFromNow } from './lengthOfTime';
import type { Verb } from './Verb';
import { VerbButton } from './VerbButton';

export const mute: Verb = {
  name: 'mute',
  keyName: 'm',
  label: 'Sustur',
  look: 'plain',
  status: 'resolved',
  action: 'mute_user',
  aboutMember: true,
  durations: () => ({ choices: [days(1), days(3), days(7), days(30)], preset: DEFAULT_MUTE_MINUTES }),
  effect: ({ standing }, minutes) => {
    const length = minutes ?? DEFAULT_MUTE_MINUTES;
    const already = standing.muted_until ? ` Şu anda ${exactTime(standing.muted_until)} tarihine kadar susturulmuş durumda.` : '';
    return {
      tone: 'warn',
      lead: `Susturursanız ${inDays(length)} yazamaz:`,
      text: `${exactTime(minutesFromNow(length))} tarihine kadar konu açamaz ve yorum yapamaz; okumaya devam eder, oturumları açık kalır.${already}`,
    };
  },
  done: (who) => `${who} susturuldu`,
};

export const MuteButton = () => <VerbButton verb={mute} />;
