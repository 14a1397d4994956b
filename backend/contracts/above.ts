/**
 * What comments stand under besides topics. There they are answered one level deep, and may be read by whoever may read that. Another kind is another
 * entry: everything else asks for it when it is compiled.
 */
export const ABOVE = {
  post: { id: 'postId', field: 'post_id', page: '/blog/' },
  project: { id: 'projectId', field: 'project_id', page: '/projects/' },
} as const;

export type AboveKind = keyof typeof ABOVE;
export const ABOVE_KINDS = Object.keys(ABOVE) as AboveKind[];

export interface Above<Kind extends AboveKind = AboveKind> {
  readonly kind: Kind;
  readonly id: string;
}

type Of<Kind extends AboveKind, Name extends 'id' | 'field'> = (typeof ABOVE)[Kind][Name];
/** The same as facts and rows say it: the id of one of them, or null for each where it is something else. */
export type AboveIds = { [Kind in AboveKind as Of<Kind, 'id'>]: string | null };
export type AboveFields = { [Kind in AboveKind as Of<Kind, 'field'>]: string | null };

const idOf = (above: Above | null, kind: AboveKind): string | null => (above?.kind === kind ? above.id : null);
export const aboveIds = (above: Above | null): AboveIds => ({ postId: idOf(above, 'post'), projectId: idOf(above, 'project') });
export const aboveFields = (above: Above | null): AboveFields => ({ post_id: idOf(above, 'post'), project_id: idOf(above, 'project') });
export const NOTHING_ABOVE: AboveIds = aboveIds(null);

type SomeIds = { readonly topicId?: string | null | undefined } & { readonly [Id in keyof AboveIds]?: string | null | undefined };
type SomeFields = { readonly topic_id?: string | null | undefined } & { readonly [Field in keyof AboveFields]?: string | null | undefined };

/** What something is about or stands under; null where that is a topic or nothing. */
export function aboveOf(ids: SomeIds): Above | null {
  for (const kind of ABOVE_KINDS) {
    const id = ids[ABOVE[kind].id];
    if (id) return { kind, id };
  }
  return null;
}

export function aboveIn(fields: SomeFields): Above | null {
  for (const kind of ABOVE_KINDS) {
    const id = fields[ABOVE[kind].field];
    if (id) return { kind, id };
  }
  return null;
}

/** Id of the topic, or of what else it stands under or is about; null where that is nothing. */
export const threadOf = (ids: SomeIds): string | null => ids.topicId || (aboveOf(ids)?.id ?? null);

/** Path of the page of the topic, or of what else it stands under or is about. */
export function pagePath(ids: SomeIds): string | null {
  const above = aboveOf(ids);
  if (above) return `${ABOVE[above.kind].page}${above.id}`;
  return ids.topicId ? `/forum/topic/${ids.topicId}` : null;
}

/** What is written under it; only for those who may read it. */
export const aboveChannel = ({ kind, id }: Above): string => `${kind}:${id}`;
