import { exactTime } from '@design/dates';
import { sessionsEnd } from './sessionsEnd';
import type { Verb } from './Verb';
import { VerbButton } from './VerbButton';

export const warn: Verb = {
  name: 'warn',
  keyName: 'w',
  label: 'Uyar',
  look: 'primary',
  status: 'resolved',
  action: 'warn_user',
  aboutMember: true,
  effect: ({ if_warned: { nth, threshold, suspended_until }, policy, open_sessions }) =>
    suspended_until
      ? {
          tone: 'warn',
          lead: `Uyarı verirseniz ${nth}. uyarısı olur:`,
          text: `${exactTime(suspended_until)} tarihine kadar ${policy.suspensionDays} gün uzaklaştırılır, ${sessionsEnd(open_sessions)}. Uyarı gerekçesiyle birlikte kendisine gösterilir.`,
        }
      : {
          tone: 'plain',
          lead: `Uyarı verirseniz ${nth}. uyarısı olur:`,
          text: `hesabı açık kalır, uyarı gerekçesiyle birlikte kendisine gösterilir. ${threshold}. uyarıda ${policy.suspensionDays} gün uzaklaştırılır.`,
        },
  done: (who) => `${who} uyarıldı`,
};

export const WarnButton = () => <VerbButton verb={warn} />;
