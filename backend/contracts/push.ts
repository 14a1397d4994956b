/**
 * Notifications that a browser shows while no page is open. Only where the installation has VAPID keys; off until a member chooses it on a device, and
 * over when the session ends there.
 *
 * - `GET /api/notifications/push`: `PushState` of this session. `PUT` `PushRequest`, `DELETE`: `PushState`.
 */
export const PUSH_LIMITS = {
  endpoint: 1_024,
  key: 100,
  /** Devices of one member. */
  devices: 10,
  /** A message that was read by then is not told. */
  afterSeconds: 30,
  /** A device is told of new messages once in this time. */
  apartMinutes: 5,
} as const;

export const PUSH_TEXT = {
  label: 'Bu cihazda anlık bildirim',
  hint: 'Sayfa kapalıyken yeni mesajınız olduğunu söyler; kimin ne yazdığını söylemez. Çıkış yaptığınızda biter.',
  denied: 'Tarayıcınız bildirimlere izin vermiyor. İzni tarayıcınızın site ayarlarından verebilirsiniz.',
  unsupported: 'Bu tarayıcı anlık bildirim almıyor.',
  failed: 'Anlık bildirim açılamadı. Lütfen tekrar deneyin.',
  notOffered: 'Bu kurulumda anlık bildirim yok.',
  refused: 'Bu bildirim adresi kullanılamaz.',
  tooMany: 'En fazla 10 cihazda anlık bildirim açabilirsiniz.',
  title: 'Meydan',
  messages: 'Okunmamış mesajlarınız var.',
} as const;

/** `publicKey`: of the installation, in base64url; null where push is not offered. `on`: for this session. */
export interface PushState {
  publicKey: string | null;
  on: boolean;
}

/** As the browser's subscription says it. */
export interface PushRequest {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** What a device is sent, encrypted for it: no words of anybody. */
export interface PushNote {
  title: string;
  body: string;
  /** Path of the page that a click opens. */
  path: string;
}
