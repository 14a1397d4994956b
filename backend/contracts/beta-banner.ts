/** What the banner of the open beta says; a file of its own, because every first page carries it. */
export const BETA_BANNER_TEXT = {
  badge: 'Açık Beta',
  bannerTitle: "Bu site Açık Beta'dadır.",
  bannerText: 'Bazı özellikler eksik/kararsız olabilir. Geri bildirimin bizim için çok değerli.',
  open: 'Hata bildirmek için tıkla',
  dismiss: 'Açık Beta duyurusunu kapat',
} as const;
