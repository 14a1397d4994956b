import { Schema } from 'mongoose';
import type { NotificationOutcome, NotificationReason, NotificationType } from '../../../../contracts/notifications.js';
import { viewModel } from '../../../platform/views/view-model.js';

/** Those who caused it last, in places that are taken in turn: a row stays small however often it happens. */
export const PLACES = ['a', 'b', 'c'] as const;
export type Recent = Partial<Record<(typeof PLACES)[number], { readonly id: string; readonly position: number }>>;

/** A row of the centre: everything of one type about one thing, for one member. */
export interface NotificationDocument {
  readonly _id: string;
  readonly member_id: string;
  readonly row: string;
  readonly type: NotificationType;
  readonly reason: NotificationReason;
  readonly outcome: NotificationOutcome | null;
  readonly topic_id: string | null;
  readonly comment_id: string | null;
  readonly recent?: Recent;
  /** How often it happened since it was last read … */
  readonly fresh: number;
  /** … and how often it had when it was read. */
  readonly seen?: number;
  readonly unread: boolean;
  readonly at: string;
  readonly position: number;
}

const schema = new Schema(
  {
    _id: String,
    member_id: String,
    row: String,
    type: String,
    reason: String,
    outcome: String,
    topic_id: String,
    comment_id: String,
    recent: Schema.Types.Mixed,
    fresh: Number,
    seen: Number,
    unread: Boolean,
    at: String,
    position: Number,
  },
  { versionKey: false },
);
schema.index({ member_id: 1, type: 1, position: -1 });
schema.index({ member_id: 1, unread: 1, type: 1, at: 1 });
schema.index({ member_id: 1, unread: 1, topic_id: 1 });

/** When a member was last told of anything. */
export interface NotifiedDocument {
  readonly _id: string;
  readonly last_at: string;
}

export const notificationsView = viewModel('notifications', schema);
export const notifiedView = viewModel('notified_members', new Schema({ _id: String, last_at: { type: String, index: true } }, { versionKey: false }));
export const rowKey = (memberId: string, row: string): string => `${memberId}:${row}`;
