/** How the machinery is doing, on the wire: what the console's operations page reads and may ask for. */

export const QUEUE_LABEL = {
  sanctions: 'Yaptırımlar',
  warnings: 'Uyarılar',
  cleanup: 'Temizlik',
  mail: 'E-posta',
  media: 'Medya',
  publishing: 'Yayınlama',
  notices: 'Bildirimler',
} as const;
export type QueueName = keyof typeof QUEUE_LABEL;
export const QUEUE_NAMES = ['sanctions', 'warnings', 'cleanup', 'mail', 'media', 'publishing', 'notices'] as const satisfies readonly QueueName[];

export const JOB_STATES = ['due', 'waiting', 'active', 'dead'] as const;
export type JobState = (typeof JOB_STATES)[number];
export const JOB_STATE_LABEL: Record<JobState, string> = { due: 'Sırada', waiting: 'Zamanını bekliyor', active: 'Çalışıyor', dead: 'Vazgeçildi' };

/** A queue and how many jobs it has in each state. */
export interface QueueRow {
  id: QueueName;
  due: number;
  waiting: number;
  active: number;
  dead: number;
}

/** A job; `due_at` is the time of its next try, or of its last one when it was given up. */
export interface QueuedJob {
  id: string;
  queue: QueueName;
  state: JobState;
  key: string;
  command: string;
  due_at: string;
  attempts: number;
  last_error: string | null;
}

/** So many events behind the end are counted; more are told as this many. */
export const MOST_BEHIND = 1_000;

/** Something that follows the log: a projection or a policy, and how many events it is behind the end. */
export interface FollowerRow {
  id: string;
  kind: 'projection' | 'policy';
  position: number;
  behind: number;
}

/** An event that a follower could not take. */
export interface ParkedRow {
  id: string;
  follower: string;
  position: number;
  event_id: string;
  type: string;
  error: string;
}

/** How many members are connected now. */
export interface OnlineCount {
  count: number;
}

export const OPERATIONS_TEXT = {
  jobGone: 'Bu iş artık burada değil: yeniden çalışmış veya atılmış olabilir.',
  retried: 'İş yeniden sıraya alındı',
  discarded: 'İş atıldı',
} as const;
