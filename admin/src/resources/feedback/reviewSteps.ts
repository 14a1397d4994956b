import type { FeedbackRow, FeedbackStatus } from '@contracts/feedback';

/** What can be done about feedback; one key each. */
export interface ReviewStep {
  status: FeedbackStatus;
  label: string;
  keyName: string;
  look: 'primary' | 'plain';
  /** Whether notes are asked for before it is done. */
  asksNotes: boolean;
}

const TAKE: ReviewStep = { status: 'under_review', label: 'İncelemeye al', keyName: 'u', look: 'plain', asksNotes: false };
const RETURN: ReviewStep = { status: 'pending', label: 'Bırak', keyName: 'shift+u', look: 'plain', asksNotes: false };
const REOPEN: ReviewStep = { status: 'pending', label: 'Yeniden aç', keyName: 'g', look: 'plain', asksNotes: false };
const RESOLVE: ReviewStep = { status: 'resolved', label: 'Çözüldü', keyName: 'a', look: 'primary', asksNotes: true };
const DISMISS: ReviewStep = { status: 'dismissed', label: 'Kapat', keyName: 'x', look: 'plain', asksNotes: true };

export function stepsFor({ status }: FeedbackRow): readonly ReviewStep[] {
  switch (status) {
    case 'pending':
      return [RESOLVE, DISMISS, TAKE];
    case 'under_review':
      return [RESOLVE, DISMISS, RETURN];
    case 'resolved':
    case 'dismissed':
      return [REOPEN, { ...(status === 'resolved' ? RESOLVE : DISMISS), label: 'Notu düzenle', keyName: 'n', look: 'plain' }];
  }
}
