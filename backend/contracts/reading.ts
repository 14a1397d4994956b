/** Reading on the wire: pages of comments from any place, and how far a member has read. */
import type { Listing } from './envelope.js';
import type { Comment } from './forum.js';

/** Where a page of comments lies; at most one of them. Without any it begins at `offset`. */
export interface CommentPlace {
  /** Id of the comment that the page follows. */
  after?: string;
  /** Id of the comment that the page ends before. */
  before?: string;
  /** Id of a comment that the page shows with what stands around it. */
  around?: string;
  /** The last page. */
  edge?: 'last';
}

export const COMMENT_EDGES = ['last'] as const;

/** `offset` is the number of comments before the first of the page; null behind `after`, where whoever walks on knows it. */
export interface CommentPage extends Omit<Listing<Comment>, 'offset'> {
  offset: number | null;
  /** Ids to go on from; null where nothing more stands in that direction. */
  cursors: { before: string | null; after: string | null };
}

/** How far a member has read in a topic. */
export interface ReadingMark {
  topicId: string;
  /** The last comment that was read; null when only the topic's own text was. */
  commentId: string | null;
  /** How many comments stand up to that one. */
  number: number;
  /** ISO time of the reading. */
  at: string;
}

export interface Reading {
  /** ISO time; what happened up to then counts as read. Null until the member has read anything. */
  since: string | null;
  marks: ReadingMark[];
}

/** At least one of them. What was read further already stays so: nothing goes back. */
export interface ReadingRequest {
  /** Ids of the last comments that were read, one for each topic. */
  comments?: string[];
  /** Ids of topics whose own text was read. */
  topics?: string[];
  /** ISO time: everything up to then was read. */
  since?: string;
}

export const READING_LIMITS = {
  /** Marks in one request, and topics asked about at once. */
  batch: 100,
  /** Topics whose marks are kept for a member; of older ones is only known that they were read. */
  topics: 5_000,
  /** For how long it is offered to take back that everything counts as read, and for how long the server does it. */
  undoSeconds: 10,
  undoAnsweredSeconds: 60,
} as const;

export const READING_TEXT = {
  onePlace: 'Yorumlar için yalnızca bir yer verilebilir: after, before, around ya da edge.',
  resume: 'Kaldığınız yerden devam edin',
  older: 'Öncekileri göster',
  last: 'Son yorum',
  first: 'İlk yorum',
  noFurther: 'Okunmamış başka yorum yok.',
  noEarlier: 'Öncesinde okunmamış yorum yok.',
  loading: 'Yorumlar yükleniyor…',
  markAll: 'Tümünü okundu say',
  markedAll: 'Tüm konular okundu sayıldı.',
  undo: 'Geri al',
  undone: 'Okunmamışlar geri geldi.',
  notUndone: 'Bu işlem artık geri alınamaz.',
  lost: 'Bağlantının gösterdiği yorum bulunamadı veya kaldırıldı.',
} as const;

/** '13. yorum, toplam 120' */
export const placeText = (number: number, total: number): string => `${number.toLocaleString('tr-TR')}. yorum, toplam ${total.toLocaleString('tr-TR')}`;

/** '12 yeni' */
export const newCount = (count: number): string => `${count.toLocaleString('tr-TR')} yeni`;
