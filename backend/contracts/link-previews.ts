/**
 * What is behind a link in a message, for whoever asks with a click: `POST /api/chat/messages/{id}/preview` `LinkPreviewRequest`: `LinkPreview`. The link
 * must stand in that message, and its reader must have it. Nothing of it is kept, and no preview is made of what a stranger wrote in a request.
 */
export const LINK_PREVIEW_LIMITS = {
  /** Characters of an address, and of what is shown. */
  url: 2_048,
  title: 200,
  description: 300,
  seconds: 5,
  bytes: 1_048_576,
  redirects: 3,
  aMinute: 20,
} as const;

export const LINK_PREVIEW_TEXT = {
  show: 'Önizlemeyi göster',
  hide: 'Önizlemeyi gizle',
  hint: 'Önizlemeyi sunucu ister: bağlantının sahibi sizi görmez.',
  notThere: 'Bu bağlantı bu mesajda yok.',
  closed: 'Bu bağlantının önizlemesi gösterilemez.',
  unreachable: 'Bağlantıya ulaşılamadı.',
  nothing: 'Bu bağlantı bir önizleme vermiyor.',
  tooMany: 'Kısa sürede çok fazla önizleme istediniz. Lütfen biraz sonra tekrar deneyin.',
} as const;

export interface LinkPreviewRequest {
  url: string;
}

/** `url` and `host` of the page that answered at last; empty texts where it says nothing. */
export interface LinkPreview {
  url: string;
  host: string;
  title: string;
  description: string;
}
