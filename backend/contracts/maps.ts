/** What the maps of the app may be made of, on the wire: `GET /api/career/map/services`: `MapServices`. */
export interface MapServices {
  /** Pictures of streets: an address with `{z}`, `{x}` and `{y}`, and whose they are. Null where a map shows the outline of the country alone. */
  tiles: { url: string; attribution: string } | null;
  /** Whether streets and districts are found by their names; otherwise provinces are. */
  finds_streets: boolean;
}

/** Whose pictures of streets are where the operator says nothing else. */
export const USUAL_ATTRIBUTION = '© OpenStreetMap katkıda bulunanlar';

export const LOCATING_TEXT = {
  needed: 'Aranacak yeri yazın ya da haritadan bir nokta seçin.',
  tooMany: 'Çok sık konum aradınız. Biraz sonra yeniden deneyin.',
  busy: 'Konum servisi şu an meşgul. Birkaç saniye sonra yeniden deneyin.',
  unreachable: 'Konum servisi şu an yanıt vermiyor. Haritadan bir nokta seçebilir ya da biraz sonra yeniden deneyebilirsiniz.',
} as const;
