/** What members are told, and by which way they want to hear of it. */
export const NOTIFICATION_TYPES = ['report_settled', 'warned'] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];
export const NOTIFICATION_CHANNELS = ['email'] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

export const NOTIFICATION_LABEL: Record<NotificationType, string> = {
  report_settled: 'Gönderdiğim rapor karara bağlandığında',
  warned: 'Uyarıldığımda veya susturulduğumda',
};
export const CHANNEL_LABEL: Record<NotificationChannel, string> = { email: 'E-posta' };

/** Which way is wanted for which type. */
export type NotificationChoices = Record<NotificationType, Record<NotificationChannel, boolean>>;

/** What holds for a member who has chosen nothing. */
export const DEFAULT_CHOICES: NotificationChoices = { report_settled: { email: true }, warned: { email: true } };

export interface ChooseNotificationRequest {
  type: NotificationType;
  channel: NotificationChannel;
  wanted: boolean;
}

export const NOTIFICATION_TEXT = {
  chosen: 'Bildirim tercihiniz kaydedildi.',
  always: 'Hesabınızın güvenliğiyle ilgili e-postalar ile hesabınızın kısıtlandığını bildiren e-postalar her zaman gönderilir.',
} as const;
