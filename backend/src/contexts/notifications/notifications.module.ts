import { Module } from '@nestjs/common';
import { choicesHandlers } from './choices/choices.handlers.js';
import { NotificationsController } from './http/notifications.controller.js';
import { MailReportSettledHandler } from './mail/mail-report-settled.handler.js';
import { MailSanctionHandler } from './mail/mail-sanction.handler.js';
import { ChoicesQuery } from './read/choices.query.js';

@Module({
  controllers: [NotificationsController],
  providers: [...choicesHandlers, MailReportSettledHandler, MailSanctionHandler, ChoicesQuery],
})
export class NotificationsModule {}
