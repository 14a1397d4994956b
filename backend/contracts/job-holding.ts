/** Why listings wait for a moderator, in words. */
export const JOB_HOLDING_TEXT = {
  /** On its page, for its owner: nothing of what it was caught by. */
  waits:
    'İlanınız bir moderatörün onayını bekliyor. O zamana kadar sizden, başvurularını görebilen ekibinizden ve moderatörlerden başka kimse göremez. Karar verilince bildirim alırsınız.',
  /** The same for staff. */
  waitsForStaff: 'Bu ilan inceleme bekliyor; sahibi, yetkili ekibi ve moderatörlerden başka kimse göremez.',
  /** In its head, where others say since when they are published. */
  head: 'Onay bekliyor',
  /** On its row. */
  row: 'İnceleme bekliyor',
  nothingAgainst: 'İncelendi, yayınlanmasına engel bulunmadı.',
} as const;
