/** What members take out of their profile and bring into it: the CV as a page, as JSON Resume, and their card. */

/** A minute may have so many of each. */
export const DOCUMENT_LIMITS = { aMinute: 6, filesAMinute: 10 } as const;

/** In the order of the page, which is that in which they get their place. */
export const CV_PARTS = {
  head: 'İletişim',
  bio: 'Hakkımda',
  experiences: 'İş deneyimleri',
  educations: 'Eğitim',
  skills: 'Yetenekler',
  projects: 'Projeler',
  certificates: 'Sertifikalar',
} as const;
export type CvPart = keyof typeof CV_PARTS;

/** What of a part has no place on the one page. */
export interface CvLeftOut {
  part: CvPart;
  /** Whole entries. */
  entries: number;
  /** Entries that stand there with a shorter text. */
  shortened: number;
}

/** How the page of the CV would be drawn now. */
export interface CvPagePlan {
  left_out: CvLeftOut[];
  /** Whether the profile has signs, as those of other scripts and small pictures, that the page cannot show. */
  lacks_signs: boolean;
}

export const DOCUMENT_TEXT = {
  open: 'Belgeler',
  title: 'Profilinizden belgeler',
  lead: 'Profilinizde yazanlardan hazırlanır; gizlediğiniz bölümler de içindedir. Hesabınızın e-posta adresi hiçbirinde yoktur.',
  preparing: 'Hazırlanıyor…',
  cvTitle: 'Özgeçmiş',
  cvAbout: 'Tek sayfalık A4 PDF: yazdırılır, aranır, metni seçilebilir.',
  cvDownload: 'Özgeçmişi PDF olarak indir',
  cvFile: 'ozgecmis.pdf',
  cardTitle: 'Kişi kartı',
  cardAbout: 'Adres defterlerine eklenen vCard dosyası.',
  cardDownload: 'Kişi kartını indir (vCard)',
  ownOnly: 'Bu belgeyi yalnızca profilin sahibi indirebilir.',
  tooMany: 'Kısa sürede çok fazla belge istediniz. Lütfen biraz bekleyip tekrar deneyin.',
  underWay: 'Özgeçmişiniz şu anda hazırlanıyor. Lütfen birazdan tekrar deneyin.',
  fits: 'Profilinizdeki her şey tek sayfaya sığıyor.',
  leftOut: 'Tek sayfaya sığmayanlar özgeçmişe alınmayacak:',
  leftOutOrder: 'Önce her bölümün ilk kayıtları, sonra açıklamaları, yer kalırsa öbür kayıtlar yerleşir. Yerleşmesini istediklerinizi listenin başına alın.',
  lacksSigns: 'Emoji ve bazı yazı sistemlerinin işaretleri sayfada gösterilemez; onlar çıkarılacak.',
} as const;

/** 'İş deneyimleri: 3 kayıt, 2 metnin devamı' */
export function leftOutText({ part, entries, shortened }: CvLeftOut): string {
  const counts = [entries > 0 && `${entries} kayıt`, shortened > 0 && (part === 'bio' ? 'metnin devamı' : `${shortened} metnin devamı`)];
  return `${CV_PARTS[part]}: ${counts.filter(Boolean).join(', ')}`;
}
