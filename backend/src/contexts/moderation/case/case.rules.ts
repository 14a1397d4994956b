import { CASE_LIMITS, CASE_TEXT, type CaseAction, isOnContent, isTimed } from '../../../../contracts/cases.js';
import { MODERATION_TEXT } from '../../../../contracts/moderation.js';
import { outranks } from '../../../../contracts/permissions.js';
import { PROFILE_FIELD_TEXT, type ProfileField, type ProfileFieldShown } from '../../../../contracts/profile-fields.js';
import { endsLater } from '../../../../contracts/sanctions.js';
import { RuleViolation } from '../../../kernel/rule-violation.js';
import { minutesAfter } from '../standing/standing.rules.js';
import type { AlreadySo, DecideCase, Deciding } from './case.commands.js';

/** Nobody decides about themselves, about what was said between them and somebody, or about those who do not stand below them. */
export function refuseDeciding({ moderatorId, isParty, moderatorRole, memberRole }: Deciding, memberId: string): void {
  if (moderatorId === memberId) throw new RuleViolation('case.about-yourself', MODERATION_TEXT.aboutYourself, null, 'forbidden');
  if (isParty) throw new RuleViolation('case.own-conversation', MODERATION_TEXT.ownConversation, null, 'forbidden');
  if (outranks(memberRole, moderatorRole)) throw new RuleViolation('case.about-superior', MODERATION_TEXT.aboutSuperior, null, 'forbidden');
}

/** Throws when what is decided contradicts itself, or does not fit. */
export function refuseContradiction({ status, actions, message, staffNote, clause }: DecideCase['data']): void {
  if (status === 'dismissed' && actions.length > 0) throw invalid('case.dismissed-acts', 'actions', CASE_TEXT.dismissedActs);
  if (actions.filter(({ action }) => isTimed(action)).length > 1) throw invalid('case.one-of-timed', 'actions', CASE_TEXT.oneOfTimed);
  if (actions.filter(({ action }) => isOnContent(action)).length > 1) throw invalid('case.one-of-content', 'actions', CASE_TEXT.oneOfContent);
  if ((message?.length ?? 0) > CASE_LIMITS.message) throw invalid('case.message-long', 'message', CASE_TEXT.messageLong);
  if ((staffNote?.length ?? 0) > CASE_LIMITS.staffNote) throw invalid('case.staff-note-long', 'staffNote', CASE_TEXT.staffNoteLong);
  if ((clause?.length ?? 0) > CASE_LIMITS.clause) throw invalid('case.clause-long', 'clause', CASE_TEXT.clauseLong);
}

/** Throws when an action would change nothing: nobody is to believe that it was done. */
export function refuseIdle({ actions, fields, already }: Pick<DecideCase['data'], 'actions' | 'fields' | 'already'>, at: string): void {
  if (already.fields && actions.some(({ action }) => isOnContent(action))) refuseIdleFields(fields, already.fields, actions);
  for (const action of actions) {
    const why = idleBecause(action, already, at);
    if (why) throw new RuleViolation('case.changes-nothing', why, null, 'conflict');
  }
}

function idleBecause({ action, durationMinutes }: CaseAction, { state, warned, mutedUntil, restriction }: AlreadySo, at: string): string | null {
  const until = minutesAfter(at, durationMinutes);
  switch (action) {
    case 'warn_user':
      return warned ? CASE_TEXT.alreadyWarned : null;
    case 'mute_user':
      return mutedUntil !== null && !endsLater(until, mutedUntil) ? CASE_TEXT.alreadyRestricted : null;
    case 'suspend_user':
      return restriction && !endsLater(until, restriction.until) ? CASE_TEXT.alreadyRestricted : null;
    case 'ban_user':
      return restriction?.kind === 'banned' && !endsLater(until, restriction.until) ? CASE_TEXT.alreadyRestricted : null;
    case 'hide_content':
      return state === 'deleted' ? CASE_TEXT.alreadyGone : state === 'hidden' ? CASE_TEXT.alreadyHidden : null;
    case 'delete_content':
      return state === 'deleted' ? CASE_TEXT.alreadyGone : null;
  }
}

/** What is hidden may still be deleted, and what waits in a field that is kept from view may be kept out. */
function refuseIdleFields(chosen: readonly ProfileField[], fields: readonly ProfileFieldShown[], actions: readonly CaseAction[]): void {
  if (chosen.length === 0) throw invalid('case.no-field', 'fields', PROFILE_FIELD_TEXT.noneChosen);
  const deletes = actions.some(({ action }) => action === 'delete_content');
  for (const { state, waiting } of fields.filter(({ name }) => chosen.includes(name))) {
    if (waiting !== null || state === 'shown' || (state === 'hidden' && deletes)) continue;
    const why = state === 'empty' ? PROFILE_FIELD_TEXT.nothingThere : PROFILE_FIELD_TEXT.alreadyAway;
    throw new RuleViolation('case.changes-nothing', why, null, 'conflict');
  }
}

export const invalid = (code: string, field: string, sentence: string) => new RuleViolation(code, sentence, { [field]: sentence });
