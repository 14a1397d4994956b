import { exactTime } from '../../../../design/dates';

interface Silence {
  /** ISO time until which the site has muted the member. */
  readonly until: string | null;
  /** Their address is to be verified again before. */
  readonly mustVerify: boolean;
  readonly byRoom: boolean;
}

/** Until when nobody hears the member, or who ends it; both, where the site and the room do. */
export function silenceText({ until, mustVerify, byRoom }: Silence): string {
  if (until && byRoom)
    return `Sitede ${exactTime(until)} tarihine kadar susturuldunuz; odanın sahibi ya da moderatörleri de sesinizi kapattı. İkisi de sona erene kadar sizi duymazlar; odayı dinleyebilirsiniz.`;
  if (mustVerify && byRoom)
    return 'E-posta adresinizi yeniden doğrulamanız, odanın sahibi ya da moderatörlerinin de sesinizi açması gerekiyor. O zamana kadar sizi duymazlar; odayı dinleyebilirsiniz.';
  if (until) return `${exactTime(until)} tarihine kadar sizi duymazlar; odayı dinleyebilirsiniz.`;
  if (mustVerify) return 'E-posta adresinizi yeniden doğrulayana kadar sizi duymazlar; odayı dinleyebilirsiniz.';
  if (byRoom) return 'Sesinizi odanın sahibi ya da moderatörleri açana kadar sizi duymazlar; odayı dinleyebilirsiniz.';
  return 'Sizi duymuyorlar; odayı dinleyebilirsiniz.';
}
