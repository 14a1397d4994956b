import { DEFAULT_MUTE_MINUTES } from '@contracts/moderation';
import { exactTime } from '@design/dates';
import { days, daysWith, inDays, minutesFromNow, noEnd } from '../../desk/durations';
import type { MemberVerb } from './memberVerb';

/** What happens to the sessions a member has open, as the end of a sentence. */
const sessionsEnd = (count: number): string => (count === 0 ? 'şu anda açık oturumu yok' : `açık ${count} oturumu hemen kapanır`);

export const warn: MemberVerb = {
  keyName: 'w',
  label: 'Uyar',
  look: 'primary',
  action: 'warn_user',
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
};

export const mute: MemberVerb = {
  keyName: 'm',
  label: 'Sustur',
  look: 'plain',
  action: 'mute_user',
  durations: () => ({ choices: [days(1), days(3), days(7), days(30)], preset: DEFAULT_MUTE_MINUTES }),
  effect: ({ standing }, minutes) => {
    const length = minutes ?? DEFAULT_MUTE_MINUTES;
    const already = standing.muted_until ? ` Şu anda ${exactTime(standing.muted_until)} tarihine kadar susturulmuş durumda.` : '';
    return {
      tone: 'warn',
      lead: `Susturursanız ${inDays(length)} yazamaz:`,
      text: `${exactTime(minutesFromNow(length))} tarihine kadar konu açamaz, yorum yapamaz, sesli odalarda konuşamaz; okumaya ve dinlemeye devam eder, oturumları açık kalır.${already}`,
    };
  },
};

const USUAL = [1, 7, 30, 90];

export const suspend: MemberVerb = {
  keyName: 's',
  label: 'Uzaklaştır',
  look: 'danger',
  action: 'suspend_user',
  durations: ({ suspensionDays }) => ({
    choices: daysWith(USUAL, suspensionDays),
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
};

export const ban: MemberVerb = {
  keyName: 'b',
  label: 'Yasakla',
  look: 'danger',
  action: 'ban_user',
  durations: () => ({ choices: [noEnd, days(365), days(180), days(90)], preset: noEnd.minutes }),
  effect: ({ open_sessions }, minutes) => ({
    tone: 'danger',
    lead: minutes === null ? 'Yasaklarsanız kalıcıdır:' : `Yasaklarsanız ${exactTime(minutesFromNow(minutes))} tarihine kadar sürer:`,
    text: `${minutes === null ? 'bir daha' : 'o zamana kadar'} giriş yapamaz, ${sessionsEnd(open_sessions)}. Gerekçesi giriş ekranında kendisine gösterilir.`,
  }),
};
