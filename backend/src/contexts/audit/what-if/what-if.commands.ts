import { Command } from '../../../kernel/command.js';

/** Tries what the member has asked for. What it is stands among their runs, under their key. */
export class RunWhatIf extends Command<{ memberId: string; runId: string }> {
  readonly type = 'RunWhatIf';
}

/** Throws a run away whose time is over. */
export class ForgetWhatIf extends Command<{ memberId: string; runId: string }> {
  readonly type = 'ForgetWhatIf';
}
