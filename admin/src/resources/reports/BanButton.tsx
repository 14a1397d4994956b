import { exactTime } from '@design/dates';
import { days, minutesFromNow, noEnd } from './lengthOfTime';
import { sessionsEnd } from './sessionsEnd';
import type { Verb } from './Verb';
import { VerbButton } from './VerbButton';

export const ban: Verb = {
  name: 'ban',
  keyName: 'b',
  label: 'Yasakla',
  look: 'danger',
  status: 'resolved',
  action: 'ban_user',
  aboutMember: true,
  durations: () => ({ choices: [noEnd, days(365), days(180), days(90)], preset: noEnd.minutes }),
  effect: ({ open_sessions }, minutes) => ({
    tone: 'danger',
    lead: minutes === null ? 'Yasaklarsanız kalıcıdır:' : `Yasaklarsanız ${exactTime(minutesFromNow(minutes))} tarihine kadar sürer:`,
    text: `${minutes === null ? 'bir daha' : 'o zamana kadar'} giriş yapamaz, ${sessionsEnd(open_sessions)}. Gerekçesi giriş ekranında kendisine gösterilir.`,
  }),
  done: (who) => `${who} yasaklandı`,
};

export const BanButton = () => <VerbButton verb={ban} />;
