import { handledBy } from '../../../platform/slices/bound-command.js';
import type { Slice } from '../../../platform/slices/slice.js';
import { CaseLetters } from './case-letters.service.js';
import { MailAppeal, MailCaseDecision, MailModeratedContent, MailReportSettled, MailSanction, MailSubrole } from './mail.commands.js';
import { MailAppealHandler } from './mail-appeal.handler.js';
import { mailAppeals } from './mail-appeals.policy.js';
import { MailCaseDecisionHandler } from './mail-case-decision.handler.js';
import { mailCaseDecisions } from './mail-case-decisions.policy.js';
import { MailModeratedContentHandler } from './mail-moderated-content.handler.js';
import { mailModeratedContent } from './mail-moderated-content.policy.js';
import { MailReportSettledHandler } from './mail-report-settled.handler.js';
import { MailSanctionHandler } from './mail-sanction.handler.js';
import { mailSanctions } from './mail-sanctions.policy.js';
import { mailSettledReports } from './mail-settled-reports.policy.js';
import { MailSubroleHandler } from './mail-subrole.handler.js';
import { mailSubroles } from './mail-subroles.policy.js';

/** Mails about decisions of moderators. */
export const mail: Slice = {
  commands: [
    handledBy(MailReportSettled, MailReportSettledHandler, 'mail'),
    handledBy(MailSanction, MailSanctionHandler, 'mail'),
    handledBy(MailCaseDecision, MailCaseDecisionHandler, 'mail'),
    handledBy(MailAppeal, MailAppealHandler, 'mail'),
    handledBy(MailSubrole, MailSubroleHandler, 'mail'),
    handledBy(MailModeratedContent, MailModeratedContentHandler, 'mail'),
  ],
  providers: [CaseLetters],
  policies: [mailSettledReports, mailSanctions, mailCaseDecisions, mailAppeals, mailModeratedContent, mailSubroles],
};
