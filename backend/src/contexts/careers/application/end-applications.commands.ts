import { Command } from '../../../kernel/command.js';

/** Destroys what is in all applications to a listing that staff removed, once nothing can bring it back on appeal. `position`: where the removal stands. */
export class EndRemovedJobApplications extends Command<{ readonly jobId: string; readonly position: number }> {
  readonly type = 'EndRemovedJobApplications';
}

/** Destroys what is in all applications to a listing, or of a member and to their listings. `position`: where the fact stands that ends them. */
export class DestroyJobApplications extends Command<{ readonly jobId: string | null; readonly memberId: string | null; readonly position: number }> {
  readonly type = 'DestroyJobApplications';
}
