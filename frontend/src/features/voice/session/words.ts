export const VOICE_WORDS = {
  hiddenTooLong: 'Sekme bir dakikadır arka planda olduğu ve kimseyle bağlantınız olmadığı için odadan ayrıldınız.',
  lostSeat: 'Bağlantınız uzun süre kesik kaldığı için odadan ayrıldınız.',
} as const;
