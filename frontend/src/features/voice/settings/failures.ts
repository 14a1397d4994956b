/** What is said over the reason of a refusal. */
export const ROOM_FAILURE = {
  mute: 'Susturma işlemi başarısız',
  kick: 'Kullanıcı atılamadı',
  lift: 'Engel kaldırılamadı',
  role: 'Rol güncellenemedi',
  handOver: 'Sahiplik devri başarısız',
  settings: 'Ayarlar güncellenemedi',
  close: 'Oda kapatılamadı',
  export: 'Oda verileri dışa aktarılamadı',
} as const;
